import { useEffect, useState } from 'react';
import { PrefetchPageLinks, useLocation } from 'react-router';

/** OPS-07: maximum number of concurrent preloads; further ones wait. */
const MOST = 4;
/** Milliseconds a pointer has to rest on a link before its page is preloaded. */
const REST_MS = 100;
const SIGNS = ['pointerover', 'focusin', 'touchstart'] as const;

/**
 * Preloads the page of a link marked `data-preload` when it is hovered or focused. One delegated
 * listener for all links saves work per link.
 */
export function Preloads() {
  const { key } = useLocation();
  const [pages, setPages] = useState<readonly string[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: on another page all begins anew
  useEffect(() => {
    const requested = new Set<string>();
    const listening = new AbortController();
    const { signal } = listening;
    // Each kind of event has its own timer: a page scrolling below a still pointer must not cancel
    // a keyboard focus.
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
    // Only the data request counts as running: scripts are shared by many pages.
    const loaded = ({ currentTarget }: { currentTarget: HTMLLinkElement }) => {
      if (currentTarget.as === 'fetch')
        setPages((before) => before.filter((other) => other !== page));
    };
    const marks = { onLoad: loaded, onError: loaded };
    return <PrefetchPageLinks key={page} page={page} {...marks} />;
  });
}
