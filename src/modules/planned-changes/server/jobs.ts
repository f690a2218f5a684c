import type { JobDefinition } from '#platform/jobs.ts';
import type { AppContext } from '#registry/schema.ts';
import { carryChanges } from './processes/carry-changes.ts';

/** Every ten minutes, and when one was planned or stopped: letters, days that have come, refusals. */
export const carryChangesJob: JobDefinition<AppContext> = {
  name: 'carry-planned-changes',
  schedule: '*/10 * * * *',
  run: carryChanges,
};
