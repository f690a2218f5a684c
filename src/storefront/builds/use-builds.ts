import { use, useEffect, useLayoutEffect } from 'react';
import { type DataRouter, UNSAFE_DataRouterContext as DataRouterContext } from 'react-router';
import { keepDestination } from './keep-destination.ts';
import { loadWhenNewer, lookForNewerBuild, noteMissingPiece, POLL_MS } from './newer-build.ts';

/** A page that stays open learns of a newer build, and loses nothing when its own is gone. */
export function useBuilds(): void {
  const router = use(DataRouterContext)?.router;
  // Asked of the router itself: a hook would know a move only once React has drawn it, and a missing
  // script may be noticed, and the page left, before that.
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
