import type { JobDefinition } from '#platform/jobs.ts';
import { transact } from '#platform/unit-of-work.ts';
import type { AppContext } from '#registry/schema.ts';
import { type AccountChange, followAccount } from './follow-account.ts';
import { forgetStale } from './forget-stale.ts';
import { sendIssues } from './processes/send-issues.ts';

/** Applies an account's newsletter choice to the subscription. */
export const followAccountJob: JobDefinition<AppContext, AccountChange> = {
  name: 'follow-newsletter-choice',
  run: (appContext, change) =>
    transact(appContext, (work) => followAccount(work, change, appContext)),
};

/** Every night. */
export const forgetStaleJob: JobDefinition<AppContext> = {
  name: 'forget-newsletter',
  schedule: '20 4 * * *',
  run: async (appContext) => {
    await transact(appContext, forgetStale);
  },
};

/** Every minute: sends mails of an issue at its configured rate. */
export const sendIssuesJob: JobDefinition<AppContext> = {
  name: 'send-newsletters',
  schedule: '* * * * *',
  run: async (appContext) => {
    await sendIssues(appContext);
  },
};
