import { z } from 'zod';
import { item } from '#kit/operation.ts';
import { adminList, adminOperation } from '#modules/staff/rules/index.ts';
import { reviewAnswer, reviewDecision, teamReviewShape } from './admin-contracts.ts';
import { reviewList } from './rules/team-list.ts';

const byId = z.object({ id: z.string().max(40) });

export const listAllReviews = adminList({
  permission: 'customers.read',
  id: 'listAllReviews',
  path: '/admin/product-reviews',
  tag: 'Reviews',
  summary: 'Reviews in any state, the newest first unless sorted otherwise',
  member: teamReviewShape,
  list: reviewList,
});

export const getAnyReview = adminOperation({
  permission: 'customers.read',
  id: 'getAnyReview',
  method: 'get',
  path: '/admin/product-reviews/{id}',
  tag: 'Reviews',
  summary: 'A review in any state',
  params: byId,
  answer: item(teamReviewShape, 'The review'),
  refusals: [404],
});

export const decideReview = adminOperation({
  permission: 'customers.manage',
  id: 'decideReview',
  risk: 'trust',
  method: 'post',
  path: '/admin/product-reviews/{id}/decision',
  tag: 'Reviews',
  summary: 'Publishes a review, or rejects it for a reason its writer is told',
  params: byId,
  body: reviewDecision,
  answer: item(teamReviewShape, 'The review'),
  refusals: [400, 404, 415, 422],
});

export const answerReview = adminOperation({
  permission: 'customers.manage',
  id: 'answerReview',
  method: 'put',
  path: '/admin/product-reviews/{id}/answer',
  tag: 'Reviews',
  summary: 'Answers a published review as the shop, for everybody to read',
  params: byId,
  body: reviewAnswer,
  answer: item(teamReviewShape, 'The review'),
  refusals: [400, 404, 415, 422],
});
