export { calledOrigin, channelOrigin, siteOrigins } from './channel-origin.ts';
export { refuseBots } from './http/refuse-bots.ts';
export { idempotent } from './idempotent-http.ts';
export { mailContact } from './mail-contact.ts';
export { mustSignIn } from './must-sign-in.ts';
export { offerVersion } from './offer-version.ts';
export { type Channel, findChannel, getSites } from './queries.ts';
export type { Caller, ShopEnv } from './shop-env.ts';
