import { listRoute } from '#modules/staff/server/index.ts';
import * as operations from '../../admin-operations.ts';
import { listPromotionsForTeam } from '../list-for-team.ts';
import { presentTeamPromotion } from '../present-for-team.ts';

export const promotions = listRoute(
  operations.listPromotions,
  'Promotion',
  async ({ appContext: { db, clock }, query, paging }) => {
    const { search, state } = query;
    const filter = { words: search, state };
    const { rows, total } = await listPromotionsForTeam(db, clock.today(), filter, paging);
    return { rows: rows.map(presentTeamPromotion), total };
  },
);
