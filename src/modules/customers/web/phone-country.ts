import { CALLING_CODES } from '#kit/phone-countries.ts';

/** The country a stored number is shown with in a phone field; undefined when it is none of them. */
export const phoneCountryOf = (number: string | null): string | undefined =>
  Object.entries(CALLING_CODES).find(([, code]) => number?.startsWith(code))?.[0];
