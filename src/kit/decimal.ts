/**
 * A decimal number as a person types it, with a comma or a point and at most `decimals` digits
 * after it: `4,6`, `4.60`, `12`, `4,6 kg` with the unit `kg`. Null for an empty field, NaN for
 * anything else: two separators or a third decimal are refused, never guessed at. A minus is read,
 * so that the limits of a field can answer it.
 */
export function readDecimal(text: string, { unit = '', decimals = 2 } = {}): number | null {
  const typed = text.trim().toLowerCase();
  const figures = unit && typed.endsWith(unit) ? typed.slice(0, -unit.length).trim() : typed;
  if (figures === '') return typed === '' ? null : Number.NaN;
  const pattern = new RegExp(`^[-\u2212]?\\d{1,12}(?:[.,]\\d{1,${decimals}})?$`);
  return pattern.test(figures)
    ? Number(figures.replace(',', '.').replace('\u2212', '-'))
    : Number.NaN;
}

/** A weight in kilos as typed; see `readDecimal`. */
export const readKilos = (text: string): number | null => readDecimal(text, { unit: 'kg' });
