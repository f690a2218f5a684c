import { useEffect, useState } from 'react';
import { officePaths } from '../paths.ts';
import type { Waiting } from './waiting.ts';

/** Minimum age of the last count before a navigation counts again. */
const FRESH_MS = 60_000;
let counted: { at: number; waiting: Waiting } | null = null;

/** Number of open items by section; empty before the first count, and without scripts. */
export function useWaiting(): Waiting {
  const [waiting, setWaiting] = useState<Waiting>({});
  useEffect(() => {
    if (counted) setWaiting(counted.waiting);
    if (counted && performance.now() - counted.at < FRESH_MS) return;
    const gone = new AbortController();
    fetch(officePaths.waiting(), { signal: gone.signal })
      .then(async (answer) => {
        if (!answer.ok || answer.redirected) return;
        counted = { at: performance.now(), waiting: await answer.json() };
        setWaiting(counted.waiting);
      })
      // A failed count is ignored: the start page shows the same numbers.
      .catch(() => undefined);
    return () => gone.abort();
  }, []);
  return waiting;
}
