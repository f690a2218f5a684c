import { rulesOf } from '#kit/countries.ts';
import { ownValue } from '#kit/own-value.ts';

const [FOUR, FIVE, SPACED] = ['\\d{4}', '\\d{5}', '\\d{3} ?\\d{2}'];

/**
 * Postcode patterns of neighbouring countries, for billing addresses (GEO-02). Used by servers and
 * by the `pattern` attribute, like those of delivery countries.
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

/** Any other country: at most this long. */
const ANY = '[A-Za-z\\d \\-]{1,12}';

/** Country prefix some people write before a postcode, as on labels (VAT-14). */
const prefixPattern = (countryCode: string): string => {
  const prefix = rulesOf(countryCode)?.postcodePrefix;
  return prefix ? `(?:${prefix}[ \\-]*)?` : '';
};

/** `pattern` attribute of the postcode field: allows the country prefix, which is removed later. */
export const typedPostcodePattern = (countryCode: string): string =>
  `${prefixPattern(countryCode)}${postcodePattern(countryCode)}`;

/** Removes the country prefix of a postcode: `L-1234` in Luxembourg becomes `1234`. */
export function readTypedPostcode(typed: string, countryCode: string): string {
  const trimmed = typed.trim();
  const rest = trimmed.replace(new RegExp(`^${prefixPattern(countryCode)}`, 'v'), '');
  return postcodeFits(rest, countryCode) ? rest : trimmed;
}

/** Postcode pattern for the API (ADR-14 to ADR-16). */
export const postcodePattern = (countryCode: string): string =>
  rulesOf(countryCode)?.postcode ?? ownValue(WRITTEN_ABROAD, countryCode) ?? ANY;

/** Whether postcodes have digits only, to show the numeric keyboard on phones. */
export const isPostcodeOfFigures = (countryCode: string): boolean =>
  /^\\d\{\d\}$/.test(postcodePattern(countryCode));

export const postcodeFits = (postcode: string, countryCode: string): boolean =>
  new RegExp(`^(?:${postcodePattern(countryCode)})$`, 'v').test(postcode);
