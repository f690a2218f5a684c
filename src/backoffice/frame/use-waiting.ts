import { useEffect, useState } from 'react';
import { officePaths } from '../paths.ts';
import type { Waiting } from './waiting.ts';

/** Counted anew when a page is opened so long after the last count. */
const FRESH_MS = 60_000;
let counted: { at: number; waiting: Waiting } | null = null;

/** How much waits in each section; nothing before it was counted, and without scripts. */
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
      // A count that does not come is no news: what waits stands on the first page.
      .catch(() => undefined);
    return () => gone.abort();
  }, []);
  return waiting;
}
