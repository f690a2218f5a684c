import { refuse } from '#kit/refusal.ts';
import { channelOrigin, mustSignIn, type ShopEnv } from '#modules/channels/server/index.ts';
import { findCustomer } from '#modules/customers/server/index.ts';
import { proveOwner } from '#modules/identity/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { createRateLimit } from '#platform/http/rate-limit.ts';
import { route } from '#platform/http/route.ts';
import { transact } from '#platform/unit-of-work.ts';
import { words } from '#registry/refusals.ts';
import type { PersonalData } from '#registry/schema.ts';
import * as operations from '../operations.ts';
import { eraseCustomer } from './erase-customer.ts';
import { refuseObstacles } from './refuse-obstacles.ts';
import { requestDeletion } from './request-deletion.ts';
import { takeDeletionRequest } from './take-request.ts';

const HOUR = 3600;
/** Limit of mails to one person. */
const limitRequests = createRateLimit(5, HOUR);
/** Limit of link attempts from one address. */
const limitLinks = createRateLimit(60, HOUR);

/** Routes to delete an account (contracts §2.9). What each module erases is listed in `personal-data.ts`. */
export const deletionRoutes = (parts: readonly PersonalData[]) =>
  apiRoutes<ShopEnv>(words)
    .openapi(route(operations.requestDeletion), async (c) => {
      const { customerId } = mustSignIn(c);
      const { appContext, channel } = c.var;
      const isOwn = c.req.valid('param').id === String(customerId);
      const customer = isOwn && (await findCustomer(appContext.db, customerId));
      if (!customer) throw refuse('customer.unknown');
      const { reason = null, ...proof } = c.req.valid('json');
      await proveOwner(c, customer.email, proof);
      await limitRequests(c, customer.email.toLowerCase());
      const origin = channelOrigin(channel, appContext.config);
      await transact(appContext, async (work) => {
        await refuseObstacles(work, parts, customerId);
        await requestDeletion(work, { customer, reason, origin });
      });
      return c.body(null, 202);
    })
    .openapi(route(operations.deleteCustomer), async (c) => {
      await limitLinks(c, c.var.clientAddress);
      const { token } = c.req.valid('param');
      await transact(c.var.appContext, (work) => eraseCustomer(work, parts, token));
      return c.body(null, 202);
    })
    .openapi(route(operations.cancelDeletion), async (c) => {
      await limitLinks(c, c.var.clientAddress);
      const { token } = c.req.valid('param');
      await transact(c.var.appContext, (work) => takeDeletionRequest(work, token));
      return c.body(null, 204);
    });
