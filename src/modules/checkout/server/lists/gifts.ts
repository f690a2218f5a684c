import { listRoute } from '#modules/staff/server/index.ts';
import * as operations from '../../admin-operations.ts';
import { listGifts } from '../list-gifts.ts';

export const gifts = listRoute(
  operations.listGifts,
  'GiftRow',
  async ({ appContext, staff, query, paging }) => {
    const { rows, total } = await listGifts(appContext.db, query, paging);
    const members = rows.map(({ byId, givenAt, ...row }) => ({
      '@id': `/api/v2/admin/gifts/${row.key}`,
      '@type': 'GiftRow' as const,
      ...row,
      givenAt: givenAt.toISOString(),
      isTheirs: row.state === 'waiting' && byId !== staff.id,
    }));
    return { rows: members, total };
  },
);
