import { byLanguage } from '#i18n/language.ts';
import { COUNTRIES, DELIVERY_COUNTRIES } from '#modules/customers/rules/index.ts';
import { countryName } from '#modules/customers/web/index.ts';

export interface NamedCountry {
  code: string;
  name: string;
}

const named = (code: string): NamedCountry => ({ code, name: countryName(code) });
const isDelivered = (code: string) => (DELIVERY_COUNTRIES as readonly string[]).includes(code);
const elsewhere = byLanguage((locale) =>
  COUNTRIES.filter((code) => !isDelivered(code))
    .map(named)
    .toSorted((a, b) => a.name.localeCompare(b.name, locale)),
);

/** Countries of a billing address (GEO-02): the site's own, those we deliver to, all others. */
export const namedCountries = (own: string): NamedCountry[] => [
  ...DELIVERY_COUNTRIES.toSorted((a, b) => Number(b === own) - Number(a === own)).map(named),
  ...elsewhere(),
];
