import { createRoute, z } from '@hono/zod-openapi';
import { refuse } from '#kit/refusal.ts';
import type { ShopEnv } from '#modules/channels/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { errorResponses, jsonBody } from '#platform/http/openapi.ts';
import { transact } from '#platform/work.ts';
import { words } from '#refusals.ts';
import { findProvider } from './card-provider.ts';
import { recordEvent } from './record-event.ts';

const webhook = createRoute({
  method: 'post',
  path: '/payment/webhooks/{provider}',
  operationId: 'receivePaymentEvent',
  tags: ['Payments'],
  summary: 'What the card provider tells on its own; signed, at least once, in any order',
  request: {
    params: z.object({ provider: z.string() }),
    headers: z.object({
      'payment-signature': z.string().optional().openapi({ example: 't=1795305600,v1=5f0c…' }),
      'stripe-signature': z.string().optional().openapi({ example: 't=1795305600,v1=5f0c…' }),
    }),
    body: jsonBody(z.looseObject({}), 'POST'),
  },
  responses: {
    200: {
      description: 'Taken, now or before',
      content: { 'application/json': { schema: z.object({ received: z.boolean() }) } },
    },
    ...errorResponses(400, 404),
  },
});

/** Provider messages (contracts §2.6). */
export const shopRoutes = apiRoutes<ShopEnv>(words).openapi(webhook, async (c) => {
  const { machine } = c.var;
  const provider = findProvider(machine, c.req.valid('param').provider);
  if (!provider) throw refuse('payment.unknown');
  const body = await c.req.text();
  const event = provider.verifyWebhook(c.req.raw.headers, body, machine.clock.now());
  if (!event) {
    c.var.log.warn({}, 'a payment message with a forged or stale signature was refused');
    throw refuse('payment.signature');
  }
  await transact(machine, (work) => recordEvent(work, provider.name, event));
  return c.json({ received: true }, 200);
});
