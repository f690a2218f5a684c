import type { JobDefinition } from '#platform/jobs.ts';
import { transact } from '#platform/work.ts';
import type { Machine } from '#schema.ts';
import { startSubscriptions } from './start-subscriptions.ts';

/** An order stands: what was bought on subscription begins. */
export const startSubscriptionsJob: JobDefinition<Machine> = {
  name: 'start-subscriptions',
  run: (machine, { orderId }: { orderId: number }) =>
    transact(machine, (work) => startSubscriptions(work, orderId)),
};
