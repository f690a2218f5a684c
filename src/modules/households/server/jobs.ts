import type { JobDefinition } from '#platform/jobs.ts';
import { transact } from '#platform/unit-of-work.ts';
import type { AppContext } from '#registry/schema.ts';
import { forgetInvitations } from './invite.ts';

/** Every night. */
export const forgetHouseholdInvitationsJob: JobDefinition<AppContext> = {
  name: 'forget-household-invitations',
  schedule: '40 4 * * *',
  run: async (appContext) => {
    await transact(appContext, forgetInvitations);
  },
};
