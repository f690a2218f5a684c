import { OFFERED_EVENTS, type OfferedEvent } from '#modules/webhooks/rules/index.ts';

/** The name of the box of an event in a form. */
export const boxOfEvent = (event: OfferedEvent): string => `evenement-${event}`;

/** As `useForm` begins: the boxes that are ticked. */
export const tickedEvents = (events: readonly OfferedEvent[]): Record<string, string> =>
  Object.fromEntries(events.map((event) => [boxOfEvent(event), 'on']));

/** The events whose boxes were ticked. */
export const typedEvents = (data: FormData): OfferedEvent[] =>
  OFFERED_EVENTS.filter((event) => data.has(boxOfEvent(event)));
