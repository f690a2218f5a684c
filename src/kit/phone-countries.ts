/** Countries a phone field lists (FRM-22), with their calling codes. */
export const CALLING_CODES = {
  FR: '+33',
  BE: '+32',
  DE: '+49',
  IT: '+39',
  LU: '+352',
} as const;
export type PhoneCountry = keyof typeof CALLING_CODES;
export const PHONE_COUNTRIES = ['FR', 'BE', 'DE', 'IT', 'LU'] as const satisfies PhoneCountry[];

/** The country a phone field selects at first (FRM-23). */
export const DEFAULT_PHONE_COUNTRY: PhoneCountry = 'FR';

/** The country of a submitted choice; the default for anything else. */
export const phoneCountry = (typed: string | undefined): PhoneCountry =>
  PHONE_COUNTRIES.find((one) => one === typed) ?? DEFAULT_PHONE_COUNTRY;
