import { useEffect, useState } from 'react';
import { PrefetchPageLinks, useLocation } from 'react-router';

/** OPS-07: so many pages are loaded ahead at once, the others wait. */
const MOST = 4;
/** A pointer that only passes by asks for nothing. */
const REST_MS = 100;
const SIGNS = ['pointerover', 'focusin', 'touchstart'] as const;

/**
 * Loads ahead what a link marked `data-preload` leads to, once somebody rests on it. One listener
 * for all costs the server and the browser nothing for each.
 */
export function Preloads() {
  const { key } = useLocation();
  const [pages, setPages] = useState<readonly string[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: on another page all begins anew
  useEffect(() => {
    const requested = new Set<string>();
    const listening = new AbortController();
    const { signal } = listening;
    // Each sign has a rest of its own: what scrolls below a still pointer is no sign of the keyboard.
    for (const sign of SIGNS) {
      let rest: ReturnType<typeof setTimeout>;
      const notice = ({ target }: Event) => {
        clearTimeout(rest);
        const link = (target as Element).closest<HTMLAnchorElement>('a[data-preload]');
        const page = link ? link.pathname + link.search : '';
        if (!link || requested.has(page)) return;
        rest = setTimeout(() => {
          if (signal.aborted || requested.has(page)) return;
          requested.add(page);
          setPages((before) => [...before, page]);
        }, REST_MS);
      };
      document.addEventListener(sign, notice, { passive: true, signal });
    }
    return () => {
      listening.abort();
      setPages([]);
    };
  }, [key]);
  return pages.slice(0, MOST).map((page) => {
    // Of all that a page needs, its data is what counts: its scripts are the same for many.
    const loaded = ({ currentTarget }: { currentTarget: HTMLLinkElement }) => {
      if (currentTarget.as === 'fetch')
        setPages((before) => before.filter((other) => other !== page));
    };
    const marks = { onLoad: loaded, onError: loaded };
    return <PrefetchPageLinks key={page} page={page} {...marks} />;
  });
}
