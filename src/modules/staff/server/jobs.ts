import type { JobDefinition } from '#platform/jobs.ts';
import { transact } from '#platform/unit-of-work.ts';
import type { AppContext } from '#registry/schema.ts';
import { forgetStaffSessions } from './staff-session.ts';

export const forgetStaffSessionsJob: JobDefinition<AppContext> = {
  name: 'forget-staff-sessions',
  schedule: '40 4 * * *',
  run: (appContext) => transact(appContext, forgetStaffSessions),
};
