import { use, useEffect, useLayoutEffect } from 'react';
import { type DataRouter, UNSAFE_DataRouterContext as DataRouterContext } from 'react-router';
import { keepDestination } from './keep-destination.ts';
import { loadWhenNewer, lookForNewerBuild, noteMissingPiece, POLL_MS } from './newer-build.ts';

/** Detects a newer build in an open page, and recovers when the page's own scripts are gone. */
export function useBuilds(): void {
  const router = use(DataRouterContext)?.router;
  // Subscribes to the router directly: a hook reports a navigation only after React has rendered,
  // and a missing script may reload the page before that.
  useLayoutEffect(() => router?.subscribe(({ navigation }) => noteMove(navigation)), [router]);
  useEffect(() => {
    const timer = setInterval(lookForNewerBuild, POLL_MS);
    window.addEventListener('click', loadWhenNewer, { capture: true });
    window.addEventListener('vite:preloadError', noteMissingPiece);
    return () => {
      clearInterval(timer);
      window.removeEventListener('click', loadWhenNewer, { capture: true });
      window.removeEventListener('vite:preloadError', noteMissingPiece);
    };
  }, []);
}

function noteMove({ state, location }: DataRouter['state']['navigation']): void {
  if (state !== 'submitting')
    keepDestination(state === 'loading' ? location.pathname + location.search : null);
}
