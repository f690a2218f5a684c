import { forEachIsolated } from '#platform/for-each-isolated.ts';
import type { JobDefinition } from '#platform/jobs.ts';
import { transact } from '#platform/unit-of-work.ts';
import type { AppContext } from '#registry/schema.ts';
import { findGrowing } from './find-growing.ts';
import { noteGrownUp } from './note-events.ts';

/** Every night, before the reminders of the day. */
export const noteGrownUpJob: JobDefinition<AppContext> = {
  name: 'note-grown-up-animals',
  schedule: '25 3 * * *',
  run: async (appContext) => {
    const growing = await findGrowing(appContext.db, appContext.clock.today());
    await forEachIsolated(appContext, growing, (animal) =>
      transact(appContext, (work) => noteGrownUp(work, animal)),
    );
  },
};
