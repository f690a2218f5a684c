import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { number } from '#i18n/numbers.ts';
import { MOST_LINES } from '#modules/catalog/rules/index.ts';
import type { PurchaseDetailShape } from '#modules/purchasing/admin-contracts.ts';
import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { PageForm } from '#pages/forms/page-form.tsx';
import { type FormState, useForm } from '#pages/forms/use-form.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { FormKey } from '../parts/form-key.tsx';
import { officePaths } from '../paths.ts';
import { t as unsentWords } from '../unsent/unsent-words.ts';
import { beep } from '../waves/beep.ts';
import { CameraScanner } from '../waves/camera-scanner.tsx';
import { ScanField } from '../waves/scan-field.tsx';
import { ScanSaid } from '../waves/scan-said.tsx';
import { countScan } from './count-scans.ts';
import { t } from './purchasing-words.ts';
import {
  type CountedRow,
  isDamageUnsaid,
  type ROW_FIELDS,
  receiptOf,
  rowField,
} from './typed-receipt.ts';
import { useCount } from './use-count.ts';

/** Queue name of the place where a purchase order's delivery is counted. */
export const goodsInDesk = (purchase: number) => `reception-${purchase}`;

/** The line that says why nothing can be sent. */
const WHY = 'counting-why';

interface CountingDeskProps {
  purchase: PurchaseDetailShape;
  formKey: string;
  refused: FormAnswer | undefined;
}

/** Initial rows: one per expected article, or the submitted ones after a refusal. */
function firstRows({ lines }: PurchaseDetailShape, refused: FormAnswer | undefined): CountedRow[] {
  const typed = (field: (typeof ROW_FIELDS)[number], row: number) =>
    refused?.values[rowField(field, row)] ?? '';
  return lines
    .filter(({ quantity, received, damaged }) => received + damaged < quantity)
    .map(({ variantCode }, row) => ({
      variantCode,
      quantity: typed('quantity', row),
      lot: typed('lot', row),
      bestBefore: typed('bestBefore', row),
      place: typed('place', row),
      damaged: typed('damaged', row),
      damage: typed('damage', row),
    }));
}

/**
 * Counts a delivery by scanner, camera or hand, and shows what is missing. Counts are stored in the browser until the server
 * confirmed them. Without scripts it is an ordinary form.
 */
export function CountingDesk({ purchase, formKey, refused }: CountingDeskProps) {
  const navigate = useNavigate();
  const [initial] = useState(() => firstRows(purchase, refused));
  const form = useForm('receivePurchase', refused);
  const count = useCount({
    desk: goodsInDesk(purchase.id),
    initial,
    sendAs: ({ rows, note }) => ({
      name: t('goodsIn.title', { number: purchase.number }),
      to: officePaths.received(purchase.id),
      fields: { receipt: JSON.stringify(receiptOf(rows, note)) },
    }),
    onReceived: () => void navigate(officePaths.purchase(purchase.id, 'recue')),
  });
  const [said, setSaid] = useState<{ text: string; isRight: boolean } | null>(null);
  const last = useRef<number | null>(null);
  // The camera and the field call the latest handler, however long ago they started.
  const now = useRef(count);
  useEffect(() => {
    now.current = count;
  });
  const [hasScripts, setScripts] = useState(false);
  useEffect(() => setScripts(true), []);

  const read = (text: string) => {
    if (now.current.isAway) {
      beep(false);
      setSaid({ text: unsentWords('notCounted'), isRight: false });
      return;
    }
    const done = countScan(purchase.lines, { rows: now.current.rows, last: last.current }, text);
    beep(done.isRight);
    last.current = done.last;
    if (done.isRight) now.current.change({ rows: done.rows });
    const { name, count: pieces, lot } = done;
    const facts = { name, count: pieces, lot, most: number(MOST_LINES) };
    setSaid({ text: t(`goodsIn.says.${done.says}`, facts), isRight: done.isRight });
  };
  const [isChecked, setChecked] = useState(false);
  const counted = Map.groupBy(count.rows, ({ variantCode }) => variantCode);
  const sumOf = (rows: readonly CountedRow[], field: 'quantity' | 'damaged') =>
    rows.reduce((sum, row) => sum + (Number(row[field]) || 0), 0);
  const piecesOf = (code: string) => {
    const rows = counted.get(code) ?? [];
    return sumOf(rows, 'quantity') + sumOf(rows, 'damaged');
  };
  const pieces = sumOf(count.rows, 'quantity');
  const damaged = sumOf(count.rows, 'damaged');
  const difference = purchase.lines.map(
    (line) =>
      piecesOf(line.variantCode) - Math.max(0, line.quantity - line.received - line.damaged),
  );
  const short = -difference.reduce((sum, pieces) => sum + Math.min(0, pieces), 0);
  const over = difference.reduce((sum, pieces) => sum + Math.max(0, pieces), 0);
  const { isAway } = count;
  const isEmpty = hasScripts && pieces + damaged === 0;
  return (
    <div data-stored-by-page className="grid max-w-narrow grid-cols-1 gap-4">
      {hasScripts && (
        <>
          <ScanSaid said={said} />
          <ScanField onScan={read} label={t('goodsIn.field')} hint={t('goodsIn.hint')} />
          <CameraScanner onScan={read} />
        </>
      )}
      {count.isRestored && !isAway && (
        <Alert tone="info">
          {t('goodsIn.restored')}{' '}
          <Button type="button" variant="quiet" size="compact" onClick={count.clear}>
            {t('goodsIn.clear')}
          </Button>
        </Alert>
      )}
      <PageForm form={form} className="grid gap-4">
        <FormKey value={formKey} />
        <ul className="grid gap-2">
          {count.rows.map((row, index) => (
            <CountedLine
              // biome-ignore lint/suspicious/noArrayIndexKey: a row is where it stands: lots of an article follow one another
              key={`${row.variantCode} ${index}`}
              line={purchase.lines.find(({ variantCode }) => variantCode === row.variantCode)}
              row={row}
              index={index}
              counted={piecesOf(row.variantCode)}
              form={form}
              isAway={isAway}
              isUnsaid={isChecked && isDamageUnsaid(row)}
              onChange={(changed) => count.change({ rows: count.rows.with(index, changed) })}
            />
          ))}
        </ul>
        <TextField
          id={form.field('note').id}
          name="note"
          error={form.field('note').error}
          label={t('goodsIn.note')}
          hint={t('goodsIn.noteHint')}
          autoComplete="off"
          maxLength={200}
          readOnly={isAway}
          value={count.note}
          onChange={({ currentTarget }) => count.change({ note: currentTarget.value })}
        />
        <CountNotes
          pieces={pieces}
          damaged={damaged}
          short={short}
          over={over}
          isOffline={count.isOffline}
        />
        <div className="flex flex-wrap items-center gap-3">
          <Button
            type="submit"
            className="max-md:w-full"
            pending={form.pending || isAway}
            disabled={isEmpty}
            aria-describedby={isEmpty ? WHY : undefined}
            onClick={(event) => {
              event.preventDefault();
              setChecked(true);
              if (!isAway && !count.rows.some(isDamageUnsaid)) count.send();
            }}
          >
            {damaged > 0 && pieces === 0
              ? t('goodsIn.submitDamaged')
              : t('goodsIn.submit', { count: hasScripts ? pieces : 0 })}
          </Button>
          {isEmpty && (
            <p id={WHY} className="text-small text-encre-2">
              {t('goodsIn.nothingYet')}
            </p>
          )}
        </div>
      </PageForm>
    </div>
  );
}

interface CountNotesProps {
  pieces: number;
  damaged: number;
  short: number;
  over: number;
  isOffline: boolean;
}

/** Differences between counted and ordered quantities, and whether it waits for a connection. */
function CountNotes({ pieces, damaged, short, over, isOffline }: CountNotesProps) {
  return (
    <>
      {damaged > 0 && <Alert tone="warning">{t('goodsIn.damagedNote', { count: damaged })}</Alert>}
      {pieces + damaged > 0 && short + over > 0 && (
        <Alert tone="warning">
          {[
            short > 0 && t('goodsIn.short', { count: short }),
            over > 0 && t('goodsIn.over', { count: over }),
          ]
            .filter(Boolean)
            .join(' ')}
        </Alert>
      )}
      {isOffline && (
        <Alert tone="warning" live>
          {t('goodsIn.offline')}
        </Alert>
      )}
    </>
  );
}

interface CountedLineProps {
  line: PurchaseDetailShape['lines'][number] | undefined;
  row: CountedRow;
  index: number;
  /** Pieces of its article in all rows. */
  counted: number;
  form: FormState;
  isAway: boolean;
  /** Sent without saying what is wrong with its damaged pieces. */
  isUnsaid: boolean;
  onChange: (row: CountedRow) => void;
}

/** Pieces of one lot of an article. */
function CountedLine(props: CountedLineProps) {
  const { line, row, index, counted, form, isAway, isUnsaid, onChange } = props;
  const { quantity: ordered = 0, received = 0, damaged = 0 } = line ?? {};
  const rest = Math.max(0, ordered - received - damaged - counted);
  const field = (name: (typeof ROW_FIELDS)[number]) => {
    const { id, name: sent, error } = form.field(rowField(name, index));
    return {
      id,
      name: sent,
      error,
      value: row[name] ?? '',
      readOnly: isAway,
      autoComplete: 'off',
      onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
        onChange({ ...row, [name]: currentTarget.value }),
    };
  };
  return (
    <li className="rounded-card border border-brume-2 bg-blanc px-4 py-2">
      <input type="hidden" name={rowField('variantCode', index)} value={row.variantCode} />
      {/* Rows without a count are collapsed to one line, since deliveries are long and phones are
          small. */}
      <details open={row.quantity !== '' || row.lot !== '' || Boolean(row.damaged)}>
        <summary className="flex min-h-11 cursor-pointer flex-wrap items-center justify-between gap-x-3">
          <strong className="min-w-0 break-words">
            {line?.name} <span className="font-normal text-encre-2">{line?.format}</span>
          </strong>
          <span className="text-small text-encre-2 tabular-nums">
            {t('goodsIn.expected', { count: rest })}
          </span>
        </summary>
        <div className="mt-2 grid grid-cols-2 gap-3 md:grid-cols-[5rem_1fr_11rem_1fr]">
          <TextField
            {...field('quantity')}
            label={t('goodsIn.quantity')}
            inputMode="numeric"
            pattern="\d{1,6}"
          />
          <TextField {...field('lot')} label={t('goodsIn.lot')} maxLength={40} />
          <TextField {...field('bestBefore')} type="date" label={t('goodsIn.bestBefore')} />
          <TextField {...field('place')} label={t('goodsIn.place')} maxLength={20} />
        </div>
        <div className="mt-3 mb-2 grid grid-cols-[5rem_1fr] items-start gap-3">
          <TextField
            {...field('damaged')}
            label={t('goodsIn.damaged')}
            inputMode="numeric"
            pattern="\d{1,6}"
          />
          <TextField
            {...field('damage')}
            label={t('goodsIn.damage')}
            error={isUnsaid ? t('goodsIn.damageUnsaid') : field('damage').error}
            maxLength={200}
          />
        </div>
      </details>
    </li>
  );
}
