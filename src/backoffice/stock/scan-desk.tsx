import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { officePaths } from '../paths.ts';
import { countScan } from '../purchasing/count-scans.ts';
import { type CountedRow, receiptOf } from '../purchasing/typed-receipt.ts';
import { useCount } from '../purchasing/use-count.ts';
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

const isPieces = (typed: string) => /^\d{1,6}$/.test(typed);

/** A row as it is sent when shelves are counted: how many were seen, of which lot, and where. */
function countOf({ variantCode, quantity, lot, bestBefore, place }: CountedRow) {
  return {
    code: variantCode,
    reason: 'inventory',
    quantity: Number(quantity),
    lot: lot || null,
    bestBefore: bestBefore || null,
    place: place || null,
    note: '',
  };
}

/**
 * Receives a delivery, or counts shelves, by scanner, camera or hand. What was scanned is kept here until the shop has it; without a
 * network it goes by itself, once.
 */
export function ScanDesk({ kind }: { kind: Kind }) {
  const navigate = useNavigate();
  const count = useCount({
    desk: DESKS[kind],
    initial: NO_ROWS,
    sendAs: ({ rows, note, supplier }) => ({
      name: t('scan.delivery.title'),
      to: officePaths.scannedDelivery(),
      fields: { delivery: JSON.stringify({ ...receiptOf(rows, note), supplier }) },
    }),
    onReceived: () => void navigate(officePaths.delivery('recue')),
  });
  const names = useArticleNames(count.rows.map(({ variantCode }) => variantCode));
  const nameOf = (code: string) => names.get(code) || code;
  const [said, setSaid] = useState<{ text: string; isRight: boolean } | null>(null);
  const last = useRef<number | null>(null);
  // The camera and the field call what is here now, however long they were begun.
  const now = useRef(count);
  useEffect(() => {
    now.current = count;
  });

  const say = (text: string, isRight: boolean) => {
    beep(isRight);
    setSaid({ text, isRight });
  };
  const read = (text: string) => {
    if (now.current.isAway) return say(unsentWords('notCounted'), false);
    const done = countScan(null, { rows: now.current.rows, last: last.current }, text);
    last.current = done.last;
    if (done.isRight) now.current.change({ rows: done.rows });
    const { variantCode: code = '' } = done.rows[done.last ?? -1] ?? {};
    const { count, lot } = done;
    say(t(`scan.says.${done.says}`, { name: nameOf(code), count, lot }), done.isRight);
  };
  const pieces = count.rows.reduce((sum, { quantity }) => sum + (Number(quantity) || 0), 0);
  const isWrong = count.rows.some(({ quantity }) => !isPieces(quantity));
  const send = () => {
    if (kind === 'delivery') return count.send();
    const counted = count.rows.length;
    count.sendEach((row) => ({
      name: t('scan.count.one', { name: nameOf(row.variantCode), count: Number(row.quantity) }),
      to: officePaths.countedShelf(),
      fields: { count: JSON.stringify(countOf(row)) },
    }));
    last.current = null;
    setSaid({ text: t('scan.count.sent', { count: counted }), isRight: true });
  };
  return (
    <div className="mx-auto grid max-w-2xl grid-cols-1 gap-4">
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
      <Button
        type="button"
        className="w-full"
        pending={count.isAway}
        disabled={count.rows.length === 0 || isWrong}
        onClick={() => {
          if (!count.isAway) send();
        }}
      >
        {kind === 'delivery'
          ? t('scan.delivery.submit', { count: pieces })
          : t('scan.count.submit', { count: count.rows.length })}
      </Button>
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

/** Pieces of one lot of an article, corrected by hand where need be. */
function ScannedLine({ row, index, name, isAway, onChange, onRemove }: ScannedLineProps) {
  const field = (of: Exclude<keyof CountedRow, 'variantCode'>) => ({
    id: `scan-${of}-${index}`,
    name: `${of}.${index}`,
    value: row[of],
    readOnly: isAway,
    autoComplete: 'off',
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      onChange({ ...row, [of]: currentTarget.value }),
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
      <div className="mt-2 grid grid-cols-2 gap-3 md:grid-cols-4">
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
