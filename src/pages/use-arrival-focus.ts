import { useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router';

/**
 * Takes the focus to what has just taken the place of a page or a form, so that it is read aloud. Not on a document that was
 * loaded: there it is read from its start anyway, and a focus that scrolls while the scripts wake up takes what somebody is
 * pressing from under the finger.
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
