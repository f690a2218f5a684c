import { civilMoment } from '#kit/civil-moment.ts';
import { LATER, momentIn } from './moment-in.ts';

/** The civil moment the edits of a page are prepared for; null: they are saved at once. */
export const preparedFor = (query: URLSearchParams): string | null =>
  civilMoment.safeParse(momentIn(query, LATER)).data ?? null;
