import { z } from 'zod';
import { creationHeaders, item, list, noBody, operation, pagingQuery } from '#kit/operation.ts';
import { orderReviewsShape, ownReviewInput, reviewInput, reviewShape } from './contracts.ts';

export const filters = { reviewSubject: z.string().optional() };

export const listReviews = operation({
  id: 'listReviews',
  method: 'get',
  path: '/shop/product-reviews',
  tag: 'Catalogue',
  summary: 'Accepted reviews, of one product or of all',
  query: z.object({ ...filters, ...pagingQuery }),
  answer: list(reviewShape, 'A page of reviews'),
  refusals: [400, 404],
});

export const submitReview = operation({
  id: 'submitReview',
  method: 'post',
  path: '/shop/product-reviews',
  tag: 'Catalogue',
  summary: 'Writes a review; it is shown once the team accepted it',
  headers: creationHeaders,
  body: reviewInput,
  answer: item(reviewShape, 'Kept, not shown yet', 201),
  refusals: [400, 401, 404, 415, 422, 429],
});

/** Key to the reviews of an order: the order's token, for its signed-in customer, or the token of an invitation link. */
const key = z.string().max(100);
const ofOrder = z.object({ key });
const ofProduct = z.object({ key, product: z.string().max(40) });

export const getOrderReviews = operation({
  id: 'getOrderReviews',
  method: 'get',
  path: '/shop/order-reviews/{key}',
  tag: 'Reviews',
  summary: 'What came with an order, and what was written of it; changes nothing',
  params: ofOrder,
  answer: item(orderReviewsShape, 'Its products'),
  refusals: [401, 404, 429],
});

export const writeOwnReview = operation({
  id: 'writeOwnReview',
  method: 'put',
  path: '/shop/order-reviews/{key}/products/{product}',
  tag: 'Reviews',
  summary: 'Writes or edits the one review of a product of an order; it is shown once it was read',
  params: ofProduct,
  body: ownReviewInput,
  answer: item(orderReviewsShape, 'The order with it'),
  refusals: [400, 401, 404, 409, 415, 422, 429],
});

export const withdrawOwnReview = operation({
  id: 'withdrawOwnReview',
  method: 'delete',
  path: '/shop/order-reviews/{key}/products/{product}',
  tag: 'Reviews',
  summary: 'Withdraws a review with its picture; one that is gone is no mistake',
  params: ofProduct,
  answer: noBody('Gone'),
  refusals: [401, 404, 429],
});

export const refuseReviewInvitations = operation({
  id: 'refuseReviewInvitations',
  method: 'delete',
  path: '/shop/review-invitations/{token}',
  tag: 'Reviews',
  summary: 'The address of this invitation gets no more of them; again is no mistake',
  params: z.object({ token: z.string().max(100) }),
  answer: noBody('Refused'),
  refusals: [401, 404, 429],
});

export const refuseReviewInvitationsByMailReader = operation({
  id: 'refuseReviewInvitationsByMailReader',
  method: 'post',
  path: '/shop/review-invitations/{token}/one-click',
  tag: 'Reviews',
  summary: 'The same, as mail readers do it (RFC 8058)',
  params: z.object({ token: z.string().max(100) }),
  answer: noBody('Refused'),
  refusals: [401, 404, 413, 415, 429],
});
