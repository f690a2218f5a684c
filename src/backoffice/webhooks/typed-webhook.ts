import { OFFERED_EVENTS, type OfferedEvent } from '#modules/webhooks/rules/index.ts';

/** Name of an event's checkbox in a form. */
export const boxOfEvent = (event: OfferedEvent): string => `evenement-${event}`;

/** Initial values for `useForm`: the ticked boxes. */
export const tickedEvents = (events: readonly OfferedEvent[]): Record<string, string> =>
  Object.fromEntries(events.map((event) => [boxOfEvent(event), 'on']));

/** The events whose boxes were ticked. */
export const typedEvents = (data: FormData): OfferedEvent[] =>
  OFFERED_EVENTS.filter((event) => data.has(boxOfEvent(event)));
