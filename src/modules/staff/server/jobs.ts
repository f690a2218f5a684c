import type { JobDefinition } from '#platform/jobs.ts';
import { transact } from '#platform/work.ts';
import type { Machine } from '#schema.ts';
import { forgetStaffSessions } from './staff-session.ts';

export const forgetStaffSessionsJob: JobDefinition<Machine> = {
  name: 'forget-staff-sessions',
  schedule: '40 4 * * *',
  run: (machine) => transact(machine, forgetStaffSessions),
};
