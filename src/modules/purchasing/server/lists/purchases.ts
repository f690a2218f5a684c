import { listRoute } from '#modules/staff/server/index.ts';
import * as operations from '../../admin-operations.ts';
import { listPurchases } from '../find-purchases.ts';

export const purchases = listRoute(
  operations.listPurchases,
  'PurchaseOrder',
  async ({ appContext: { db, clock }, query, paging }) => {
    const { members, total } = await listPurchases(db, query, paging, clock.today());
    return { rows: members, total };
  },
);
