import type { JobDefinition } from '#platform/jobs.ts';
import { transact } from '#platform/work.ts';
import type { Machine } from '#schema.ts';
import { forgetReviews } from './forget-reviews.ts';

/** Every night. */
export const forgetReviewsJob: JobDefinition<Machine> = {
  name: 'forget-reviews',
  schedule: '5 4 * * *',
  run: (machine) => transact(machine, forgetReviews),
};
