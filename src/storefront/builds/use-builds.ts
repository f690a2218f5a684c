import { useEffect } from 'react';
import { useNavigation } from 'react-router';
import { keepDestination } from './keep-destination.ts';
import { loadWhenNewer, lookForNewerBuild, noteMissingPiece, POLL_MS } from './newer-build.ts';

/** A page that stays open learns of a newer build, and loses nothing when its own is gone. */
export function useBuilds(): void {
  const { state, location } = useNavigation();
  const destination = state === 'loading' ? location.pathname + location.search : null;
  useEffect(() => keepDestination(destination), [destination]);
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
