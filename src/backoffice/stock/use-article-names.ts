import { useEffect, useState } from 'react';
import { officePaths } from '../paths.ts';

/** What articles are called by the codes that were scanned, asked for one by one; without a network a code is a name. */
export function useArticleNames(codes: readonly string[]): ReadonlyMap<string, string> {
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  const missing = codes.find((code) => !names.has(code));
  useEffect(() => {
    if (missing === undefined) return;
    const leaving = new AbortController();
    const note = (name: string) => {
      if (!leaving.signal.aborted) setNames((before) => new Map(before).set(missing, name));
    };
    fetch(officePaths.scannedArticle(missing), { signal: leaving.signal })
      .then(async (answer) => note(answer.ok ? String((await answer.json()).name ?? '') : ''))
      .catch(() => {
        // No network: the code stands for the name.
        note('');
      });
    return () => leaving.abort();
  }, [missing]);
  return names;
}
