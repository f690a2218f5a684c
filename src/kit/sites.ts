import type { DeliveryCountry } from './countries.ts';
import { ownValue } from './own-value.ts';

/**
 * The sites of the shop, by country code, in the order of the site picker. A new site needs its
 * code and entry here, its settings in docs/operations.md and .env.example (`LU_HOST`,
 * `PAYMENT_METHODS_LU`), its row of `channels` in a migration, and its texts.
 */
export const SITE_COUNTRIES = ['FR', 'BE'] as const satisfies readonly DeliveryCountry[];
export type SiteCountry = (typeof SITE_COUNTRIES)[number];

/** The countries each site delivers to, its own first. */
export const SITE_DELIVERS: Readonly<Record<SiteCountry, readonly DeliveryCountry[]>> = {
  FR: ['FR', 'LU'],
  BE: ['BE'],
};

/** The code of a site’s channel. */
export const channelCodeOf = <C extends SiteCountry>(country: C): `${C}_WEB` => `${country}_WEB`;
/** The site that delivers to a country: the country's own site if there is one. */
export function siteDelivering(country: DeliveryCountry): SiteCode {
  const site =
    SITE_COUNTRIES.find((own) => own === country) ??
    SITE_COUNTRIES.find((own) => SITE_DELIVERS[own].includes(country));
  return site ? channelCodeOf(site) : DEFAULTS.site;
}
/** The setting with the host name of a site. */
export const hostSettingOf = <C extends SiteCountry>(country: C): `${C}_HOST` => `${country}_HOST`;

/** The setting with the payment methods of a site. */
export const methodsSettingOf = <C extends SiteCountry>(country: C): `PAYMENT_METHODS_${C}` =>
  `PAYMENT_METHODS_${country}`;

export type SiteCode = `${SiteCountry}_WEB`;
export type HostSetting = `${SiteCountry}_HOST`;
export type MethodsSetting = `PAYMENT_METHODS_${SiteCountry}`;
/** The host names of the sites, by setting. */
export type Hosts = Readonly<Record<HostSetting, string>>;

/** The codes of all sites. */
export const SITES: readonly SiteCode[] = SITE_COUNTRIES.map(channelCodeOf);
export const HOST_SETTINGS: readonly HostSetting[] = SITE_COUNTRIES.map(hostSettingOf);
export const METHODS_SETTINGS: readonly MethodsSetting[] = SITE_COUNTRIES.map(methodsSettingOf);

/** The host name of a site in local development: `localhost`, `be.localhost`. */
export const hostHere = (setting: HostSetting): string =>
  setting === HOST_SETTINGS[0] ? 'localhost' : `${setting.slice(0, 2).toLowerCase()}.localhost`;

export const DEFAULTS: {
  /**
   * The default site: its prices are shown in the back office when no site is selected, and it answers unconfigured host names.
   */
  site: SiteCode;
} = { site: channelCodeOf(SITE_COUNTRIES[0]) };

/** The host names of all sites, the default site first. */
export const siteHosts = (hosts: Hosts): string[] => HOST_SETTINGS.map((setting) => hosts[setting]);

const usualPort: Readonly<Record<string, number>> = { http: 80, https: 443 };

/** `https://host` of a site, without a trailing slash. */
export function siteOrigin(
  host: string,
  { PUBLIC_SCHEME: scheme, PORT: port }: { PUBLIC_SCHEME: string; PORT: number },
): string {
  const suffix = scheme === 'https' || ownValue(usualPort, scheme) === port ? '' : `:${port}`;
  return `${scheme}://${host}${suffix}`;
}
