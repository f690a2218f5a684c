import { CALLING_CODES } from '#kit/phone-countries.ts';

/** The country to preselect for a stored number in a phone field; undefined when it is not among the options. */
export const phoneCountryOf = (number: string | null): string | undefined =>
  Object.entries(CALLING_CODES).find(([, code]) => number?.startsWith(code))?.[0];
