import type { Config } from '#platform/config.ts';
import type { Channel } from './queries.ts';

const usualPort: Readonly<Record<string, number>> = { http: 80, https: 443 };

/** `https://host` of a site, for links in mails. */
export const channelOrigin = (channel: Channel, config: Config): string =>
  originOf(config[channel.hostnameSetting], config);

/** The origins of both sites: their pages may call the services wherever those are. */
export const siteOrigins = (config: Config): string[] =>
  [config.FR_HOST, config.BE_HOST].map((host) => originOf(host, config));

function originOf(host: string, config: Config): string {
  const { PUBLIC_SCHEME: scheme, PORT: port } = config;
  const suffix = scheme === 'https' || usualPort[scheme] === port ? '' : `:${port}`;
  return `${scheme}://${host}${suffix}`;
}
