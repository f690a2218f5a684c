import { ownValue } from '#kit/own-value.ts';

/** One country's shop: what the storefront needs to know before it calls a service. */
export interface Site {
  country: 'FR' | 'BE';
  channelCode: string;
  /** Locale code of the shop API. */
  locale: string;
  /** `https://host` without a slash at the end, for canonical and alternate links. */
  origin: string;
  hreflang: string;
  /** First part of its addresses, `/nl`; French has none (I18-02). */
  prefix?: string;
}

interface Hosts {
  PUBLIC_SCHEME: string;
  FR_HOST: string;
  BE_HOST: string;
  PORT: number;
  LANGUAGES: readonly string[];
}

const usualPort: Record<string, number> = { http: 80, https: 443 };

/** The sites in the order they are offered, French first; that of France also serves Luxembourg. */
export function sitesOf(hosts: Hosts): readonly Site[] {
  const { PUBLIC_SCHEME: scheme, PORT: port, LANGUAGES: languages } = hosts;
  const suffix = scheme === 'https' || ownValue(usualPort, scheme) === port ? '' : `:${port}`;
  const site = (country: 'FR' | 'BE', host: string, hreflang: string): Site => ({
    country,
    channelCode: `${country}_WEB`,
    locale: 'fr_FR',
    origin: `${scheme}://${host}${suffix}`,
    hreflang,
  });
  const french = [site('FR', hosts.FR_HOST, 'fr-FR'), site('BE', hosts.BE_HOST, 'fr-BE')];
  const others = languages.filter((code) => code !== 'fr');
  return [...french, ...others.flatMap((code) => french.map((site) => inLanguage(site, code)))];
}

const inLanguage = (site: Site, code: string): Site => ({
  ...site,
  locale: `${code}_${code.toUpperCase()}`,
  hreflang: `${code}-${site.country}`,
  prefix: `/${code}`,
});

/** Where a page stands on a site, as search engines and other sites name it. */
export const addressOn = ({ origin, prefix = '' }: Site, path: string) => origin + prefix + path;

/** The site a request is for; an unknown host, such as an address, gets the first one. */
export function siteFor(sites: readonly Site[], hostname: string, prefix?: string): Site {
  const offered = sites.filter((site) => site.prefix === prefix);
  const found = offered.find((site) => new URL(site.origin).hostname === hostname);
  return found ?? (offered[0] as Site);
}
