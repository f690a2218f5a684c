import type { OrderReviewsShape } from '#modules/reviews/contracts.ts';
import { ServiceError } from '#services/service-client.ts';
import type { ShopClient } from '#services/shop/client.ts';
import { reviewCalls } from '#services/shop/reviews.ts';

/** The reviews of an order token or invitation; null for an invalid one. */
export async function loadReviews(
  shop: ShopClient,
  key: string,
): Promise<OrderReviewsShape | null> {
  try {
    return await reviewCalls(shop).read(key);
  } catch (error) {
    if (!(error instanceof ServiceError) || error.status !== 404) throw error;
    return null;
  }
}
