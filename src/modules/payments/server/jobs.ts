import type { JobDefinition } from '#platform/jobs.ts';
import type { AppContext } from '#registry/schema.ts';
import { findProvider } from './card-provider.ts';
import { isTokenInUse } from './card-tokens.ts';
import { sweepPayments } from './processes/sweep-payments.ts';

/** Every minute: what a crash, a silence or a lost message left behind. */
export const sweepPaymentsJob: JobDefinition<AppContext> = {
  name: 'sweep-payments',
  schedule: '* * * * *',
  run: (appContext) => sweepPayments(appContext),
};

/** A card its customer does not want kept is forgotten at the provider too. */
export const forgetCardJob: JobDefinition<AppContext, { provider: string; token: string }> = {
  name: 'forget-card',
  async run(appContext, { provider, token }) {
    // A card that was removed while something was bought with it is kept again by then.
    if (await isTokenInUse(appContext.db, token)) return;
    const existing = findProvider(appContext, provider);
    if (existing && !(await existing.forget(token)))
      throw new Error('the provider does not answer');
  },
};
