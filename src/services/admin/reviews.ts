import type { BodyOf, QueryOf } from '#kit/operation.ts';
import * as reviews from '#modules/reviews/admin-operations.ts';
import type { AdminClient } from './client.ts';

type Key = string | undefined;

/** What the team does with reviews. */
export const teamReviewCalls = (admin: AdminClient) => ({
  /** Newest first. */
  list: (query: QueryOf<typeof reviews.listAllReviews>) =>
    admin.list(reviews.listAllReviews, { query }),
  read: (id: string) => admin.read(reviews.getAnyReview, { params: { id } }),
  decide: (id: string, body: BodyOf<typeof reviews.decideReview>, key: Key) =>
    admin.change(reviews.decideReview, { params: { id }, body, key }),
  answer: (id: string, text: string, key: Key) =>
    admin.change(reviews.answerReview, { params: { id }, body: { text }, key }),
});
