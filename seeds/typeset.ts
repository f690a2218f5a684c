/** The no-break space French puts before double punctuation and between a number and its unit. */
const NBSP = '\u00a0';

const UNITS =
  'kg|g|mg|µg|l|L|ml|cl|km|m|cm|mm|kcal|kJ|UI|h|min|ans?|mois|jours?|semaines?|heures?|avis|portions?|kWh';

const BEFORE_UNIT = new RegExp(`(?<=\\d) (?=(?:${UNITS})(?![\\p{L}\\d]))`, 'gu');

/**
 * French typography of one text: curly apostrophes, no-break spaces before ; : ! ? % € », after «,
 * around × and between a number and its unit or its thousands. Safe to run twice.
 */
export function typesetText(text: string): string {
  return text
    .replace(/(?<=\p{L})'(?=\p{L})/gu, '’')
    .replace(/ (?=[;:!?%€»])/g, NBSP)
    .replace(/(?<=«) /g, NBSP)
    .replace(/ × /g, `${NBSP}×${NBSP}`)
    .replace(/(?<=\d) (?=\d{3}(?!\d))/g, NBSP)
    .replace(BEFORE_UNIT, NBSP);
}

/** The same for every text of a value, whatever its depth; keys are left alone. */
export function typeset<T>(value: T): T {
  if (typeof value === 'string') return typesetText(value) as T;
  if (Array.isArray(value)) return value.map(typeset) as T;
  if (value !== null && typeof value === 'object') {
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [key, typeset(inner)]),
    ) as T;
  }
  return value;
}
