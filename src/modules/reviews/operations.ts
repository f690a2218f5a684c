import { z } from 'zod';
import { creationHeaders, item, list, operation, pagingQuery } from '#kit/operation.ts';
import { reviewInput, reviewShape } from './contracts.ts';

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
