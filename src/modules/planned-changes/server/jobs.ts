import type { JobDefinition } from '#platform/jobs.ts';
import type { AppContext } from '#registry/schema.ts';
import { carryChanges } from './processes/carry-changes.ts';

/** Every ten minutes, and after a change was planned or stopped: sends notices and cancellation mails, applies due changes. */
export const carryChangesJob: JobDefinition<AppContext> = {
  name: 'carry-planned-changes',
  schedule: '*/10 * * * *',
  run: carryChanges,
};
