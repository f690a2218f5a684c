import { TERMS } from '#kit/terms.ts';
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

/** Starts the subscriptions of a confirmed order. */
export const startSubscriptionsJob: JobDefinition<AppContext, { orderId: number }> = {
  name: 'start-subscriptions',
  run: (appContext, { orderId }) =>
    transact(appContext, (work) => startSubscriptions(work, orderId)),
};

/** Payload of `order.cancelled`, or of `withdrawal.decided`, which has further fields. */
interface FirstOrder {
  orderId: number | null;
  standing?: string;
  isWhole?: boolean;
}

/** Ends the subscriptions of a first order that was cancelled or withdrawn from in time. */
export const stopGivenUpJob: JobDefinition<AppContext, FirstOrder> = {
  name: 'stop-given-up-subscriptions',
  run: async (appContext, { orderId, standing, isWhole }) => {
    const isWithdrawal = standing !== undefined;
    if (orderId === null || (isWithdrawal && (standing !== 'in_time' || !isWhole))) return;
    const reason = isWithdrawal ? 'withdrawn' : 'first_order_cancelled';
    await transact(appContext, (work) => stopGivenUp(work, orderId, reason));
  },
};

/** Resumes subscriptions whose pause ends soon enough that their next delivery is to be announced. */
export const resumeSubscriptionsJob: JobDefinition<AppContext> = {
  name: 'resume-subscriptions',
  schedule: '10 0 * * *',
  run: async (appContext) => {
    const announced = appContext.clock.today().add({ days: TERMS.noticeDays });
    const due = await findToResume(appContext.db, announced);
    await forEachIsolated(appContext, due, (code) =>
      transact(appContext, async (work) => {
        const subscription = await lockSubscription(work, code);
        if (subscription?.status !== 'paused' || subscription.pausedUntil === null) return;
        const { pausedUntil: notBefore } = subscription;
        await resumeLocked(work, subscription, { notBefore }, { by: 'shop' });
      }),
    );
  },
};

/** Every night: deletes saved cards that are no longer needed. */
export const forgetCardsJob: JobDefinition<AppContext> = {
  name: 'forget-cards',
  schedule: '45 4 * * *',
  run: (appContext) => forgetCards(appContext),
};

/** Runs before the deliveries of the day: ends subscriptions after notice, once nothing is due any more (SUB-04). */
export const endTerminatedJob: JobDefinition<AppContext> = {
  name: 'end-terminated-subscriptions',
  schedule: '40 * * * *',
  async run(appContext) {
    await forEachIsolated(appContext, await findTerminated(appContext.db), (code) =>
      transact(appContext, (work) => endTerminated(work, code)),
    );
  },
};
