import type { JobDefinition } from '#platform/jobs.ts';
import type { Machine } from '#schema.ts';
import { findProvider } from './card-provider.ts';
import { isTokenKept } from './card-tokens.ts';
import { sweepPayments } from './processes/sweep-payments.ts';

/** Every minute: what a crash, a silence or a lost message left behind. */
export const sweepPaymentsJob: JobDefinition<Machine> = {
  name: 'sweep-payments',
  schedule: '* * * * *',
  run: (machine) => sweepPayments(machine),
};

/** A card its customer does not want kept is forgotten at the provider too. */
export const forgetCardJob: JobDefinition<Machine, { provider: string; token: string }> = {
  name: 'forget-card',
  async run(machine, { provider, token }) {
    // A card that was removed while something was bought with it is kept again by then.
    if (await isTokenKept(machine.db, token)) return;
    const known = findProvider(machine, provider);
    if (known && !(await known.forget(token))) throw new Error('the provider does not answer');
  },
};
