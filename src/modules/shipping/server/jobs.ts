import type { JobDefinition } from '#platform/jobs.ts';
import { transact } from '#platform/unit-of-work.ts';
import type { AppContext } from '#registry/schema.ts';
import { applyDueTariffs } from './decide-tariff.ts';

/** Every hour: applies due tariffs, including those missed while the shop was down. */
export const applyTariffsJob: JobDefinition<AppContext> = {
  name: 'apply-shipping-tariffs',
  schedule: '0 * * * *',
  run: async (appContext) => {
    await transact(appContext, applyDueTariffs);
  },
};
