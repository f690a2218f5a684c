/** One country's shop: what the storefront needs to know before it calls a service. */
export interface Site {
  country: 'FR' | 'BE';
  channelCode: string;
  /** Locale code of the shop API. */
  locale: string;
  /** `https://host` without a slash at the end, for canonical and alternate links. */
  origin: string;
  hreflang: string;
}

interface Hosts {
  PUBLIC_SCHEME: string;
  FR_HOST: string;
  BE_HOST: string;
  PORT: number;
}

const usualPort: Record<string, number> = { http: 80, https: 443 };

/** The sites in the order they are offered; the French one also serves Luxembourg. */
export function sitesOf(hosts: Hosts): readonly Site[] {
  const { PUBLIC_SCHEME: scheme, PORT: port } = hosts;
  const suffix = scheme === 'https' || usualPort[scheme] === port ? '' : `:${port}`;
  const site = (country: 'FR' | 'BE', host: string, hreflang: string): Site => ({
    country,
    channelCode: `${country}_WEB`,
    locale: 'fr_FR',
    origin: `${scheme}://${host}${suffix}`,
    hreflang,
  });
  return [site('FR', hosts.FR_HOST, 'fr-FR'), site('BE', hosts.BE_HOST, 'fr-BE')];
}

/** The site a request is for; an unknown host, such as an address, gets the first one. */
export function siteFor(sites: readonly Site[], hostname: string): Site {
  const found = sites.find((site) => new URL(site.origin).hostname === hostname);
  return found ?? (sites[0] as Site);
}
