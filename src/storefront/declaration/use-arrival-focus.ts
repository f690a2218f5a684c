import { useEffect, useRef } from 'react';

/** Takes the focus to what has just taken the place of a form, so that it is read aloud. */
export function useArrivalFocus<Place extends HTMLElement>() {
  const place = useRef<Place>(null);
  useEffect(() => place.current?.focus(), []);
  return place;
}
