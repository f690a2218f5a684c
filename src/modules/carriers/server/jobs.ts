import type { JobDefinition } from '#platform/jobs.ts';
import { momentBefore } from '#platform/moment-before.ts';
import { retention } from '#registry/retention.ts';
import type { AppContext } from '#registry/schema.ts';
import { hasLabelServices } from './label-services.ts';
import { fetchLabels } from './processes/fetch-labels.ts';

const RUN_MS = 45_000;

/** Every minute: labels that are wanted, and calls of which nobody heard what came of them. */
export const fetchLabelsJob: JobDefinition<AppContext> = {
  name: 'fetch-labels',
  schedule: '* * * * *',
  run: async (appContext, _data, stopping) => {
    if (hasLabelServices(appContext)) await fetchLabels(appContext, { limitMs: RUN_MS, stopping });
  },
};

/** Every night: drawn labels, which bear addresses, some weeks after they were made. */
export const forgetLabelsJob: JobDefinition<AppContext> = {
  name: 'forget-labels',
  schedule: '10 4 * * *',
  run: async ({ clock, db }) => {
    await db
      .deleteFrom('label_files')
      .where('label_id', 'in', (from) =>
        from
          .selectFrom('parcel_labels')
          .select('id')
          .where('made_at', '<', momentBefore(clock.now(), retention.labels)),
      )
      .execute();
    await db
      .updateTable('return_labels')
      .set({ content: null, url: null })
      .where('made_at', '<', momentBefore(clock.now(), retention.labels))
      .execute();
  },
};
