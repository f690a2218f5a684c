import { createRoute, z } from '@hono/zod-openapi';
import { refuse } from '#kit/refusal.ts';
import { channelOrigin, mustSignIn, type ShopEnv } from '#modules/channels/server/index.ts';
import { findCustomer } from '#modules/customers/server/index.ts';
import { proveOwner } from '#modules/identity/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { emptyResponse, errorResponses, jsonBody } from '#platform/http/openapi.ts';
import { createRateLimit } from '#platform/http/rate-limit.ts';
import { transact } from '#platform/work.ts';
import { words } from '#refusals.ts';
import type { PersonalData } from '#schema.ts';
import { deletionRequest } from '../contracts.ts';
import { eraseCustomer } from './erase-customer.ts';
import { refuseObstacles } from './refuse-obstacles.ts';
import { requestDeletion } from './request-deletion.ts';
import { takeDeletionRequest } from './take-request.ts';

const HOUR = 3600;
/** Mails to one person. */
const limitRequests = createRateLimit(5, HOUR);
/** Links tried from one address. */
const limitLinks = createRateLimit(60, HOUR);

const byToken = z.object({ token: z.string() });

const requestRoute = createRoute({
  method: 'post',
  path: '/shop/customers/{id}/deletion-requests',
  operationId: 'requestDeletion',
  tags: ['Customer'],
  summary: 'Mails the signed-in customer a link that deletes the account',
  request: { params: z.object({ id: z.string() }), body: jsonBody(deletionRequest, 'POST') },
  responses: { 202: emptyResponse('Accepted'), ...errorResponses(400, 401, 404, 415, 422, 429) },
});

const eraseRoute = createRoute({
  method: 'patch',
  path: '/shop/deletion-requests/{token}',
  operationId: 'deleteCustomer',
  tags: ['Customer'],
  summary: 'Deletes the account through the mailed link, once: nothing brings it back',
  request: { params: byToken, body: jsonBody(z.object({}), 'PATCH') },
  responses: { 202: emptyResponse('Done'), ...errorResponses(400, 401, 415, 422, 429) },
});

const cancelRoute = createRoute({
  method: 'delete',
  path: '/shop/deletion-requests/{token}',
  operationId: 'cancelDeletion',
  tags: ['Customer'],
  summary: 'Keeps the account: the mailed link no longer works',
  request: { params: byToken },
  responses: { 204: emptyResponse('Kept'), ...errorResponses(400, 401, 422, 429) },
});

/** Being forgotten (contracts §2.9). What each module forgets is listed in `personal-data.ts`. */
export const deletionRoutes = (parts: readonly PersonalData[]) =>
  apiRoutes<ShopEnv>(words)
    .openapi(requestRoute, async (c) => {
      const { customerId } = mustSignIn(c);
      const { machine, channel } = c.var;
      const isOwn = c.req.valid('param').id === String(customerId);
      const customer = isOwn && (await findCustomer(machine.db, customerId));
      if (!customer) throw refuse('customer.unknown');
      const { reason = null, ...proof } = c.req.valid('json');
      await proveOwner(c, customer.email, proof);
      await limitRequests(c, customer.email.toLowerCase());
      const origin = channelOrigin(channel, machine.config);
      await transact(machine, async (work) => {
        await refuseObstacles(work, parts, customerId);
        await requestDeletion(work, { customer, reason, origin });
      });
      return c.body(null, 202);
    })
    .openapi(eraseRoute, async (c) => {
      await limitLinks(c, c.var.clientAddress);
      const { token } = c.req.valid('param');
      await transact(c.var.machine, (work) => eraseCustomer(work, parts, token));
      return c.body(null, 202);
    })
    .openapi(cancelRoute, async (c) => {
      await limitLinks(c, c.var.clientAddress);
      const { token } = c.req.valid('param');
      await transact(c.var.machine, (work) => takeDeletionRequest(work, token));
      return c.body(null, 204);
    });
