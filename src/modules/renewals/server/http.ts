import { channelOrigin, type ShopEnv } from '#modules/channels/server/index.ts';
import { payerOf } from '#modules/checkout/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { ld } from '#platform/http/ld-json.ts';
import { createRateLimit } from '#platform/http/rate-limit.ts';
import { route } from '#platform/http/route.ts';
import { transact } from '#platform/unit-of-work.ts';
import { words } from '#registry/refusals.ts';
import * as operations from '../operations.ts';
import { presentLink } from './present-link.ts';
import { presentPaymentLink } from './present-payment-link.ts';
import { payByLink } from './processes/pay-by-link.ts';
import { runLink } from './use-link.ts';

/** Tokens have 256 bits; the limit only slows down guessing. */
const limitVisitors = createRateLimit(60, 3600);

/** A page that waits for 3-D Secure polls every few seconds. */
const limitPayers = createRateLimit(1000, 3600);

/** Routes for the links in mails; they need no sign-in, the token is the authorisation. */
export const shopRoutes = apiRoutes<ShopEnv>(words)
  .openapi(route(operations.getDeliveryLink), async (c) => {
    await limitVisitors(c, c.var.clientAddress);
    const { db, clock } = c.var.appContext;
    return ld(c, await presentLink(db, c.req.valid('param').token, clock.today()));
  })
  .openapi(route(operations.useDeliveryLink), async (c) => {
    await limitVisitors(c, c.var.clientAddress);
    const { appContext } = c.var;
    const { token } = c.req.valid('param');
    await transact(appContext, (work) => runLink(work, token, c.req.valid('json')));
    return ld(c, await presentLink(appContext.db, token, appContext.clock.today()));
  })
  .openapi(route(operations.getPaymentLink), async (c) => {
    await limitPayers(c, c.var.clientAddress);
    return ld(c, await presentPaymentLink(c.var.appContext, c.req.valid('param').token));
  })
  .openapi(route(operations.usePaymentLink), async (c) => {
    await limitPayers(c, c.var.clientAddress);
    const { appContext, channel } = c.var;
    const { token } = c.req.valid('param');
    const origin = channelOrigin(channel, appContext.config);
    // The page of a link shows no mandate, so it cannot save a card for later charges.
    const payer = payerOf(appContext, c.var.clientAddress, { showsMandate: false });
    await payByLink(appContext, c.req.valid('json'), { token, origin, payer });
    return ld(c, await presentPaymentLink(appContext, token));
  });
