import { useEffect, useState } from 'react';
import { officePaths } from '../paths.ts';

/** An article by a scanned code; both are empty when it is unknown. */
interface NamedArticle {
  /** The shop's own code. */
  code: string;
  name: string;
}

const NOBODY: NamedArticle = { code: '', name: '' };

/**
 * Articles by scanned code, requested one by one; without a connection the code is displayed
 * instead.
 */
export function useArticleNames(codes: readonly string[]): ReadonlyMap<string, NamedArticle> {
  const [names, setNames] = useState<ReadonlyMap<string, NamedArticle>>(new Map());
  const missing = codes.find((code) => !names.has(code));
  useEffect(() => {
    if (missing === undefined) return;
    const leaving = new AbortController();
    const note = (article: NamedArticle) => {
      if (leaving.signal.aborted) return;
      setNames((before) => {
        const after = new Map(before).set(missing, article);
        return article.code ? after.set(article.code, article) : after;
      });
    };
    fetch(officePaths.scannedArticle(missing), { signal: leaving.signal })
      .then(async (answer) => note(answer.ok ? namedIn(await answer.json()) : NOBODY))
      .catch(() => {
        // No connection: the code is displayed instead of the name.
        note(NOBODY);
      });
    return () => leaving.abort();
  }, [missing]);
  return names;
}

const namedIn = (answer: Partial<NamedArticle>): NamedArticle => ({
  code: String(answer.code ?? ''),
  name: String(answer.name ?? ''),
});
