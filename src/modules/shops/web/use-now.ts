import { useSyncExternalStore } from 'react';
import { TIME_ZONE } from '#kit/dates.ts';
import type { LocalTime } from '../rules/index.ts';

const EVERY_MS = 15_000;

/** France, Belgium and Luxembourg share one time zone. Without an argument it formats the current time. */
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
 * Current time at the shops, in the browser. Null during server rendering, whose output is cached and independent of
 * time.
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
