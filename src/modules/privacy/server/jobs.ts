import type { JobDefinition } from '#platform/jobs.ts';
import { transact } from '#platform/unit-of-work.ts';
import type { AppContext, PersonalData } from '#registry/schema.ts';
import { forgetOldRequests } from './forget-old-requests.ts';
import { forgetInactive, warnInactive } from './processes/forget-inactive.ts';
import { prepareExport } from './processes/prepare-export.ts';

/** The data each module exports is listed in `src/registry/personal-data.ts`. */
export const prepareExportJob = (
  parts: readonly PersonalData[],
): JobDefinition<AppContext, { exportId: number; customerId: number }> => ({
  name: 'prepare-data-export',
  run: (appContext, input) => prepareExport(appContext, parts, input),
});

/** Every night: deletes archives after a week, and expired links. */
export const forgetOldRequestsJob: JobDefinition<AppContext> = {
  name: 'forget-privacy-requests',
  schedule: '50 3 * * *',
  run: (appContext) => transact(appContext, forgetOldRequests),
};

/** Every night: deletes inactive accounts, after a notice to their customers. */
export const forgetInactiveJob = (parts: readonly PersonalData[]): JobDefinition<AppContext> => ({
  name: 'forget-inactive-accounts',
  schedule: '35 3 * * *',
  async run(appContext) {
    await warnInactive(appContext);
    await forgetInactive(appContext, parts);
  },
});
