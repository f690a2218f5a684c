import { inBatches } from '#platform/in-batches.ts';
import type { JobDefinition } from '#platform/jobs.ts';
import type { AppContext } from '#registry/schema.ts';
import { findProvider } from './card-provider.ts';
import { isTokenInUse } from './card-tokens.ts';
import { forgetEvents } from './forget-events.ts';
import { sweepPayments } from './processes/sweep-payments.ts';

/** Every minute: resumes payments left behind by a crash, a timeout or a lost message. */
export const sweepPaymentsJob: JobDefinition<AppContext> = {
  name: 'sweep-payments',
  schedule: '* * * * *',
  run: (appContext) => sweepPayments(appContext),
};

/** Deletes a removed card at the provider too. */
export const forgetCardJob: JobDefinition<AppContext, { provider: string; token: string }> = {
  name: 'forget-card',
  async run(appContext, { provider, token }) {
    // The card was saved again by a purchase during its removal.
    if (await isTokenInUse(appContext.db, token)) return;
    const existing = findProvider(appContext, provider);
    if (existing && !(await existing.forget(token)))
      throw new Error('the provider does not answer');
  },
};

/** Every night: deletes old processed messages of the card providers. */
export const forgetEventsJob: JobDefinition<AppContext, object> = {
  name: 'forget-payment-events',
  schedule: '55 2 * * *',
  run: (appContext, _, stopping) => inBatches(appContext, stopping, forgetEvents),
};
