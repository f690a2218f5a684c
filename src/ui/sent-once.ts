import { type FormEvent, useEffect, useRef } from 'react';
import { useOnline } from './online.ts';

/**
 * A form's `onSubmit` that ignores every press between the first and its answer: a second one may
 * come before the button shows that it is pending. `answer` is the fetcher's: another one for each
 * request, even when it came before `isIdle` was ever drawn false. Without a network nothing is
 * sent, and `problem` says so.
 */
export function useSentOnce(isIdle: boolean, answer: unknown) {
  const isSent = useRef(false);
  const { maySend, problem } = useOnline();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs with each answer
  useEffect(() => {
    if (isIdle) isSent.current = false;
  }, [isIdle, answer]);
  const onSubmit = (event: FormEvent) => {
    if (isSent.current) event.preventDefault();
    else isSent.current = maySend(event);
  };
  return { onSubmit, problem };
}
