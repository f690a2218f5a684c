import { listRoute } from '#modules/staff/server/index.ts';
import * as operations from '../../admin-operations.ts';
import { listPreparation } from '../prepare-orders.ts';

export const preparation = listRoute(
  operations.listPreparation,
  'PreparedOrder',
  async ({ appContext: { db, clock }, query, paging }) => {
    const found = await listPreparation(db, query, paging, clock.today());
    const { orders, total, waiting, held } = found;
    return { rows: orders, total, besides: { held, waiting } };
  },
);
