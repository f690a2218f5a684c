import { eachAlone } from '#platform/each-alone.ts';
import type { JobDefinition } from '#platform/jobs.ts';
import { transact } from '#platform/work.ts';
import type { Machine } from '#schema.ts';
import { resumeLocked } from './pause.ts';
import { forgetCards } from './processes/forget-cards.ts';
import { findTerminated, findToResume, lockSubscription } from './queries.ts';
import { startSubscriptions } from './start-subscriptions.ts';
import { stopGivenUp } from './stop-given-up.ts';
import { endTerminated } from './terminate-subscription.ts';

/** An order stands: what was bought on subscription begins. */
export const startSubscriptionsJob: JobDefinition<Machine, { orderId: number }> = {
  name: 'start-subscriptions',
  run: (machine, { orderId }) => transact(machine, (work) => startSubscriptions(work, orderId)),
};

/** Of `order.cancelled`, or of `withdrawal.decided`, which says more. */
interface FirstOrder {
  orderId: number | null;
  standing?: string;
  isWhole?: boolean;
}

/** The order they began with was cancelled, or its customer gave it up in time: they end with it. */
export const stopGivenUpJob: JobDefinition<Machine, FirstOrder> = {
  name: 'stop-given-up-subscriptions',
  run: async (machine, { orderId, standing, isWhole }) => {
    const isWithdrawal = standing !== undefined;
    if (orderId === null || (isWithdrawal && (standing !== 'in_time' || !isWhole))) return;
    const reason = isWithdrawal ? 'withdrawn' : 'first_order_cancelled';
    await transact(machine, (work) => stopGivenUp(work, orderId, reason));
  },
};

/** What was paused until a day goes on from that day. */
export const resumeSubscriptionsJob: JobDefinition<Machine> = {
  name: 'resume-subscriptions',
  schedule: '10 0 * * *',
  run: async (machine) => {
    const due = await findToResume(machine.db, machine.clock.today());
    await eachAlone(machine, due, (code) =>
      transact(machine, async (work) => {
        const subscription = await lockSubscription(work, code);
        if (subscription?.status !== 'paused' || subscription.pausedUntil === null) return;
        await resumeLocked(work, subscription, null, 'shop');
      }),
    );
  },
};

/** Every night. */
export const forgetCardsJob: JobDefinition<Machine> = {
  name: 'forget-cards',
  schedule: '45 4 * * *',
  run: (machine) => forgetCards(machine),
};

/** Before the deliveries of the day: what was given up ends once nothing of it is due (SUB-04). */
export const endTerminatedJob: JobDefinition<Machine> = {
  name: 'end-terminated-subscriptions',
  schedule: '40 * * * *',
  async run(machine) {
    await eachAlone(machine, await findTerminated(machine.db), (code) =>
      transact(machine, (work) => endTerminated(work, code)),
    );
  },
};
