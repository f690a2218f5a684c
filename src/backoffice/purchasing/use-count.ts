import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { readWork, type WorkPlace, workName, writeWork } from '../unsent/stored-work.ts';
import { useUnsent } from '../unsent/unsent-provider.tsx';
import type { Unsent } from '../unsent/unsent-queue.ts';
import type { CountedRow } from './typed-receipt.ts';

/** A delivery that is counted in this browser and that the shop does not have yet. */
interface StoredCount {
  /** It is sent under, in whichever tab: made by the first scan, and empty until then or after it was refused. */
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

const TEXTS = { variantCode: '', quantity: '', lot: '', bestBefore: '', place: '' };

/** What is counted at a desk, by whichever version of the page: what that did not say is nothing. */
function readCount(place: WorkPlace): StoredCount | null {
  const stored = readWork(place, isCount);
  if (!stored) return null;
  const rows = stored.rows.map((row) => ({ ...TEXTS, ...row }));
  return { ...EMPTY, ...stored, rows };
}

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
  const place = useMemo(() => ({ staff: unsent.staff, desk }), [unsent.staff, desk]);
  const [count, setCount] = useState<StoredCount>({ ...EMPTY, rows: initial });
  const [isRestored, setRestored] = useState(false);
  /** Whether the browser stores what is counted: only then it says what other tabs did. */
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
    // What another tab counts of it is counted here too.
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
    // Refused, and reopened or begun anew by another tab: that the queue is empty does not say the shop has it.
    if (stored && !stored.isSent) return setCount(stored);
    writeWork(place, null);
    received.current();
  }, [isDone, place]);
  useEffect(() => {
    // What was refused is corrected and sent as something new.
    if (isRefused) store({ ...count, key: '', isSent: false });
  }, [isRefused, count, store]);

  const change = (next: Partial<Counted>) =>
    store({ ...count, key: count.key || crypto.randomUUID(), ...next });
  const clear = () => {
    writeWork(place, null);
    setCount({ ...EMPTY, rows: initial });
    setRestored(false);
  };
  /** Takes over what another tab did with this count since: sent it, corrected it after it was refused, or is done with it. */
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
    // Written down first: whatever breaks off in between, it is sent under this key alone.
    const key = count.key || crypto.randomUUID();
    store({ ...count, key });
    unsent.add({ key, ...sendAs(count) });
    store({ ...count, key, isSent: true });
  };
  /** Sends what was counted and begins anew, whatever comes of it. */
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
