import { listRoute } from '#modules/staff/server/index.ts';
import * as operations from '../../admin-operations.ts';
import { listReorders } from '../demand-for-team.ts';

export const reorders = listRoute(
  operations.listStockReorders,
  'StockReorder',
  async ({ appContext: { db, clock }, paging }) => {
    const { rows, total } = await listReorders(db, clock.now(), paging);
    const members = rows.map((row) => ({
      '@id': `/api/v2/admin/stock-reorders/${row.code}`,
      '@type': 'StockReorder' as const,
      ...row,
    }));
    return { rows: members, total };
  },
);
