/** A lot as it is written and searched, whatever was typed: capitals, no spaces. */
export const lotCode = (typed: string): string => typed.replace(/\s+/g, '').toUpperCase();
