import type { JobDefinition } from '#platform/jobs.ts';
import { transact } from '#platform/work.ts';
import type { Machine, PersonalData } from '#schema.ts';
import { forgetOldRequests } from './forget-old-requests.ts';
import { prepareExport } from './prepare-export.ts';

/** What each module hands out is listed in `src/personal-data.ts`. */
export const prepareExportJob = (parts: readonly PersonalData[]): JobDefinition<Machine> => ({
  name: 'prepare-data-export',
  run: (machine, asked: { exportId: number; customerId: number }) =>
    prepareExport(machine, parts, asked),
});

/** Every night: archives past their week, links past their day. */
export const forgetOldRequestsJob: JobDefinition<Machine> = {
  name: 'forget-privacy-requests',
  schedule: '50 3 * * *',
  run: (machine) => transact(machine, forgetOldRequests),
};
