import type { JobDefinition } from '#platform/jobs.ts';
import { transact } from '#platform/unit-of-work.ts';
import type { AppContext } from '#registry/schema.ts';
import { forgetReviews } from './forget-reviews.ts';

/** Every night. */
export const forgetReviewsJob: JobDefinition<AppContext> = {
  name: 'forget-reviews',
  schedule: '5 4 * * *',
  run: (appContext) => transact(appContext, forgetReviews),
};
