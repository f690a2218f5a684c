import countries from 'i18n-iso-countries';
import french from 'i18n-iso-countries/langs/fr.json' with { type: 'json' };
import type { Channel, Locale } from './queries.ts';

countries.registerLocale(french);

const base = '/api/v2/shop';
const currencyNames = new Intl.DisplayNames('fr', { type: 'currency' });

export const presentLocale = ({ code, name }: Locale) => ({
  '@id': `${base}/locales/${code}`,
  '@type': 'Locale' as const,
  code,
  name,
});

export const presentCurrency = (code: string) => ({
  '@id': `${base}/currencies/${code}`,
  '@type': 'Currency' as const,
  code,
  name: currencyNames.of(code) ?? code,
});

export const presentCountry = (code: string) => ({
  '@id': `${base}/countries/${code}`,
  '@type': 'Country' as const,
  code,
  name: countries.getName(code, 'fr')?.replaceAll("'", '’') ?? code,
  provinces: [],
});

export const presentChannel = (channel: Channel, locales: readonly Locale[]) => ({
  '@id': `${base}/channels/${channel.code}`,
  '@type': 'Channel' as const,
  code: channel.code,
  name: channel.name,
  baseCurrency: `${base}/currencies/${channel.currency}`,
  defaultLocale: `${base}/locales/${channel.defaultLocale}`,
  currencies: [`${base}/currencies/${channel.currency}`],
  locales: locales.map(({ code }) => `${base}/locales/${code}`),
  countries: channel.countries.map((code) => `${base}/countries/${code}`),
});
