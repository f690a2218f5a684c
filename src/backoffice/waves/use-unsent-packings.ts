import { useCallback, useEffect, useRef, useState } from 'react';
import { officePaths } from '../paths.ts';
import { asForm, readUnsent, type UnsentPacking, writeUnsent } from './unsent-packings.ts';

const AGAIN_AFTER = 4_000;

interface Refused {
  number: string;
  message: string;
}

/**
 * Sends packed orders one after the other and keeps them in the browser until the shop said it has them: without a
 * network they wait, and go by themselves when it is back.
 */
export function useUnsentPackings(wave: number) {
  const [unsent, setUnsent] = useState<readonly UnsentPacking[]>([]);
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const queue = useRef<readonly UnsentPacking[]>([]);
  const isSending = useRef(false);

  const change = useCallback(
    (next: readonly UnsentPacking[]) => {
      queue.current = next;
      writeUnsent(wave, next);
      setUnsent(next);
    },
    [wave],
  );

  const flush = useCallback(async () => {
    if (isSending.current) return;
    isSending.current = true;
    try {
      for (let [next] = queue.current; next; [next] = queue.current) {
        const message = await send(wave, next);
        if (message === null) return;
        if (message !== '')
          setRefused((before) => [...before, { number: next?.number ?? '', message }]);
        change(queue.current.slice(1));
      }
    } finally {
      isSending.current = false;
    }
  }, [wave, change]);

  useEffect(() => {
    queue.current = readUnsent(wave);
    setUnsent(queue.current);
    void flush();
    const again = () => void flush();
    const timer = setInterval(again, AGAIN_AFTER);
    addEventListener('online', again);
    return () => {
      clearInterval(timer);
      removeEventListener('online', again);
    };
  }, [wave, flush]);

  const add = useCallback(
    (number: string, lots: UnsentPacking['lots']) => {
      change([...queue.current, { key: crypto.randomUUID(), number, lots }]);
      void flush();
    },
    [change, flush],
  );
  return { unsent, refused, add };
}

/** '' once the shop has it, words when it refuses it, null when it has to be tried again. */
async function send(wave: number, packing: UnsentPacking): Promise<string | null> {
  try {
    const answer = await fetch(officePaths.packed(wave), { method: 'POST', body: asForm(packing) });
    if (answer.status === 422) return String((await answer.json()).message ?? '');
    return answer.ok && answer.headers.get('content-type')?.includes('json') ? '' : null;
  } catch {
    // No network: what was scanned is kept, and tried again.
    return null;
  }
}
