import type { Config } from '#platform/config.ts';
import type { Channel } from './queries.ts';

const usualPort: Readonly<Record<string, number>> = { http: 80, https: 443 };

/** `https://host` of a site, for links in mails. */
export function channelOrigin(channel: Channel, config: Config): string {
  const { PUBLIC_SCHEME: scheme, PORT: port } = config;
  const suffix = scheme === 'https' || usualPort[scheme] === port ? '' : `:${port}`;
  return `${scheme}://${config[channel.hostnameSetting]}${suffix}`;
}
