/** Tolerance in grams, for the scale and packing material. */
const LEAST_GRAMS = 150;
const LEAST_PART = 0.05;

/** Whether a measured weight differs enough from the expected one that something is missing or added. In grams. */
export const isWeightOff = (expected: number, weighed: number): boolean =>
  Math.abs(weighed - expected) > Math.max(LEAST_GRAMS, expected * LEAST_PART);

const MOST_KILOS = 99;

/**
 * Parses grams from a scale or typed input: `2.350 kg`, `ST,GS,+  2.350kg`, `2,35`. Null for other codes: those of
 * articles, lots and parcels have no decimals and no unit.
 */
export function readWeight(text: string): number | null {
  const found = /^(?:[A-Z]{2},[A-Z]{2},)?\s*\+?\s*(\d{1,3})(?:[.,](\d{1,3}))?\s*(kg)?$/i.exec(
    text.trim(),
  );
  const [, whole = '', part, unit] = found ?? [];
  if (!found || (part === undefined && unit === undefined)) return null;
  const grams = Number(whole) * 1000 + Number((part ?? '').padEnd(3, '0') || 0);
  return grams > 0 && grams <= MOST_KILOS * 1000 ? grams : null;
}
