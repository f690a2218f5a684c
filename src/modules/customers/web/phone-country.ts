const PREFIXES = { '+33': 'FR', '+32': 'BE', '+49': 'DE', '+39': 'IT', '+352': 'LU' } as const;

/** The country a stored number is shown with in a phone field; undefined when it is none of them. */
export const phoneCountryOf = (number: string | null): string | undefined =>
  Object.entries(PREFIXES).find(([prefix]) => number?.startsWith(prefix))?.[1];
