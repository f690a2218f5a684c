import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

const LOOK_AGAIN_MS = 4000;

/**
 * While something is awaited that happens elsewhere, loads the page's data anew now and then: never
 * before the last answer came, which a slow network takes longer for.
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
