import { reviewAnswer, reviewDecision } from '#modules/reviews/admin-contracts.ts';
import { teamReviewCalls } from '#services/admin/reviews.ts';
import { type FormOf, plainForm } from '../form/plain-form.server.ts';

type Form = FormOf<{ id: string }>;

const decide = (name: string) =>
  plainForm({
    name,
    words: 'decideReview',
    schema: reviewDecision,
    // Only the rejection shows and needs it.
    fields: { reason: { isRequired: true } },
    send: ({ admin, id, key }: Form, decision) => teamReviewCalls(admin).decide(id, decision, key),
  });

/** Actions of a review's page, by form name. */
export const reviewIntents = {
  acceptReview: decide('acceptReview'),
  rejectReview: decide('rejectReview'),
  answerReview: plainForm({
    name: 'answerReview',
    schema: reviewAnswer,
    send: ({ admin, id, key }: Form, { text }) => teamReviewCalls(admin).answer(id, text, key),
  }),
};
