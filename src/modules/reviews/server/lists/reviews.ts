import { listRoute } from '#modules/staff/server/index.ts';
import * as operations from '../../admin-operations.ts';
import { findPurchases } from '../find-purchase.ts';
import { listReviewsForTeam } from '../list-for-team.ts';
import { presentForTeam } from '../present-for-team.ts';

export const reviews = listRoute(
  operations.listAllReviews,
  'ProductReview',
  async ({ appContext: { db }, query, paging }) => {
    const { rows, total } = await listReviewsForTeam(db, query, paging);
    const purchases = await findPurchases(
      db,
      rows.map(({ id }) => id),
    );
    return { rows: rows.map((row) => presentForTeam(row, purchases)), total };
  },
);
