import { reviewAnswer, reviewDecision } from '#modules/reviews/admin-contracts.ts';
import { submitForm } from '#pages/forms/submit-form.server.ts';
import { teamReviewCalls } from '#services/admin/reviews.ts';
import type { OfficeIntent } from '../parts/answer-intent.server.ts';

interface OfReview {
  id: string;
}

const decide =
  (form: string): OfficeIntent<OfReview> =>
  ({ admin, id, data, key }) =>
    submitForm({
      form,
      words: 'decideReview',
      data,
      schema: reviewDecision,
      send: (value) => teamReviewCalls(admin).decide(id, value, key),
    });

const answerReview: OfficeIntent<OfReview> = ({ admin, id, data, key }) =>
  submitForm({
    form: 'answerReview',
    data,
    schema: reviewAnswer,
    send: ({ text }) => teamReviewCalls(admin).answer(id, text, key),
  });

/** What can be done on the page of a review, by the name of its form. */
export const reviewIntents = {
  acceptReview: decide('acceptReview'),
  rejectReview: decide('rejectReview'),
  answerReview,
};
