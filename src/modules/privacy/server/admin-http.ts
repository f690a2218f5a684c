import { channelOrigin, findChannel } from '#modules/channels/server/index.ts';
import { getCustomer, getLivingCustomer } from '#modules/customers/server/index.ts';
import { type AdminEnv, actAsStaff, adminRoute } from '#modules/staff/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { ld } from '#platform/http/ld-json.ts';
import { words } from '#registry/refusals.ts';
import type { AppContext, PersonalData } from '#registry/schema.ts';
import type { CustomerPrivacyShape } from '../admin-contracts.ts';
import * as operations from '../admin-operations.ts';
import { presentExport } from './present.ts';
import { findErasure, findMergedInto, listExports } from './queries.ts';
import { refuseObstacles } from './refuse-obstacles.ts';
import { requestDeletion } from './request-deletion.ts';
import { requestExport } from './request-export.ts';

async function shown({ db, clock }: AppContext, id: number): Promise<CustomerPrivacyShape> {
  const now = clock.now();
  const [copies, erasure, mergedInto] = await Promise.all([
    listExports(db, id),
    findErasure(db, id, now),
    findMergedInto(db, id),
  ]);
  return {
    '@id': `/api/v2/admin/customers/${id}/privacy`,
    '@type': 'CustomerPrivacy',
    exports: copies.map((copy) => {
      const { state, requestedAt, expiresAt } = presentExport(copy, now);
      return { id: copy.id, state, requestedAt, expiresAt };
    }),
    deletionUntil: erasure.until?.toISOString() ?? null,
    erasedAt: erasure.at?.toISOString() ?? null,
    mergedInto,
  };
}

/** Admin routes for data requests received by telephone or post. */
export const adminRoutes = (parts: readonly PersonalData[]) =>
  apiRoutes<AdminEnv>(words)
    .openapi(adminRoute(operations.getCustomerPrivacy), async (c) => {
      const { id } = await getCustomer(c.var.appContext.db, c.req.valid('param').id);
      return ld(c, await shown(c.var.appContext, id));
    })
    .openapi(adminRoute(operations.requestCustomerExport), async (c) => {
      const { id } = await getLivingCustomer(c.var.appContext.db, c.req.valid('param').id);
      const auditedAction = { action: 'customer.export_requested', subject: String(id) };
      await actAsStaff(c, auditedAction, (work) => requestExport(work, id));
      return c.body(null, 202);
    })
    .openapi(adminRoute(operations.requestCustomerDeletion), async (c) => {
      const { db, config } = c.var.appContext;
      const customer = await getLivingCustomer(db, c.req.valid('param').id);
      const channel = await findChannel(db, customer.channel);
      if (!channel) throw new Error(`No channel ${customer.channel}`);
      const origin = channelOrigin(channel, config);
      const auditedAction = { action: 'customer.deletion_requested', subject: String(customer.id) };
      await actAsStaff(c, auditedAction, async (work) => {
        await refuseObstacles(work, parts, customer.id);
        await requestDeletion(work, { customer, reason: null, origin });
      });
      return c.body(null, 202);
    });
