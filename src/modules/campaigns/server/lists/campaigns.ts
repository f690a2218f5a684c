import { latestInParis } from '#kit/dates.ts';
import { listRoute } from '#modules/staff/server/index.ts';
import * as operations from '../../admin-operations.ts';
import { listCampaignsForTeam } from '../list-for-team.ts';

export const campaigns = listRoute(
  operations.listCampaigns,
  'Campaign',
  async ({ appContext: { db, clock }, query }) => ({
    rows: await listCampaignsForTeam(db, latestInParis(clock.now()), query),
  }),
);
