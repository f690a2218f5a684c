/** A lot as it is written and searched, whatever was typed: capitals, no spaces. */
export const lotCode = (typed: string): string => typed.replace(/\s+/g, '').toUpperCase();

/** A place in the warehouse as it is written on the shelf: « a 12 3 » is A-12-3. */
export const placeCode = (typed: string): string =>
  typed
    .trim()
    .replace(/[\s-]+/g, '-')
    .toUpperCase();
