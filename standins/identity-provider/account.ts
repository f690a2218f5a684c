import { createHmac } from 'node:crypto';
import { siteOrigin } from '#kit/sites.ts';
import type { Config } from '#platform/config.ts';

export const IDENTITY_PROVIDER_PATH = '/fournisseur-identite';

/** Issuer in every token, which must equal the provider's address: clients compare both. */
export const identityIssuer = (config: Config): string =>
  siteOrigin(config.FR_HOST, config) + IDENTITY_PROVIDER_PATH;

export const keyOf = (config: Config, purpose: string) =>
  createHmac('sha256', config.SECRET).update(`identity-provider:${purpose}`).digest('hex');

/** The shop's client registration. */
export const identityClient = (config: Config) => ({
  clientId: 'gamelle',
  clientSecret: keyOf(config, 'client'),
});
