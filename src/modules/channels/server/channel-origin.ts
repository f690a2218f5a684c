import { siteHosts, siteOrigin } from '#kit/sites.ts';
import type { Config } from '#platform/config.ts';
import type { Channel } from './queries.ts';

/** `https://host` of a site, for links in mails. */
export const channelOrigin = (channel: Channel, config: Config): string =>
  siteOrigin(config[channel.hostnameSetting], config);

/** Origins of all sites, which may call the API on any host. */
export const siteOrigins = (config: Config): string[] =>
  siteHosts(config).map((host) => siteOrigin(host, config));

/** Origin of the requested site; for an unknown host, that of the first site. */
export function calledOrigin(url: string, config: Config): string {
  const { host } = new URL(url);
  const called = siteOrigins(config).find((origin) => new URL(origin).host === host);
  return called ?? siteOrigin(config.FR_HOST, config);
}
