import {
  channelCodeOf,
  type Hosts,
  hostSettingOf,
  SITE_COUNTRIES,
  type SiteCountry,
  siteOrigin,
} from '#kit/sites.ts';

/** A site: one country's shop in one language. */
export interface Site {
  country: SiteCountry;
  channelCode: string;
  /** Locale code of the shop API. */
  locale: string;
  /** `https://host` without a slash at the end, for canonical and alternate links. */
  origin: string;
  hreflang: string;
  /** First part of its addresses, `/nl`; French has none (I18-02). */
  prefix?: string;
}

interface Settings extends Hosts {
  PUBLIC_SCHEME: string;
  PORT: number;
  LANGUAGES: readonly string[];
}

/** The sites in the order they are offered: all of them in French, then in each other language. */
export function sitesOf(settings: Settings): readonly Site[] {
  const french = SITE_COUNTRIES.map(
    (country): Site => ({
      country,
      channelCode: channelCodeOf(country),
      locale: 'fr_FR',
      origin: siteOrigin(settings[hostSettingOf(country)], settings),
      hreflang: `fr-${country}`,
    }),
  );
  const others = settings.LANGUAGES.filter((code) => code !== 'fr');
  return [...french, ...others.flatMap((code) => french.map((site) => inLanguage(site, code)))];
}

const inLanguage = (site: Site, code: string): Site => ({
  ...site,
  locale: `${code}_${code.toUpperCase()}`,
  hreflang: `${code}-${site.country}`,
  prefix: `/${code}`,
});

/** The absolute address of a page on a site. */
export const addressOn = ({ origin, prefix = '' }: Site, path: string) => origin + prefix + path;

/** The site a request is for; an unknown host, such as an address, gets the first one. */
export function siteFor(sites: readonly Site[], hostname: string, prefix?: string): Site {
  const offered = sites.filter((site) => site.prefix === prefix);
  const found = offered.find((site) => new URL(site.origin).hostname === hostname);
  return found ?? (offered[0] as Site);
}
