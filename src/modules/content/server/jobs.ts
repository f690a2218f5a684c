import type { JobDefinition } from '#platform/jobs.ts';
import { transact } from '#platform/unit-of-work.ts';
import type { AppContext } from '#registry/schema.ts';
import { findDueEntries, followPlan } from './schedule-entry.ts';

/** Every minute: texts whose moment has come go on the pages or leave them, also those of a night the shop was stopped. */
export const followPlansJob: JobDefinition<AppContext> = {
  name: 'follow-planned-texts',
  schedule: '* * * * *',
  run: async (appContext) => {
    const failed: unknown[] = [];
    // One text that cannot be shown keeps no other from its moment; the job fails with it afterwards.
    for (const id of await findDueEntries(appContext.db, appContext.clock.now()))
      await transact(appContext, (work) =>
        followPlan(work, id, appContext.config.REVIEWED_TEXTS),
      ).catch((error) => failed.push(error));
    if (failed.length > 0) throw new AggregateError(failed, 'planned texts could not be shown');
  },
};
