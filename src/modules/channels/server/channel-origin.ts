import type { Config } from '#platform/config.ts';
import { originOf } from '#platform/site-origin.ts';
import type { Channel } from './queries.ts';

/** `https://host` of a site, for links in mails. */
export const channelOrigin = (channel: Channel, config: Config): string =>
  originOf(config[channel.hostnameSetting], config);

/** The origins of both sites: their pages may call the services wherever those are. */
export const siteOrigins = (config: Config): string[] =>
  [config.FR_HOST, config.BE_HOST].map((host) => originOf(host, config));

/** The origin of the site a request came to; of an unknown host, that of the first site. */
export function calledOrigin(url: string, config: Config): string {
  const { host } = new URL(url);
  const called = siteOrigins(config).find((origin) => new URL(origin).host === host);
  return called ?? originOf(config.FR_HOST, config);
}
