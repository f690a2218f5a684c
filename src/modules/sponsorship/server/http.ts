import type { Context } from 'hono';
import { refuse } from '#kit/refusal.ts';
import {
  channelOrigin,
  idempotent,
  mustSignIn,
  type ShopEnv,
} from '#modules/channels/server/index.ts';
import { findCustomer } from '#modules/customers/server/index.ts';
import { paths } from '#pages/paths.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { collection, ld } from '#platform/http/ld-json.ts';
import { pagingOf } from '#platform/http/paging.ts';
import { createRateLimit } from '#platform/http/rate-limit.ts';
import { route } from '#platform/http/route.ts';
import { secretsOf } from '#platform/secrets.ts';
import { transact } from '#platform/unit-of-work.ts';
import { words } from '#registry/refusals.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import * as operations from '../operations.ts';
import { invite } from './invite.ts';
import { presentSponsorship } from './present.ts';
import { findSponsorOf, listSponsorships } from './queries.ts';
import { sponsorCode } from './sponsor-code.ts';
import { readTerms } from './terms.ts';

const HOUR = 3600;
/** Limits requests, because trying many addresses would reveal which have an account. */
const limitRounds = createRateLimit(20, HOUR);
const limitCodes = createRateLimit(120, HOUR);

/** @throws Refusal `sponsorship.closed` when this part of the shop is switched off (GRD-10). */
function mustBeOpen(c: Context<ShopEnv>): void {
  if (!c.var.appContext.config.FEATURE_SPONSORSHIP) throw refuse('sponsorship.closed');
}

/** Routes limited to the caller's own data, except for reading a shared code. */
export const shopRoutes = apiRoutes<ShopEnv>(words)
  .openapi(route(operations.listSponsorships), async (c) => {
    mustBeOpen(c);
    const { customerId } = mustSignIn(c);
    return ld(c, await transact(c.var.appContext, (work) => overview(c, work, customerId)));
  })
  .openapi(route(operations.inviteFriends), async (c) => {
    mustBeOpen(c);
    const { customerId } = mustSignIn(c);
    await limitRounds(c, String(customerId));
    const { appContext, channel } = c.var;
    const requested = c.req.valid('json');
    return idempotent(c, async (work) => {
      const sponsor = await findCustomer(work.tx, customerId);
      if (!sponsor) throw refuse('customer.unknown');
      const origin = channelOrigin(channel, appContext.config);
      await invite(work, { ...requested, sponsor, origin, secrets: secretsOf(appContext.config) });
      return { status: 201, body: await overview(c, work, customerId) };
    });
  })
  .openapi(route(operations.getSponsorCode), async (c) => {
    mustBeOpen(c);
    await limitCodes(c, c.var.clientAddress);
    const requested = c.req.valid('param').code.trim().toUpperCase();
    const sponsor = await findSponsorOf(c.var.appContext.db, requested);
    if (!sponsor) throw refuse('sponsorship.unknown');
    const { benefit, benefitMinimum } = await transact(c.var.appContext, readTerms);
    return ld(c, {
      '@context': '/api/v2/contexts/SponsorCode',
      '@id': `/api/v2/shop/sponsor-codes/${sponsor.code}`,
      '@type': 'SponsorCode' as const,
      code: sponsor.code,
      sponsor: sponsor.firstName,
      benefit,
      benefitMinimum,
    });
  });

async function overview(c: Context<ShopEnv>, work: UnitOfWork, customerId: number) {
  const { channel, appContext } = c.var;
  const paging = pagingOf(c);
  const terms = await readTerms(work);
  const code = await sponsorCode(work, customerId);
  const { sponsorships, total } = await listSponsorships(work.tx, customerId, paging);
  const members = sponsorships.map(presentSponsorship);
  return {
    ...collection(c, 'Sponsorship', members, total, paging),
    code,
    link: channelOrigin(channel, appContext.config) + paths.sponsorLink(code),
    ...terms,
  };
}
