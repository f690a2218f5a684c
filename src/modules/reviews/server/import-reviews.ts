import { findProductIds } from '#modules/catalog/server/index.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import { showRatings } from './show-ratings.ts';
import type { ReviewedAnimal } from './tables.ts';

export interface ReviewImport {
  sku: string;
  rating: number;
  title: string;
  comment: string;
  author: string;
  animal: ReviewedAnimal | null;
  writtenOn: Temporal.PlainDate;
  orderedOn: Temporal.PlainDate | null;
  answer: { text: string; on: Temporal.PlainDate } | null;
  /** Invented for the demonstration. */
  demo: boolean;
}

/**
 * Imports reviews collected and verified elsewhere (RVW-05) and publishes them. Reviews of unknown products are
 * skipped.
 */
export async function importReviews(
  work: UnitOfWork,
  reviews: readonly ReviewImport[],
): Promise<void> {
  const ids = await findProductIds(work.tx, [...new Set(reviews.map(({ sku }) => sku))]);
  const created_at = new Date(work.now.epochMilliseconds);
  const rows = reviews.flatMap((review) => {
    const productId = ids.get(review.sku);
    if (productId === undefined) return [];
    return [
      {
        product_id: productId,
        rating: review.rating,
        title: review.title,
        comment: review.comment,
        author: review.author,
        customer_id: null,
        email: null,
        pet: review.animal && JSON.stringify(review.animal),
        status: 'accepted' as const,
        demo: review.demo,
        written_on: review.writtenOn.toString(),
        ordered_on: review.orderedOn?.toString() ?? null,
        answer: review.answer?.text ?? null,
        answered_on: review.answer?.on.toString() ?? null,
        created_at,
      },
    ];
  });
  for (let start = 0; start < rows.length; start += AT_ONCE)
    await work.tx
      .insertInto('reviews')
      .values(rows.slice(start, start + AT_ONCE))
      .execute();
  await showRatings(work, [...ids.values()]);
}

/** A statement has at most 65,535 parameters. */
const AT_ONCE = 1000;
