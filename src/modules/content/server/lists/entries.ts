import { listRoute } from '#modules/staff/server/index.ts';
import * as operations from '../../admin-operations.ts';
import { listEntriesForTeam } from '../list-for-team.ts';
import { presentTeamEntry } from '../present-for-team.ts';

export const entries = listRoute(
  operations.listEntries,
  'Entry',
  async ({ appContext, query, paging }) => {
    const { type, state, search } = query;
    const filter = { type, state, words: search };
    const { rows, total } = await listEntriesForTeam(appContext.db, filter, paging);
    return { rows: rows.map(presentTeamEntry), total };
  },
);
