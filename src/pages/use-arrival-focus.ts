import { useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router';

/**
 * Moves the focus to content that has replaced a page or a form, so that screen readers read it. Not on the initial document: it
 * is read from the start anyway, and a scroll during hydration would move what the visitor is pressing.
 */
export function useArrivalFocus<Place extends HTMLElement>() {
  const place = useRef<Place>(null);
  const isLoaded = useNavigationType() === 'POP';
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on arrival
  useEffect(() => {
    if (!isLoaded) place.current?.focus();
  }, []);
  return place;
}
