import { inParis } from '#kit/dates.ts';
import { listRoute } from '#modules/staff/server/index.ts';
import * as operations from '../../admin-operations.ts';
import { listTerminations, type TeamTermination } from '../list-for-team.ts';

const present = ({ receivedAt, confirmedAt, ...termination }: TeamTermination) => ({
  '@type': 'Termination' as const,
  ...termination,
  receivedAt: inParis(receivedAt),
  confirmedAt: confirmedAt && inParis(confirmedAt),
});

export const terminations = listRoute(
  operations.listTerminations,
  'Termination',
  async ({ appContext: { db, clock }, query, paging }) => {
    const { rows, total } = await listTerminations(db, query, clock.today(), paging);
    return { rows: rows.map(present), total };
  },
);
