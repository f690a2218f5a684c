import { retention } from '#registry/retention.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import { showRatings } from './show-ratings.ts';

/** Deletes reviews that outlived their term (PRV-08): the pages no longer show or count them. */
export async function forgetReviews(work: UnitOfWork): Promise<void> {
  const gone = await work.tx
    .deleteFrom('reviews')
    .where('written_on', '<', work.today.subtract(retention.reviews).toString())
    .returning('product_id as productId')
    .execute();
  await showRatings(work, [...new Set(gone.map(({ productId }) => productId))]);
}
