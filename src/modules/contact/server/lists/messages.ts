import { listRoute } from '#modules/staff/server/index.ts';
import * as operations from '../../admin-operations.ts';
import { listMessages } from '../messages-for-team.ts';
import { presentMessageRow } from '../present-for-team.ts';

export const messages = listRoute(
  operations.listContactRequests,
  'ContactRequest',
  async ({ appContext: { db, clock }, staff, query, paging }) => {
    const { state = 'open', mine } = query;
    const today = clock.today();
    const filter = { state, assigneeId: mine && staff.id, today };
    const { rows, total } = await listMessages(db, filter, paging);
    return { rows: rows.map((row) => presentMessageRow(row, today)), total };
  },
);
