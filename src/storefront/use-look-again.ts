import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

const LOOK_AGAIN_MS = 4000;

/** While something is awaited that happens elsewhere, loads the page's data anew now and then. */
export function useLookAgain(isAwaited: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isAwaited) return undefined;
    const looking = setInterval(() => {
      if (!document.hidden) void revalidate();
    }, LOOK_AGAIN_MS);
    return () => clearInterval(looking);
  }, [isAwaited, revalidate]);
}
