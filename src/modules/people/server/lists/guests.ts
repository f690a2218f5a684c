import { listRoute } from '#modules/staff/server/index.ts';
import * as operations from '../../admin-operations.ts';
import { listGuests, presentGuest } from '../guests.ts';

export const guests = listRoute(
  operations.listGuests,
  'Guest',
  async ({ appContext, query, paging }) => {
    const { rows, total } = await listGuests(appContext.db, query.search, paging);
    return { rows: rows.map(presentGuest), total };
  },
);
