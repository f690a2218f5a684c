import { useCallback, useEffect, useRef, useState } from 'react';
import { readWork, writeWork } from '../unsent/stored-work.ts';
import { useUnsent } from '../unsent/unsent-provider.tsx';
import type { Unsent } from '../unsent/unsent-queue.ts';
import type { CountedRow } from './typed-receipt.ts';

/** A delivery that is counted in this browser and that the shop does not have yet. */
interface StoredCount {
  /** It is sent under; empty until then. */
  key: string;
  rows: readonly CountedRow[];
  note: string;
  /** Who delivered it, where that is typed. */
  supplier: string;
  /** Handed over to be sent. */
  isSent: boolean;
}

const EMPTY: StoredCount = { key: '', rows: [], note: '', supplier: '', isSent: false };

const isCount = (stored: unknown): stored is StoredCount => {
  const { key, rows, note } = (stored ?? {}) as Partial<StoredCount>;
  return typeof key === 'string' && typeof note === 'string' && Array.isArray(rows);
};

type Counted = Pick<StoredCount, 'rows' | 'note' | 'supplier'>;

interface Counting {
  /** Where it is counted, as the queue calls it. */
  desk: string;
  initial: readonly CountedRow[];
  /** What is sent: in words, where to, and as which fields. */
  sendAs: (count: Counted) => Omit<Unsent, 'key' | 'desk' | 'refused'>;
  /** Called once the shop has it. */
  onReceived: () => void;
}

/**
 * What is counted of a delivery, kept in the browser until the shop said it has it: a page that is lost is counted on, and without a
 * network it waits and goes by itself, once (see `unsentQueue`).
 */
export function useCount({ desk, initial, sendAs, onReceived }: Counting) {
  const unsent = useUnsent(desk);
  const [count, setCount] = useState<StoredCount>({ ...EMPTY, rows: initial });
  const [isRestored, setRestored] = useState(false);
  const received = useRef(onReceived);
  useEffect(() => {
    received.current = onReceived;
  });

  useEffect(() => {
    const stored = readWork(desk, isCount);
    if (!stored) return;
    setCount(stored);
    setRestored(true);
  }, [desk]);

  const store = useCallback(
    (next: StoredCount) => {
      setCount(next);
      writeWork(desk, next);
    },
    [desk],
  );

  const entry = unsent.own.find(({ key }) => key === count.key);
  const isRefused = entry !== undefined && entry.refused !== null;
  const isAway = !isRefused && (count.isSent || entry !== undefined);
  const isDone = isAway && !entry;
  useEffect(() => {
    if (!isDone) return;
    writeWork(desk, null);
    received.current();
  }, [isDone, desk]);
  useEffect(() => {
    // What was refused is corrected and sent as something new.
    if (isRefused) store({ ...count, key: '', isSent: false });
  }, [isRefused, count, store]);

  const change = (next: Partial<Counted>) => store({ ...count, ...next });
  const clear = () => {
    writeWork(desk, null);
    setCount({ ...EMPTY, rows: initial });
    setRestored(false);
  };
  const send = () => {
    for (const { key, refused } of unsent.own) if (refused) unsent.dismiss(key);
    // Written down first: whatever breaks off in between, it is sent under this key alone.
    const key = count.key || crypto.randomUUID();
    store({ ...count, key });
    unsent.add({ key, ...sendAs(count) });
    store({ ...count, key, isSent: true });
  };
  /** Sends each row by itself and begins anew: one that is refused holds up no other. */
  const sendEach = (rowAs: (row: CountedRow) => ReturnType<Counting['sendAs']>) => {
    const key = count.key || crypto.randomUUID();
    store({ ...count, key });
    for (const [index, row] of count.rows.entries())
      if (row.quantity !== '') unsent.add({ key: `${key}-${index}`, ...rowAs(row) });
    clear();
  };
  return {
    rows: count.rows,
    note: count.note,
    supplier: count.supplier,
    isAway,
    isOffline: isAway && unsent.isStuck,
    isRestored,
    change,
    clear,
    send,
    sendEach,
  };
}
