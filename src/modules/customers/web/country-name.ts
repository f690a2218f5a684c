import { byLanguage } from '#i18n/language.ts';
import { t } from './field-words.ts';

const names = byLanguage((locale) => new Intl.DisplayNames(locale, { type: 'region' }));

/** A country as it is written below an address: our own words for those we deliver to. */
export function countryName(code: string): string {
  const key = `addressLines.country.${code}`;
  return t.has(key) ? t.translate(key) : (names().of(code)?.replaceAll("'", '’') ?? code);
}
