import { refuse } from '#kit/refusal.ts';
import type { ShopEnv } from '#modules/channels/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { route } from '#platform/http/route.ts';
import { transact } from '#platform/unit-of-work.ts';
import { words } from '#registry/refusals.ts';
import * as operations from '../operations.ts';
import { findProvider } from './card-provider.ts';
import { recordEvent } from './record-event.ts';

/** Webhook route of the provider (contracts §2.6). */
export const shopRoutes = apiRoutes<ShopEnv>(words).openapi(
  route(operations.receivePaymentEvent),
  async (c) => {
    const { appContext } = c.var;
    const provider = findProvider(appContext, c.req.valid('param').provider);
    if (!provider) throw refuse('payment.unknown');
    const body = await c.req.text();
    const event = provider.verifyWebhook(c.req.raw.headers, body, appContext.clock.now());
    if (!event) {
      c.var.log.warn({}, 'a payment message with a forged or stale signature was refused');
      throw refuse('payment.signature');
    }
    await transact(appContext, (work) => recordEvent(work, provider.name, event));
    return c.json({ received: true }, 200);
  },
);
