import { type AdminEnv, adminRoute } from '#modules/staff/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { collection, ld } from '#platform/http/ld-json.ts';
import { words } from '#registry/refusals.ts';
import type { DueWithdrawalShape } from '../admin-contracts.ts';
import * as operations from '../admin-operations.ts';
import { findDue, type Withdrawal } from './queries.ts';

const present = (withdrawal: Withdrawal): DueWithdrawalShape => ({
  '@id': `/api/v2/admin/withdrawals/${withdrawal.reference}`,
  '@type': 'Withdrawal',
  reference: withdrawal.reference,
  orderNumber: withdrawal.orderNumber,
  name: withdrawal.name,
  email: withdrawal.email,
  items: withdrawal.items,
  declaredAt: withdrawal.declaredAt.toISOString(),
  refundBy: withdrawal.refundBy,
});

/** Admin routes for withdrawals whose refund is due. */
export const adminRoutes = apiRoutes<AdminEnv>(words).openapi(
  adminRoute(operations.listDueWithdrawals),
  async (c) => {
    const due = await findDue(c.var.appContext.db);
    return ld(c, collection(c, 'Withdrawal', due.map(present)));
  },
);
