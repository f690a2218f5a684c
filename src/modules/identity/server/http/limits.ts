import type { Context } from 'hono';
import type { ShopEnv } from '#modules/channels/server/index.ts';
import { createRateLimit } from '#platform/http/rate-limit.ts';

const MINUTE = 60;
const HOUR = 3600;

const lookups = createRateLimit(300, HOUR);
const signIns = createRateLimit(120, 10 * MINUTE);
const registrations = createRateLimit(120, HOUR);
const resets = createRateLimit(60, HOUR);
const linkChecks = createRateLimit(300, HOUR);
const resetMails = createRateLimit(5, HOUR);
const departures = createRateLimit(120, 10 * MINUTE);
const advice = createRateLimit(300, 10 * MINUTE);
const passkeys = createRateLimit(120, 10 * MINUTE);

const perAddress =
  (limit: ReturnType<typeof createRateLimit>) =>
  (c: Context<ShopEnv>): Promise<void> =>
    limit(c, c.var.clientAddress);

/** PRV-10: the lookup reveals whether an e-mail has an account, so it is rate-limited. */
export const limitLookups = perAddress(lookups);
/** Limits attempts on many accounts from one network address; attempts on one account are limited by its lock. */
export const limitSignIns = perAddress(signIns);
export const limitRegistrations = perAddress(registrations);
export const limitResets = perAddress(resets);
/** Limits redirects to an identity provider and back. */
export const limitDepartures = perAddress(departures);
export const limitAdvice = perAddress(advice);

/** Signatures are expensive to verify, and many of them from one network address are suspicious. */
export const limitPasskeys = perAddress(passkeys);

export const limitLinkChecks = perAddress(linkChecks);

/** Limits the mails to one address, whoever requests them. */
export const limitMails = (c: Context<ShopEnv>, email: string): Promise<void> =>
  resetMails(c, email.trim().toLowerCase());
