import { listRoute } from '#modules/staff/server/index.ts';
import * as operations from '../../admin-operations.ts';
import { listCustomersForTeam } from '../list-for-team.ts';
import { presentRowForTeam } from '../present-for-team.ts';

export const customers = listRoute(
  operations.listCustomers,
  'Customer',
  async ({ appContext: { db, clock }, query, paging }) => {
    const { search, segment, sort } = query;
    const wanted = { search, segment, sort, today: clock.today() };
    const { rows, total } = await listCustomersForTeam(db, wanted, paging);
    return { rows: rows.map(presentRowForTeam), total };
  },
);
