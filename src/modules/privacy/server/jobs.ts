import type { JobDefinition } from '#platform/jobs.ts';
import { transact } from '#platform/work.ts';
import type { Machine, PersonalData } from '#schema.ts';
import { forgetOldRequests } from './forget-old-requests.ts';
import { forgetInactive, warnInactive } from './processes/forget-inactive.ts';
import { prepareExport } from './processes/prepare-export.ts';

/** What each module hands out is listed in `src/personal-data.ts`. */
export const prepareExportJob = (
  parts: readonly PersonalData[],
): JobDefinition<Machine, { exportId: number; customerId: number }> => ({
  name: 'prepare-data-export',
  run: (machine, asked) => prepareExport(machine, parts, asked),
});

/** Every night: archives past their week, links past their day. */
export const forgetOldRequestsJob: JobDefinition<Machine> = {
  name: 'forget-privacy-requests',
  schedule: '50 3 * * *',
  run: (machine) => transact(machine, forgetOldRequests),
};

/** Every night: accounts nobody uses any more; their customers are written to before. */
export const forgetInactiveJob = (parts: readonly PersonalData[]): JobDefinition<Machine> => ({
  name: 'forget-inactive-accounts',
  schedule: '35 3 * * *',
  async run(machine) {
    await warnInactive(machine);
    await forgetInactive(machine, parts);
  },
});
