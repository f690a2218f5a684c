import type { BodyOf } from '#kit/operation.ts';
import * as reviews from '#modules/reviews/operations.ts';
import type { ShopClient } from './client.ts';

/** A customer's reviews, by an order or by the link of an invitation. */
export const reviewCalls = (shop: ShopClient) => ({
  read: (key: string) => shop.call(reviews.getOrderReviews, { params: { key } }),
  write: (key: string, product: string, body: BodyOf<typeof reviews.writeOwnReview>) =>
    shop.call(reviews.writeOwnReview, { params: { key, product }, body }),
  withdraw: (key: string, product: string) =>
    shop.call(reviews.withdrawOwnReview, { params: { key, product } }),
  refuseInvitations: (token: string) =>
    shop.call(reviews.refuseReviewInvitations, { params: { token } }),
});
