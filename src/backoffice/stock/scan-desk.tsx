import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { number } from '#i18n/numbers.ts';
import { MOST_LINES } from '#modules/catalog/rules/index.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { officePaths } from '../paths.ts';
import { countScan, underOneCode } from '../purchasing/count-scans.ts';
import { type CountedRow, receiptOf } from '../purchasing/typed-receipt.ts';
import { useCount } from '../purchasing/use-count.ts';
import { browserMoment } from '../unsent/browser-clock.ts';
import { t as unsentWords } from '../unsent/unsent-words.ts';
import { beep } from '../waves/beep.ts';
import { CameraScanner } from '../waves/camera-scanner.tsx';
import { ScanField } from '../waves/scan-field.tsx';
import { ScanSaid } from '../waves/scan-said.tsx';
import { t } from './stock-words.ts';
import { useArticleNames } from './use-article-names.ts';

type Kind = 'delivery' | 'count';

const NO_ROWS: readonly CountedRow[] = [];
const DESKS: Readonly<Record<Kind, string>> = { delivery: 'reception', count: 'comptage' };

/** The line that says why nothing can be sent. */
const WHY = 'scan-why';

const isPieces = (typed: string) => /^\d{1,6}$/.test(typed);

/** A row's count has the time of its first piece: later movements are not part of it. */
const countedNow = (row: CountedRow): CountedRow =>
  row.countedAt === undefined ? { ...row, countedAt: browserMoment() } : row;

/**
 * Receives a delivery, or counts shelves, by scanner, camera or hand. Scans are stored in the browser until the server confirmed
 * them; without a connection they are sent later, automatically and once.
 */
export function ScanDesk({ kind }: { kind: Kind }) {
  const navigate = useNavigate();
  const count = useCount({
    desk: DESKS[kind],
    initial: NO_ROWS,
    sendAs: ({ rows, note, supplier }) => {
      if (kind === 'count') {
        const fields = { count: JSON.stringify(rows) };
        return { name: t('scan.count.entry'), to: officePaths.countedShelf(), fields };
      }
      const fields = { delivery: JSON.stringify({ ...receiptOf(rows, note), supplier }) };
      return { name: t('scan.delivery.title'), to: officePaths.scannedDelivery(), fields };
    },
    onReceived: () => void navigate(officePaths.delivery('recue')),
  });
  const names = useArticleNames(count.rows.map(({ variantCode }) => variantCode));
  const nameOf = (code: string) => names.get(code)?.name || code;
  const codeOf = (code: string) => names.get(code)?.code || code;
  const [said, setSaid] = useState<{ text: string; isRight: boolean } | null>(null);
  const last = useRef<number | null>(null);
  // The camera and the field call the latest handler, however long ago they started.
  const now = useRef({ count, codeOf });
  useEffect(() => {
    now.current = { count, codeOf };
  });
  const hasOtherCodes = count.rows.some(({ variantCode }) => codeOf(variantCode) !== variantCode);
  useEffect(() => {
    // When two codes turn out to be of one article, their rows are merged.
    const { count: current, codeOf: codes } = now.current;
    if (!hasOtherCodes || current.isAway) return;
    const rows = underOneCode(current.rows, codes);
    const before = last.current === null ? undefined : current.rows[last.current];
    const after = rows.findIndex(
      ({ variantCode, lot }) =>
        before && variantCode === codes(before.variantCode) && (!before.lot || lot === before.lot),
    );
    last.current = after < 0 ? null : after;
    current.change({ rows });
  }, [hasOtherCodes]);

  const say = (text: string, isRight: boolean) => {
    beep(isRight);
    setSaid({ text, isRight });
  };
  const read = (text: string) => {
    const { count: current, codeOf: codes } = now.current;
    if (current.isAway) return say(unsentWords('notCounted'), false);
    const done = countScan(null, { rows: current.rows, last: last.current }, text, codes);
    last.current = done.last;
    if (done.isRight) current.change({ rows: done.rows.map(countedNow) });
    const { variantCode: code = '' } = done.rows[done.last ?? -1] ?? {};
    const facts = {
      name: nameOf(code),
      count: done.count,
      lot: done.lot,
      most: number(MOST_LINES),
    };
    say(t(`scan.says.${done.says}`, facts), done.isRight);
  };
  const pieces = count.rows.reduce((sum, { quantity }) => sum + (Number(quantity) || 0), 0);
  const isWrong = count.rows.some(({ quantity }) => !isPieces(quantity));
  const why =
    count.rows.length === 0 ? t('scan.nothingYet') : isWrong ? t('scan.wrongPieces') : null;
  const send = () => {
    if (kind === 'delivery') return count.send();
    const counted = count.rows.length;
    count.sendAndClear();
    last.current = null;
    setSaid({ text: t('scan.count.sent', { count: counted }), isRight: true });
  };
  return (
    <div className="grid max-w-narrow grid-cols-1 gap-4">
      <ScanSaid said={said} />
      <ScanField onScan={read} label={t('scan.field')} hint={t('scan.hint')} />
      <CameraScanner onScan={read} />
      {count.isRestored && !count.isAway && count.rows.length > 0 && (
        <Alert tone="info">
          {t('scan.restored')}{' '}
          <Button type="button" variant="quiet" size="compact" onClick={count.clear}>
            {t('scan.clear')}
          </Button>
        </Alert>
      )}
      <ul className="grid gap-2">
        {count.rows.map((row, index) => (
          <ScannedLine
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is where it stands: lots of an article follow one another
            key={`${row.variantCode} ${index}`}
            row={row}
            index={index}
            name={nameOf(row.variantCode)}
            isAway={count.isAway}
            onChange={(changed) => count.change({ rows: count.rows.with(index, changed) })}
            onRemove={() => {
              last.current = null;
              count.change({ rows: count.rows.toSpliced(index, 1) });
            }}
          />
        ))}
      </ul>
      {kind === 'delivery' && (
        <div className="grid gap-3 md:grid-cols-2">
          <TextField
            id="scan-supplier"
            name="supplier"
            label={t('delivery.supplier')}
            hint={t('delivery.supplierHint')}
            autoComplete="off"
            maxLength={120}
            readOnly={count.isAway}
            value={count.supplier}
            onChange={({ currentTarget }) => count.change({ supplier: currentTarget.value })}
          />
          <TextField
            id="scan-note"
            name="note"
            label={t('delivery.note')}
            hint={t('delivery.noteHint')}
            autoComplete="off"
            maxLength={200}
            readOnly={count.isAway}
            value={count.note}
            onChange={({ currentTarget }) => count.change({ note: currentTarget.value })}
          />
        </div>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button
          type="button"
          className="max-md:w-full"
          pending={count.isAway}
          disabled={why !== null}
          aria-describedby={why === null ? undefined : WHY}
          onClick={() => {
            if (!count.isAway) send();
          }}
        >
          {kind === 'delivery'
            ? t('scan.delivery.submit', { count: pieces })
            : t('scan.count.submit', { count: count.rows.length })}
        </Button>
        {why !== null && (
          <p id={WHY} className="text-small text-encre-2">
            {why}
          </p>
        )}
      </div>
    </div>
  );
}

interface ScannedLineProps {
  row: CountedRow;
  index: number;
  name: string;
  isAway: boolean;
  onChange: (row: CountedRow) => void;
  onRemove: () => void;
}

/** A row for one lot of an article, which can be corrected by hand. */
function ScannedLine({ row, index, name, isAway, onChange, onRemove }: ScannedLineProps) {
  const field = (of: 'quantity' | 'lot' | 'bestBefore' | 'place') => ({
    id: `scan-${of}-${index}`,
    name: `${of}.${index}`,
    value: row[of],
    readOnly: isAway,
    autoComplete: 'off',
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      // A corrected quantity counts as a new count.
      onChange({
        ...row,
        [of]: currentTarget.value,
        countedAt: of === 'quantity' ? browserMoment() : row.countedAt,
      }),
  });
  return (
    <li className="rounded-card border border-brume-2 bg-blanc px-4 py-3">
      <div className="flex items-start justify-between gap-3">
        <strong className="min-w-0 break-words">{name}</strong>
        <Button type="button" variant="quiet" size="compact" disabled={isAway} onClick={onRemove}>
          {t('scan.remove')}
          <span className="sr-only"> {t('scan.removeOf', { name })}</span>
        </Button>
      </div>
      <div className="mt-2 grid grid-cols-2 gap-3 md:grid-cols-[5rem_1fr_11rem_1fr]">
        <TextField
          {...field('quantity')}
          label={t('delivery.quantity')}
          inputMode="numeric"
          error={isPieces(row.quantity) ? undefined : t('scan.pieces')}
        />
        <TextField {...field('lot')} label={t('lots.lot')} maxLength={40} />
        <TextField {...field('bestBefore')} type="date" label={t('lots.bestBefore')} />
        <TextField {...field('place')} label={t('lots.place')} maxLength={20} />
      </div>
    </li>
  );
}
