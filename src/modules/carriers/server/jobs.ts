import type { JobDefinition } from '#platform/jobs.ts';
import { momentBefore } from '#platform/moment-before.ts';
import { retention } from '#registry/retention.ts';
import type { AppContext } from '#registry/schema.ts';
import { hasLabelServices } from './label-services.ts';
import { fetchLabels } from './processes/fetch-labels.ts';
import { followParcels } from './processes/follow-parcels.ts';

const RUN_MS = 45_000;

/** Every minute: sends pending label requests, and repeats those without a response. */
export const fetchLabelsJob: JobDefinition<AppContext> = {
  name: 'fetch-labels',
  schedule: '* * * * *',
  run: async (appContext, _data, stopping) => {
    if (hasLabelServices(appContext)) await fetchLabels(appContext, { limitMs: RUN_MS, stopping });
  },
};

/** Every five minutes: fetches events of followed parcels, each at its own interval. */
export const followParcelsJob: JobDefinition<AppContext> = {
  name: 'follow-parcels',
  schedule: '*/5 * * * *',
  run: (appContext, _data, stopping) => followParcels(appContext, { limitMs: RUN_MS, stopping }),
};

/** Every night: deletes label files, which contain addresses, some weeks after they were made. */
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
    // The events of a parcel are deleted along with it.
    await db
      .deleteFrom('followed_parcels')
      .where('followed_at', '<', momentBefore(clock.now(), retention.labels))
      .execute();
  },
};
