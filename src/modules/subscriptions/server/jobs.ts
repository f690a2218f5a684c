import { forEachIsolated } from '#platform/for-each-isolated.ts';
import type { JobDefinition } from '#platform/jobs.ts';
import { transact } from '#platform/unit-of-work.ts';
import type { AppContext } from '#registry/schema.ts';
import { resumeLocked } from './pause.ts';
import { forgetCards } from './processes/forget-cards.ts';
import { findTerminated, findToResume, lockSubscription } from './queries.ts';
import { startSubscriptions } from './start-subscriptions.ts';
import { stopGivenUp } from './stop-given-up.ts';
import { endTerminated } from './terminate-subscription.ts';

/** An order stands: what was bought on subscription begins. */
export const startSubscriptionsJob: JobDefinition<AppContext, { orderId: number }> = {
  name: 'start-subscriptions',
  run: (appContext, { orderId }) =>
    transact(appContext, (work) => startSubscriptions(work, orderId)),
};

/** Of `order.cancelled`, or of `withdrawal.decided`, which says more. */
interface FirstOrder {
  orderId: number | null;
  standing?: string;
  isWhole?: boolean;
}

/** The order they began with was cancelled, or its customer gave it up in time: they end with it. */
export const stopGivenUpJob: JobDefinition<AppContext, FirstOrder> = {
  name: 'stop-given-up-subscriptions',
  run: async (appContext, { orderId, standing, isWhole }) => {
    const isWithdrawal = standing !== undefined;
    if (orderId === null || (isWithdrawal && (standing !== 'in_time' || !isWhole))) return;
    const reason = isWithdrawal ? 'withdrawn' : 'first_order_cancelled';
    await transact(appContext, (work) => stopGivenUp(work, orderId, reason));
  },
};

/** What was paused until a day goes on from that day. */
export const resumeSubscriptionsJob: JobDefinition<AppContext> = {
  name: 'resume-subscriptions',
  schedule: '10 0 * * *',
  run: async (appContext) => {
    const due = await findToResume(appContext.db, appContext.clock.today());
    await forEachIsolated(appContext, due, (code) =>
      transact(appContext, async (work) => {
        const subscription = await lockSubscription(work, code);
        if (subscription?.status !== 'paused' || subscription.pausedUntil === null) return;
        await resumeLocked(work, subscription, null, { by: 'shop' });
      }),
    );
  },
};

/** Every night. */
export const forgetCardsJob: JobDefinition<AppContext> = {
  name: 'forget-cards',
  schedule: '45 4 * * *',
  run: (appContext) => forgetCards(appContext),
};

/** Before the deliveries of the day: what was given up ends once nothing of it is due (SUB-04). */
export const endTerminatedJob: JobDefinition<AppContext> = {
  name: 'end-terminated-subscriptions',
  schedule: '40 * * * *',
  async run(appContext) {
    await forEachIsolated(appContext, await findTerminated(appContext.db), (code) =>
      transact(appContext, (work) => endTerminated(work, code)),
    );
  },
};
