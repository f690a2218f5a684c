import { refuse } from '#kit/refusal.ts';
import { findCustomer } from '#modules/customers/server/index.ts';
import { type AdminEnv, actAsStaff, adminRoute } from '#modules/staff/server/index.ts';
import { findSubscriptionByCode } from '#modules/subscriptions/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { words } from '#registry/refusals.ts';
import * as operations from '../admin-operations.ts';
import { notifyTermination } from './notify-termination.ts';

/** Admin route to enter a customer's notice. */
export const adminRoutes = apiRoutes<AdminEnv>(words).openapi(
  adminRoute(operations.terminateAnySubscription),
  async (c) => {
    const { code } = c.req.valid('param');
    const { appContext } = c.var;
    const subscription = await findSubscriptionByCode(appContext.db, code);
    const customer = subscription && (await findCustomer(appContext.db, subscription.customerId));
    if (!customer) throw refuse('subscription.unknown');
    if (subscription.status === 'stopped') throw refuse('subscription.stopped');
    const { email, firstName, lastName } = customer;
    const { wishedOn, ground } = c.req.valid('json');
    const name = [firstName, lastName].filter(Boolean).join(' ') || email;
    const given = { contract: code, email, name, wishedOn, ground };
    const auditedAction = {
      action: 'subscription.terminated',
      subject: code,
      detail: { wishedOn, ground },
    };
    const support = appContext.config.SUPPORT_EMAIL;
    await actAsStaff(c, auditedAction, (work) => notifyTermination(work, given, support));
    return c.body(null, 204);
  },
);
