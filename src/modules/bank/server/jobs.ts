import type { JobDefinition } from '#platform/jobs.ts';
import type { AppContext } from '#registry/schema.ts';
import { checkPayouts } from './processes/check-payouts.ts';

/** After a provider's message about a payout, and every hour in case one was lost. */
export const checkPayoutsJob: JobDefinition<AppContext, { provider?: string }> = {
  name: 'check-payouts',
  schedule: '35 * * * *',
  run: (appContext, { provider }) => checkPayouts(appContext, provider),
};
