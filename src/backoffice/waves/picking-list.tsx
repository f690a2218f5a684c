import { useEffect, useState } from 'react';
import { shortDate } from '#i18n/dates.ts';
import { number } from '#i18n/numbers.ts';
import type { WaveShape } from '#modules/waves/admin-contracts.ts';
import { findPicked } from '#modules/waves/rules/index.ts';
import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { Button } from '#ui/button.tsx';
import type { ShownForm } from '../form/shown-form.ts';
import { Panel } from '../parts/panel.tsx';
import { useMay } from '../parts/use-may.ts';
import { officePaths } from '../paths.ts';
import { useUnsent } from '../unsent/unsent-provider.tsx';
import { beep } from './beep.ts';
import { CameraScanner } from './camera-scanner.tsx';
import { MissingForm } from './missing-form.tsx';
import { ScanField } from './scan-field.tsx';
import { ScanSaid } from './scan-said.tsx';
import { t } from './wave-words.ts';

type PickLine = WaveShape['picking'][number];

const lineKey = ({ variantCode, lot, place }: PickLine) => [variantCode, lot, place].join('|');

/** The latest picked quantities of this page, else the server's. */
function useTaken(wave: number) {
  const { own, add } = useUnsent(`prelevement-${wave}`);
  const [ticked, setTicked] = useState<ReadonlyMap<string, { key: string; taken: number }>>(
    new Map(),
  );
  useEffect(() => {
    const refused = new Set(own.filter((one) => one.refused !== null).map(({ key }) => key));
    if (refused.size > 0)
      setTicked((before) => new Map([...before].filter(([, { key }]) => !refused.has(key))));
  }, [own]);
  // Waiting entries survive a reload.
  const waiting = new Map(
    own
      .filter(({ refused }) => refused === null)
      .map(({ fields: { line = '', taken } }) => [line, Number(taken)]),
  );
  const isTaken = (line: PickLine) => {
    const key = lineKey(line);
    return (waiting.get(key) ?? ticked.get(key)?.taken ?? line.taken) >= line.quantity;
  };
  const take = (line: PickLine, isDone: boolean) => {
    const key = lineKey(line);
    const { variantCode, lot, place } = line;
    const taken = isDone ? line.quantity : 0;
    const sent = crypto.randomUUID();
    setTicked((before) => new Map(before).set(key, { key: sent, taken }));
    add({
      key: sent,
      name: t('picking.one', { name: nameOf(line) }),
      to: officePaths.picked(wave),
      fields: {
        line: key,
        taken: String(taken),
        picked: JSON.stringify({ variantCode, lot, place, taken }),
      },
    });
  };
  return { isTaken, take };
}

interface Named {
  productName: string;
  variantName: string | null;
}

const nameOf = ({ productName, variantName }: Named) =>
  [productName, variantName].filter(Boolean).join(', ');

interface PickingListProps {
  wave: number;
  lines: WaveShape['picking'];
  /** The orders of the wave, to hold one whose article is missing. */
  members: WaveShape['members'];
  missing: ShownForm<'missing'>;
  formKey: string;
  refused: FormAnswer | undefined;
}

/**
 * Picking list by place (O-48), for use on a phone: a tap or a scan marks a line as picked. Stored in the browser until the
 * server confirmed it, so that colleagues see it.
 */
export function PickingList(props: PickingListProps) {
  const { wave, lines, members, formKey, refused, missing } = props;
  const mayPick = useMay('orders.manage');
  const { isTaken, take } = useTaken(wave);
  const [isScanning, setScanning] = useState(false);
  const [said, setSaid] = useState<{ text: string; isRight: boolean } | null>(null);
  const read = (text: string) => {
    const { says, line } = findPicked(lines, text, isTaken);
    const isRight = says === 'taken';
    beep(isRight);
    if (line && isRight) take(line, true);
    const name = line ? nameOf(line) : '';
    setSaid({ text: t(`picking.says.${says}`, { name, count: line?.quantity ?? 0 }), isRight });
  };
  const left = lines.filter((line) => !isTaken(line)).length;
  const untaken = new Set(lines.filter((line) => !isTaken(line)).map((line) => line.variantCode));
  const holdable = members
    .filter(({ state }) => state === 'to_pack')
    .map(({ number, goods }) => ({
      number,
      articles: goods.filter((good) => untaken.has(good.variantCode)).map((good) => nameOf(good)),
    }))
    .filter(({ articles }) => articles.length > 0);
  return (
    <Panel
      title={t('picking.title')}
      aside={
        lines.length > 0 && (
          <span className="text-small text-encre-2 tabular-nums">
            {t('picking.left', { count: left })}
          </span>
        )
      }
    >
      {lines.length === 0 && <p>{t('picking.none')}</p>}
      {mayPick && lines.length > 0 && !isScanning && (
        <Button
          type="button"
          variant="secondary"
          size="compact"
          className="mb-3"
          onClick={() => setScanning(true)}
        >
          {t('picking.scan')}
        </Button>
      )}
      {isScanning && (
        <div className="mb-4 grid gap-3">
          <ScanSaid said={said} />
          <ScanField onScan={read} label={t('picking.field')} hint={t('picking.hint')} />
          <CameraScanner onScan={read} />
        </div>
      )}
      {mayPick && holdable.length > 0 && (
        <div className="mb-3">
          <MissingForm form={missing} orders={holdable} formKey={formKey} refused={refused} />
        </div>
      )}
      <ol className="divide-y divide-brume-2">
        {lines.map((line) => (
          <li key={lineKey(line)}>
            <Line
              line={line}
              isTaken={isTaken(line)}
              onTake={mayPick ? (isDone) => take(line, isDone) : null}
            />
          </li>
        ))}
      </ol>
    </Panel>
  );
}

interface LineProps {
  line: PickLine;
  isTaken: boolean;
  /** Null for users who may only read. */
  onTake: ((isDone: boolean) => void) | null;
}

function Line({ line, isTaken, onTake }: LineProps) {
  const { place, variantCode, lot, bestBefore, quantity, orders, ean, grossGrams } = line;
  const facts = [
    lot ? t('picking.lot', { lot }) : t('picking.noLot'),
    bestBefore && t('picking.before', { date: shortDate(bestBefore) }),
    t('picking.code', { code: variantCode }),
    ean && t('picking.ean', { ean }),
    grossGrams > 0 && t('picking.weight', { kilos: number(grossGrams / 1000) }),
    t('picking.orders', { count: orders }),
  ].filter(Boolean);
  return (
    <label className="grid grid-cols-[2.75rem_6.5rem_minmax(0,1fr)] items-start gap-x-2 py-3 has-checked:opacity-50">
      <span className="grid size-11 place-items-center">
        <input
          type="checkbox"
          className="size-6 rounded-badge accent-sapin-700"
          checked={isTaken}
          disabled={onTake === null}
          onChange={({ currentTarget }) => onTake?.(currentTarget.checked)}
        />
      </span>
      <span className="pt-2">
        <span className="block text-body font-bold tabular-nums">{number(quantity)} ×</span>
        <span className="block text-small break-words text-encre-2">
          {place || t('picking.noPlace')}
        </span>
      </span>
      <span className="min-w-0 pt-2">
        <strong className="block break-words">{nameOf(line)}</strong>
        <span className="block text-small break-words text-encre-2">{facts.join(' · ')}</span>
      </span>
    </label>
  );
}
