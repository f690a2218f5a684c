import type { Context } from 'hono';
import type { ShopEnv } from '#modules/channels/server/index.ts';
import { makeTicket } from '#modules/media/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { ld } from '#platform/http/ld-json.ts';
import { createRateLimit } from '#platform/http/rate-limit.ts';
import { route } from '#platform/http/route.ts';
import { transact } from '#platform/unit-of-work.ts';
import { words } from '#registry/refusals.ts';
import * as operations from '../operations.ts';
import { openReviews } from './open-reviews.ts';
import { readOrderReviews } from './read-order-reviews.ts';
import { refuseInvitations } from './refuse-invitations.ts';
import { withdrawReview, writeReview } from './write-review.ts';

const HOUR = 3600;
/** Keys have 256 bits; the limit only slows down guessing. */
const limitVisitors = createRateLimit(300, HOUR);
/** Every edited text is read by a person, so edits are limited. */
const limitTexts = createRateLimit(30, HOUR);

const opened = (c: Context<ShopEnv>, key: string) => ({
  key,
  customerId: c.var.caller?.customerId ?? null,
  now: c.var.appContext.clock.now(),
});

async function shown(c: Context<ShopEnv>, key: string) {
  const { db, clock, config } = c.var.appContext;
  const access = await openReviews(db, opened(c, key));
  const reviews = await readOrderReviews(db, access, key, clock.today());
  const { customerId } = access;
  const expire = Math.floor(clock.now().epochMilliseconds / 1000) + HOUR;
  const imageTicket = customerId === null ? null : makeTicket(config, customerId, expire);
  c.header('cache-control', 'no-store');
  return ld(c, { ...reviews, imageTicket });
}

/** Routes for authors of reviews, by their order or an invitation link (N-09). */
export const ownRoutes = apiRoutes<ShopEnv>(words)
  .openapi(route(operations.getOrderReviews), async (c) => {
    await limitVisitors(c, c.var.clientAddress);
    return shown(c, c.req.valid('param').key);
  })
  .openapi(route(operations.writeOwnReview), async (c) => {
    const { key, product } = c.req.valid('param');
    const review = c.req.valid('json');
    await limitVisitors(c, c.var.clientAddress);
    await limitTexts(c, `review:${key}`);
    const { appContext } = c.var;
    await transact(appContext, async (work) => {
      const access = await openReviews(work.tx, opened(c, key));
      const endpoint = appContext.config.IMAGE_URL_ENDPOINT;
      await writeReview(work, { opened: access, sku: product, review, endpoint });
    });
    return shown(c, key);
  })
  .openapi(route(operations.withdrawOwnReview), async (c) => {
    const { key, product } = c.req.valid('param');
    await limitVisitors(c, c.var.clientAddress);
    await transact(c.var.appContext, async (work) => {
      const access = await openReviews(work.tx, opened(c, key));
      await withdrawReview(work, { opened: access, sku: product });
    });
    return c.body(null, 204);
  })
  .openapi(route(operations.refuseReviewInvitations), async (c) => {
    await limitVisitors(c, c.var.clientAddress);
    const { token } = c.req.valid('param');
    await transact(c.var.appContext, (work) => refuseInvitations(work, token));
    return c.body(null, 204);
  })
  .openapi(route(operations.refuseReviewInvitationsByMailReader), async (c) => {
    await limitVisitors(c, c.var.clientAddress);
    const { token } = c.req.valid('param');
    await transact(c.var.appContext, (work) => refuseInvitations(work, token));
    return c.body(null, 204);
  });
