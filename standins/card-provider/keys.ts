import { createHmac } from 'node:crypto';
import type { Config } from '#platform/config.ts';

const derived = (config: Config, purpose: string) =>
  createHmac('sha256', config.SECRET).update(`card-provider:${purpose}`).digest('hex');

/** The keys of the shop's account at the built-in provider. */
export const cardProviderKeys = (config: Config) => ({
  apiKey: `sk_${derived(config, 'api')}`,
  webhookSecret: `whsec_${derived(config, 'webhooks')}`,
});
