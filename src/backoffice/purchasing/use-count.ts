import { useCallback, useEffect, useRef, useState } from 'react';
import { officePaths } from '../paths.ts';
import { readCount, type StoredCount, writeCount } from './stored-count.ts';
import { type CountedRow, receiptOf } from './typed-receipt.ts';

const AGAIN_AFTER = 4_000;

interface Counting {
  purchase: number;
  initial: readonly CountedRow[];
  /** Called once the shop has it. */
  onReceived: () => void;
}

/**
 * What is counted of a delivery, kept in the browser until the shop said it has it: a page that is lost is counted on, and without a
 * network it waits and goes by itself, once.
 */
export function useCount({ purchase, initial, onReceived }: Counting) {
  const [rows, setRows] = useState(initial);
  const [note, setNote] = useState('');
  const [state, setState] = useState<'counting' | 'sending' | 'offline'>('counting');
  const [message, setMessage] = useState('');
  const [isRestored, setRestored] = useState(false);
  const key = useRef('');
  const done = useRef(onReceived);
  useEffect(() => {
    done.current = onReceived;
  });

  const keep = useCallback(
    (next: Omit<StoredCount, 'key'>) => {
      key.current ||= crypto.randomUUID();
      writeCount(purchase, { key: key.current, ...next });
    },
    [purchase],
  );

  const send = useCallback(
    async (next: { rows: readonly CountedRow[]; note: string }) => {
      setMessage('');
      setState('sending');
      keep({ ...next, isSent: true });
      const answer = await ask(purchase, key.current, receiptOf(next.rows, next.note));
      if (answer === null) return setState('offline');
      if (answer === '') {
        writeCount(purchase, null);
        return done.current();
      }
      // What was refused is corrected and sent as something new.
      key.current = '';
      keep({ ...next, isSent: false });
      setMessage(answer);
      setState('counting');
    },
    [purchase, keep],
  );

  useEffect(() => {
    const stored = readCount(purchase);
    if (!stored) return;
    key.current = stored.key;
    setRows(stored.rows);
    setNote(stored.note);
    setRestored(true);
    if (stored.isSent) void send(stored);
  }, [purchase, send]);

  useEffect(() => {
    if (state !== 'offline') return;
    const again = () => void send({ rows, note });
    const timer = setInterval(again, AGAIN_AFTER);
    addEventListener('online', again);
    return () => {
      clearInterval(timer);
      removeEventListener('online', again);
    };
  }, [state, rows, note, send]);

  const change = (next: { rows?: readonly CountedRow[]; note?: string }) => {
    const after = { rows: next.rows ?? rows, note: next.note ?? note };
    setRows(after.rows);
    setNote(after.note);
    keep({ ...after, isSent: false });
  };
  const clear = () => {
    key.current = '';
    writeCount(purchase, null);
    setRows(initial);
    setNote('');
    setRestored(false);
  };
  return {
    rows,
    note,
    state,
    message,
    isRestored,
    change,
    clear,
    send: () => void send({ rows, note }),
  };
}

/** '' once the shop has it, words when it refuses it, null when it has to be tried again. */
async function ask(purchase: number, key: string, receipt: object): Promise<string | null> {
  try {
    const body = new URLSearchParams({ key, receipt: JSON.stringify(receipt) });
    const answer = await fetch(officePaths.received(purchase), { method: 'POST', body });
    if (answer.status === 422) return String((await answer.json()).message ?? '');
    return answer.ok && answer.headers.get('content-type')?.includes('json') ? '' : null;
  } catch {
    // No network: what was counted is kept, and tried again.
    return null;
  }
}
