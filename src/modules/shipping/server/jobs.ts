import type { JobDefinition } from '#platform/jobs.ts';
import { transact } from '#platform/unit-of-work.ts';
import type { AppContext } from '#registry/schema.ts';
import { applyDueTariffs } from './decide-tariff.ts';

/** Every hour: tariffs whose day has come hold, also those of a night the shop was stopped. */
export const applyTariffsJob: JobDefinition<AppContext> = {
  name: 'apply-shipping-tariffs',
  schedule: '0 * * * *',
  run: async (appContext) => {
    await transact(appContext, applyDueTariffs);
  },
};
