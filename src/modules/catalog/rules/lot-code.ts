/** Normalises a lot number: capitals, no spaces. */
export const lotCode = (typed: string): string => typed.replace(/\s+/g, '').toUpperCase();

/** Normalises a warehouse place: « a 12 3 » becomes A-12-3. */
export const placeCode = (typed: string): string =>
  typed
    .trim()
    .replace(/[\s-]+/g, '-')
    .toUpperCase();
