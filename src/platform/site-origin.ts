import { ownValue } from '#kit/own-value.ts';
import type { Config } from './config.ts';

const usualPort: Readonly<Record<string, number>> = { http: 80, https: 443 };

/** `https://host` of this shop under one of its hosts, as browsers and other programs reach it. */
export function originOf(host: string, config: Config): string {
  const { PUBLIC_SCHEME: scheme, PORT: port } = config;
  const suffix = scheme === 'https' || ownValue(usualPort, scheme) === port ? '' : `:${port}`;
  return `${scheme}://${host}${suffix}`;
}
