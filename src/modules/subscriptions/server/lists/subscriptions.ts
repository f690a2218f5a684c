import { mayDo } from '#modules/staff/rules/index.ts';
import { listRoute } from '#modules/staff/server/index.ts';
import * as operations from '../../admin-operations.ts';
import { listSubscriptionsForTeam } from '../list-for-team.ts';
import { presentTeamRow } from '../present-for-team.ts';

export const subscriptions = listRoute(
  operations.listAllSubscriptions,
  'Subscription',
  async ({ appContext: { db, clock }, staff, query, paging }) => {
    const { search, standing, within, sort } = query;
    const until = within === undefined ? undefined : clock.today().add({ days: within });
    // Without the right to see customers, the search matches only codes and articles.
    const withPeople = mayDo(staff, 'orders.people');
    const filter = { words: search, withPeople, standing, until, sort };
    const { rows, total } = await listSubscriptionsForTeam(db, filter, paging);
    return { rows: rows.map(presentTeamRow), total };
  },
);
