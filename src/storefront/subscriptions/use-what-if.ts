import { useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { choiceOf, PREVIEW, type Previewed, type StepAnswer } from './previewed.ts';

/**
 * The preview of a form's choice. Without scripts its first button requests it; with them every
 * change of a field does. `begun` is the preview of the initial values.
 */
export function useWhatIf(
  name: string,
  answer: StepAnswer | undefined,
  begun: Previewed | null = null,
) {
  const fetcher = useFetcher<StepAnswer>();
  const box = useRef<HTMLDivElement>(null);
  const [touches, setTouches] = useState(0);
  const requested = useRef(0);
  const { submit } = fetcher;
  useEffect(() => {
    const form = box.current?.closest('form');
    if (touches === requested.current || !form) return;
    requested.current = touches;
    const data = new FormData(form);
    data.set(PREVIEW, '1');
    submit(data, { method: 'post' });
  }, [touches, submit]);
  useEffect(() => {
    const mounted = new AbortController();
    addEventListener('unhandledrejection', forgiveAbort, { signal: mounted.signal });
    return () => mounted.abort();
  }, []);
  const latest = touches > 0 && fetcher.data ? fetcher.data : answer;
  const own = latest?.form === name ? latest : undefined;
  const isRefused = own !== undefined && !own.preview;
  return {
    box,
    /** Something was selected, now or in the submitted form. */
    isTouched: touches > 0 || own !== undefined,
    touch: () => setTouches((count) => count + 1),
    pending: fetcher.state !== 'idle',
    preview: own?.preview ?? (isRefused && !isOf(own, begun) ? null : begun),
    /** Why the choice is invalid; after a submit the form itself shows it. */
    problem: isRefused && touches > 0 ? firstProblem(own) : null,
  };
}

/** The router aborts a preview when a newer one is requested, which is not an error. */
function forgiveAbort(event: PromiseRejectionEvent) {
  if (event.reason instanceof DOMException && event.reason.name === 'AbortError')
    event.preventDefault();
}

/** Whether the refused choice is the initial one, whose preview is still shown. */
const isOf = ({ values }: StepAnswer, begun: Previewed | null): boolean =>
  begun !== null && choiceOf(Object.entries(values)) === begun.of;

export type WhatIf = ReturnType<typeof useWhatIf>;

const firstProblem = ({ problems, fields }: StepAnswer): string | null =>
  problems[0] ?? Object.values(fields)[0] ?? null;
