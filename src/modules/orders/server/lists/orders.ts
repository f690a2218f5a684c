import { mayDo } from '#modules/staff/rules/index.ts';
import { listRoute } from '#modules/staff/server/index.ts';
import * as operations from '../../admin-operations.ts';
import { listOrdersForTeam } from '../list-for-team.ts';
import { presentTeamOrder } from '../present-for-team.ts';

export const orders = listRoute(
  operations.listAllOrders,
  'Order',
  async ({ appContext: { db, clock }, staff, query, paging }) => {
    // Without the right to see customers, the search ignores their names: a hit would reveal them.
    const withPeople = mayDo(staff, 'orders.people');
    const seen = { now: clock.now(), withPeople };
    const { rows, total } = await listOrdersForTeam(db, query, paging, seen);
    return { rows: rows.map(presentTeamOrder), total };
  },
);
