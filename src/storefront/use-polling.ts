import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

const LOOK_AGAIN_MS = 4000;

/**
 * Reloads the page's data at intervals while a result is awaited; waits for the last answer first,
 * which may be slow.
 */
export function usePolling(isAwaited: boolean): void {
  const { revalidate, state } = useRevalidator();
  const isResting = isAwaited && state === 'idle';
  useEffect(() => {
    if (!isResting) return undefined;
    const looking = setInterval(() => {
      if (!document.hidden) void revalidate();
    }, LOOK_AGAIN_MS);
    return () => clearInterval(looking);
  }, [isResting, revalidate]);
}
