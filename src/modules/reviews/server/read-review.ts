import { refuse } from '#kit/refusal.ts';
import type { Work } from '#schema.ts';
import { showRatings } from './show-ratings.ts';

/** The team's decision on a new review; an accepted one is shown. Refuses a second decision. */
export async function readReview(
  work: Work,
  reviewId: number,
  decision: 'accepted' | 'rejected',
): Promise<void> {
  const review = await work.tx
    .selectFrom('reviews')
    .select(['status', 'product_id'])
    .where('id', '=', reviewId)
    .forUpdate()
    .executeTakeFirst();
  if (!review) throw refuse('review.unknown');
  if (review.status !== 'new') throw refuse('review.read');
  await work.tx
    .updateTable('reviews')
    .set({ status: decision })
    .where('id', '=', reviewId)
    .execute();
  if (decision === 'accepted') await showRatings(work, [review.product_id]);
}
