import { rulesOf } from '#kit/countries.ts';

const AFTER_NUMBER = '$1-$2';

/**
 * ADR-22: characters forbidden in names, companies, countries, streets, cities and postcodes.
 * "Quotes" are the double ones, guillemets and the backquote: the apostrophe is allowed, for
 * L'Haÿ-les-Roses and O'Brien.
 */
const FORBIDDEN = /["“”„«»`,@&*!?/()_#$€]/u;

export function hasForbiddenCharacters(text: string): boolean {
  return FORBIDDEN.test(text);
}

/** A corrected text to offer in one click (DEL-02); null when nothing is forbidden. */
export function correctForbidden(text: string, countryCode: string): string | null {
  if (!hasForbiddenCharacters(text)) return null;
  return text
    .replace(/\s*&\s*/g, ' et ')
    .replace(/(\d)\s*\/\s*(\w)/g, rulesOf(countryCode)?.afterNumber ?? AFTER_NUMBER)
    .replace(new RegExp(FORBIDDEN, 'gu'), ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** ADR-19: pictographs, flags and keycaps; plain digits and letters do not count. */
export function hasEmoji(text: string): boolean {
  return /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3/u.test(text);
}
