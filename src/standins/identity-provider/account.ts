import { createHmac } from 'node:crypto';
import type { Config } from '#platform/config.ts';

export const IDENTITY_PROVIDER_PATH = '/fournisseur-identite';

/** Its name in every token; nobody resolves it, see `index.ts`. */
export const IDENTITY_ISSUER = `http://identity.internal${IDENTITY_PROVIDER_PATH}`;

export const keyOf = (config: Config, purpose: string) =>
  createHmac('sha256', config.SECRET).update(`identity-provider:${purpose}`).digest('hex');

/** The shop as its client. */
export const identityClient = (config: Config) => ({
  clientId: 'gamelle',
  clientSecret: keyOf(config, 'client'),
});
