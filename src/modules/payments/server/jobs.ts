import type { JobDefinition } from '#platform/jobs.ts';
import type { Machine } from '#schema.ts';
import { sweepPayments } from './sweep-payments.ts';

/** Every minute: what a crash, a silence or a lost message left behind. */
export const sweepPaymentsJob: JobDefinition<Machine> = {
  name: 'sweep-payments',
  schedule: '* * * * *',
  run: (machine) => sweepPayments(machine),
};
