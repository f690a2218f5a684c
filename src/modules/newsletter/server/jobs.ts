import type { JobDefinition } from '#platform/jobs.ts';
import { transact } from '#platform/work.ts';
import type { Machine } from '#schema.ts';
import { type AccountChange, followAccount } from './follow-account.ts';
import { forgetStale } from './forget-stale.ts';

/** What an account says about the letter reaches the list of those who get it. */
export const followAccountJob: JobDefinition<Machine, AccountChange> = {
  name: 'follow-newsletter-choice',
  run: (machine, change) => transact(machine, (work) => followAccount(work, change, machine)),
};

/** Every night. */
export const forgetStaleJob: JobDefinition<Machine> = {
  name: 'forget-newsletter',
  schedule: '20 4 * * *',
  run: async (machine) => {
    await transact(machine, forgetStale);
  },
};
