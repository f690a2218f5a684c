import type { JobDefinition } from '#platform/jobs.ts';
import { transact } from '#platform/unit-of-work.ts';
import type { AppContext } from '#registry/schema.ts';
import { findDueEntries, followPlan } from './schedule-entry.ts';

/** Every minute: publishes and withdraws texts as scheduled, including what was missed while the shop was stopped. */
export const followPlansJob: JobDefinition<AppContext> = {
  name: 'follow-planned-texts',
  schedule: '* * * * *',
  run: async (appContext) => {
    const failed: unknown[] = [];
    // A text that cannot be published does not block the others; the job fails afterwards.
    for (const id of await findDueEntries(appContext.db, appContext.clock.now()))
      await transact(appContext, (work) =>
        followPlan(work, id, appContext.config.REVIEWED_TEXTS),
      ).catch((error) => failed.push(error));
    if (failed.length > 0) throw new AggregateError(failed, 'planned texts could not be shown');
  },
};
