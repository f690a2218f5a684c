import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { readWork, type WorkPlace, workName, writeWork } from '../unsent/stored-work.ts';
import { useUnsent } from '../unsent/unsent-provider.tsx';
import type { Unsent } from '../unsent/unsent-queue.ts';
import type { CountedRow } from './typed-receipt.ts';

/** A count stored in this browser that the server has not confirmed. */
interface StoredCount {
  /** Idempotency key, shared by all tabs: created by the first scan, and empty before and after a refusal. */
  key: string;
  rows: readonly CountedRow[];
  note: string;
  /** The typed supplier, where there is such a field. */
  supplier: string;
  /** Passed to the queue for sending. */
  isSent: boolean;
}

const EMPTY: StoredCount = { key: '', rows: [], note: '', supplier: '', isSent: false };

const isCount = (stored: unknown): stored is StoredCount => {
  const { key, rows, note } = (stored ?? {}) as Partial<StoredCount>;
  return typeof key === 'string' && typeof note === 'string' && Array.isArray(rows);
};

const TEXTS = { variantCode: '', quantity: '', lot: '', bestBefore: '', place: '' };

/**
 * The stored count of a workplace, also from older versions of the page: missing fields count as
 * empty.
 */
function readCount(place: WorkPlace): StoredCount | null {
  const stored = readWork(place, isCount);
  if (!stored) return null;
  const rows = stored.rows.map((row) => ({ ...TEXTS, ...row }));
  return { ...EMPTY, ...stored, rows };
}

type Counted = Pick<StoredCount, 'rows' | 'note' | 'supplier'>;

interface Counting {
  /** Name of the workplace in the queue. */
  desk: string;
  initial: readonly CountedRow[];
  /** The request to send: label, address and fields. */
  sendAs: (count: Counted) => Omit<Unsent, 'key' | 'desk' | 'refused'>;
  /** Called when the server has confirmed it. */
  onReceived: () => void;
}

/**
 * State of a count, stored in the browser until the server confirmed it: it survives a closed page, and without a connection it
 * waits and is sent automatically, once (see `unsentQueue`).
 */
export function useCount({ desk, initial, sendAs, onReceived }: Counting) {
  const unsent = useUnsent(desk);
  const place = useMemo(() => ({ staff: unsent.staff, desk }), [unsent.staff, desk]);
  const [count, setCount] = useState<StoredCount>({ ...EMPTY, rows: initial });
  const [isRestored, setRestored] = useState(false);
  /** Whether the browser can store it: only then other tabs are followed. */
  const isStored = useRef(true);
  const received = useRef(onReceived);
  useEffect(() => {
    received.current = onReceived;
  });

  useEffect(() => {
    const stored = readCount(place);
    if (!stored) return;
    setCount(stored);
    setRestored(true);
  }, [place]);

  useEffect(() => {
    // Follows changes made in another tab.
    const follow = ({ key }: StorageEvent) => {
      if (key !== workName(place)) return;
      const stored = readCount(place);
      setCount((before) => stored ?? (before.isSent ? before : { ...EMPTY, rows: initial }));
    };
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, [place, initial]);

  const store = useCallback(
    (next: StoredCount) => {
      setCount(next);
      isStored.current = writeWork(place, next);
    },
    [place],
  );

  const entry = unsent.own.find(({ key }) => key === count.key);
  const isRefused = entry !== undefined && entry.refused !== null;
  const isAway = !isRefused && (count.isSent || entry !== undefined);
  const isDone = isAway && !entry;
  useEffect(() => {
    if (!isDone) return;
    const stored = readCount(place);
    // After a refusal another tab may have reopened it or begun anew, so an empty queue does not
    // mean that the server has it.
    if (stored && !stored.isSent) return setCount(stored);
    writeWork(place, null);
    received.current();
  }, [isDone, place]);
  useEffect(() => {
    // A refused count is corrected and sent under a new key.
    if (isRefused) store({ ...count, key: '', isSent: false });
  }, [isRefused, count, store]);

  const change = (next: Partial<Counted>) =>
    store({ ...count, key: count.key || crypto.randomUUID(), ...next });
  const clear = () => {
    writeWork(place, null);
    setCount({ ...EMPTY, rows: initial });
    setRestored(false);
  };
  /** Adopts what another tab did with this count: sent it, corrected it after a refusal, or finished it. */
  const isElsewhere = (): boolean => {
    if (!isStored.current) return false;
    const stored = readCount(place);
    const isGone = stored === null && count.key !== '';
    const isOther = stored !== null && stored.key !== count.key && !(stored.key && count.key);
    if (!isGone && !isOther && !stored?.isSent) return false;
    setCount(stored ?? { ...EMPTY, rows: initial });
    return true;
  };
  const send = () => {
    if (isElsewhere()) return;
    for (const { key, refused } of unsent.own) if (refused) unsent.dismiss(key);
    // Stored before sending, so that after any interruption it is sent under the same key.
    const key = count.key || crypto.randomUUID();
    store({ ...count, key });
    unsent.add({ key, ...sendAs(count) });
    store({ ...count, key, isSent: true });
  };
  /** Sends the count and starts a new one, whatever the result. */
  const sendAndClear = () => {
    if (isElsewhere()) return;
    const key = count.key || crypto.randomUUID();
    store({ ...count, key });
    unsent.add({ key, ...sendAs(count) });
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
    sendAndClear,
  };
}
