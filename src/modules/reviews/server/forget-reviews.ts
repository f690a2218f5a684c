import { dropImages } from '#modules/media/server/index.ts';
import { momentBefore } from '#platform/moment-before.ts';
import { retention } from '#registry/retention.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import { showRatings } from './show-ratings.ts';

/**
 * Deletes reviews past their retention period with their pictures (PRV-08) and updates the product pages. Also
 * deletes expired invitations and old opt-outs.
 */
export async function forgetReviews(work: UnitOfWork): Promise<void> {
  const { tx, now, today } = work;
  const gone = await tx
    .deleteFrom('reviews')
    .where('written_on', '<', today.subtract(retention.reviews).toString())
    .returning(['product_id as productId', 'photo_file_id as photo'])
    .execute();
  await dropImages(
    work,
    gone.flatMap(({ photo }) => photo ?? []),
  );
  await tx
    .deleteFrom('review_invitations')
    .where('invited_at', '<', momentBefore(now, retention.reviewInvitations))
    .execute();
  await tx
    .deleteFrom('review_refusals')
    .where('refused_at', '<', momentBefore(now, retention.reviewRefusals))
    .execute();
  await showRatings(work, [...new Set(gone.map(({ productId }) => productId))]);
}
