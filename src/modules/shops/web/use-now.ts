import { useSyncExternalStore } from 'react';
import { TIME_ZONE } from '#kit/dates.ts';
import type { LocalTime } from '../rules/index.ts';

const EVERY_MS = 15_000;

/** France, Belgium and Luxembourg share one time. Without an argument it prints the present one. */
const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: TIME_ZONE,
  dateStyle: 'short',
  timeStyle: 'short',
});

const subscribe = (listener: () => void) => {
  const timer = setInterval(listener, EVERY_MS);
  return () => clearInterval(timer);
};

/**
 * The time at the shops on the visitor's screen. Null in the server's document, which is the same
 * for everybody at any hour.
 */
export function useNow(): LocalTime | null {
  const shown = useSyncExternalStore(
    subscribe,
    () => clock.format(),
    () => null,
  );
  if (shown === null) return null;
  const [date = '', time = ''] = shown.split(' ');
  return { date, minute: Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5)) };
}
