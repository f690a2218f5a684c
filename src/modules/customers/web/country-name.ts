import { byLanguage } from '#i18n/language.ts';
import { t } from './field-words.ts';

const names = byLanguage((locale) => new Intl.DisplayNames(locale, { type: 'region' }));

/** Country name below an address: the shop's own texts for delivery countries. */
export function countryName(code: string): string {
  const key = `addressLines.country.${code}`;
  return t.has(key) ? t.translate(key) : (names().of(code)?.replaceAll("'", '’') ?? code);
}
