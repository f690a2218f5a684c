import { useState } from 'react';
import { generic } from './words.ts';

/**
 * Keeps what is pressed without a network from being sent: `maySend` says whether it can be, and
 * `problem` why it was not.
 */
export function useOnline() {
  const [problem, setProblem] = useState<string>();
  const maySend = (event?: { preventDefault(): void }): boolean => {
    const isOnline = navigator.onLine;
    if (!isOnline) event?.preventDefault();
    setProblem(isOnline ? undefined : generic('unreached'));
    return isOnline;
  };
  return { maySend, problem };
}
