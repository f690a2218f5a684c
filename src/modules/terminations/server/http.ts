import { createRoute } from '@hono/zod-openapi';
import { mailboxOf } from '#kit/mailbox.ts';
import { answerOnce, type ShopEnv } from '#modules/channels/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { creationHeaders, errorResponses, jsonBody, ldResponse } from '#platform/http/openapi.ts';
import { createRateLimit } from '#platform/http/rate-limit.ts';
import { words } from '#refusals.ts';
import { terminationInput, terminationShape } from '../contracts.ts';
import { notifyTermination } from './notify-termination.ts';

const HOUR = 3600;
const limitVisitors = createRateLimit(20, HOUR);
/** A confirmation goes to an address anybody may type: nobody is flooded with them. */
const limitMailbox = createRateLimit(5, HOUR);

const notifying = createRoute({
  method: 'post',
  path: '/shop/terminations',
  operationId: 'notifyTermination',
  tags: ['Subscriptions'],
  summary: 'Terminates a subscription, without an account and without a reason',
  request: { headers: creationHeaders, body: jsonBody(terminationInput, 'POST') },
  responses: {
    201: ldResponse(terminationShape, 'Received'),
    ...errorResponses(400, 401, 415, 422, 429),
  },
});

/** The function of SUB-02, the same whoever asks. */
export const shopRoutes = apiRoutes<ShopEnv>(words).openapi(notifying, async (c) => {
  const given = c.req.valid('json');
  await limitVisitors(c, c.var.clientAddress);
  await limitMailbox(c, `mail:${mailboxOf(given.email)}`);
  const { SUPPORT_EMAIL } = c.var.machine.config;
  return answerOnce(c, async (work) => {
    const { reference, contract, email, notifiedAt } = await notifyTermination(
      work,
      given,
      SUPPORT_EMAIL,
    );
    const body = {
      '@context': '/api/v2/contexts/Termination',
      '@id': `/api/v2/shop/terminations/${reference}`,
      '@type': 'Termination' as const,
      reference,
      contract,
      email,
      notifiedAt: notifiedAt.toISOString(),
    };
    return { status: 201, body };
  });
});
