import { rulesOf } from '#kit/countries.ts';
import { ownValue } from '#kit/own-value.ts';

const [FOUR, FIVE, SPACED] = ['\\d{4}', '\\d{5}', '\\d{3} ?\\d{2}'];

/**
 * How postcodes are written in the countries around, where our customers may be billed (GEO-02). Read
 * by servers and by the `pattern` of a field, as those of the countries we deliver to are.
 */
const WRITTEN_ABROAD: Readonly<Record<string, string>> = {
  MC: FIVE,
  AT: FOUR,
  BG: FOUR,
  CH: FOUR,
  CY: FOUR,
  DK: FOUR,
  HU: FOUR,
  LI: FOUR,
  NO: FOUR,
  SI: FOUR,
  DE: FIVE,
  EE: FIVE,
  ES: FIVE,
  FI: FIVE,
  HR: FIVE,
  IT: FIVE,
  CZ: SPACED,
  GR: SPACED,
  SE: SPACED,
  SK: SPACED,
  LT: '(LT-)?\\d{5}',
  LV: '(LV-)?\\d{4}',
  RO: '\\d{6}',
  NL: '\\d{4} ?[A-Za-z]{2}',
  PL: '\\d{2}-\\d{3}',
  PT: '\\d{4}-\\d{3}',
  IE: '[A-Za-z]\\d[\\dWw] ?[A-Za-z\\d]{4}',
  MT: '[A-Za-z]{3} ?\\d{4}',
};

/** Of other countries no more is known than that none writes a longer one. */
const ANY = '[A-Za-z\\d \\-]{1,12}';

/** What people write before their postcode, as labels do (VAT-14). */
const prefixPattern = (countryCode: string): string => {
  const prefix = rulesOf(countryCode)?.postcodePrefix;
  return prefix ? `(?:${prefix}[ \\-]*)?` : '';
};

/** The `pattern` attribute of a field people type into: the country's prefix is taken off later. */
export const typedPostcodePattern = (countryCode: string): string =>
  `${prefixPattern(countryCode)}${postcodePattern(countryCode)}`;

/** What is judged and kept of a typed postcode: `L-1234` in Luxembourg is `1234`. */
export function readTypedPostcode(typed: string, countryCode: string): string {
  const trimmed = typed.trim();
  const rest = trimmed.replace(new RegExp(`^${prefixPattern(countryCode)}`, 'v'), '');
  return postcodeFits(rest, countryCode) ? rest : trimmed;
}

/** How the services take a postcode (ADR-14 to ADR-16). */
export const postcodePattern = (countryCode: string): string =>
  rulesOf(countryCode)?.postcode ?? ownValue(WRITTEN_ABROAD, countryCode) ?? ANY;

/** Whether it is all figures, for the keyboard of a telephone. */
export const isPostcodeOfFigures = (countryCode: string): boolean =>
  /^\\d\{\d\}$/.test(postcodePattern(countryCode));

export const postcodeFits = (postcode: string, countryCode: string): boolean =>
  new RegExp(`^(?:${postcodePattern(countryCode)})$`, 'v').test(postcode);
