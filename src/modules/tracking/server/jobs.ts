import type { JobDefinition } from '#platform/jobs.ts';
import { momentBefore } from '#platform/moment-before.ts';
import { retention } from '#registry/retention.ts';
import type { AppContext } from '#registry/schema.ts';

/** Deletes proofs past their retention period (PRV-08). */
export const forgetConsentsJob: JobDefinition<AppContext> = {
  name: 'forget-consents',
  schedule: '50 4 * * *',
  run: async ({ db, clock }) => {
    await db
      .deleteFrom('consents')
      .where('chosen_at', '<', momentBefore(clock.now(), retention.consents))
      .execute();
  },
};
