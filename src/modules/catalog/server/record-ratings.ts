import type { UnitOfWork } from '#registry/schema.ts';
import type { ContentReview } from '../contracts.ts';
import { refreshDocuments } from './refresh-documents.ts';

export interface ProductRating {
  productId: number;
  count: number;
  /** Out of 5; null without a review. */
  average: number | null;
  /** Number of reviews with 1, 2, 3, 4 and 5. */
  distribution: number[];
  /** Reviews for the product page, newest first. */
  reviews: ContentReview[];
}

/** Publishes review figures and reviews on product pages (RVW-02). */
export async function recordRatings(
  work: UnitOfWork,
  ratings: readonly ProductRating[],
): Promise<void> {
  for (const rating of ratings) {
    const values = {
      count: rating.count,
      average: rating.average?.toFixed(2) ?? null,
      distribution: rating.distribution,
      reviews: JSON.stringify(rating.reviews),
    };
    await work.tx
      .insertInto('product_ratings')
      .values({ product_id: rating.productId, ...values })
      .onConflict((conflict) => conflict.column('product_id').doUpdateSet(values))
      .execute();
  }
  await refreshDocuments(
    work,
    ratings.map(({ productId }) => productId),
  );
}
