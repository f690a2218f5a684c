import { eachAlone } from '#platform/each-alone.ts';
import type { JobDefinition } from '#platform/jobs.ts';
import { transact } from '#platform/work.ts';
import type { Machine } from '#schema.ts';
import { isArmed } from './arming.ts';
import { closeLostRenewal, closePaidRenewal } from './close-renewal.ts';
import { giveUpUnpaid } from './give-up-unpaid.ts';
import { holdDisputed } from './hold-disputed.ts';
import { promiseStock } from './promise-stock.ts';
import { queueRenewals } from './queue-renewals.ts';
import { findToRemind, remind } from './remind.ts';
import { renew } from './renew.ts';
import { findExpiringCards, tellCardExpires, tellChange, tellPaymentFailed } from './send-mails.ts';
import { tryAgain } from './try-again.ts';

/** Every minute: deliveries whose day has come, and what was asked for at once, get their job. */
export const queueRenewalsJob: JobDefinition<Machine> = {
  name: 'renew-subscriptions',
  schedule: '* * * * *',
  run: async (machine) => {
    if (await isArmed(machine)) await queueRenewals(machine);
    else
      machine.log.error('deliveries are not charged: this database was restored (operations.md)');
  },
};

/** One delivery: ordered, charged, or what went wrong is said. */
export const renewJob: JobDefinition<Machine> = {
  name: 'renew-subscription',
  run: (machine, { cycleId }: { cycleId: number }) => renew(machine, cycleId),
};

/** The order of a delivery stands: the delivery is done. */
export const closePaidRenewalJob: JobDefinition<Machine> = {
  name: 'close-paid-renewal',
  run: (machine, { orderId }: { orderId: number }) =>
    transact(machine, (work) => closePaidRenewal(work, orderId)),
};

/** The order of a delivery was cancelled: the delivery fails, unless it was paid before. */
export const closeLostRenewalJob: JobDefinition<Machine> = {
  name: 'close-lost-renewal',
  run: (machine, { orderId }: { orderId: number }) =>
    transact(machine, (work) => closeLostRenewal(work, orderId, machine.config)),
};

/** A subscription ended: what waits for its payment is given up with it. */
export const giveUpUnpaidJob: JobDefinition<Machine> = {
  name: 'give-up-unpaid-renewal',
  run: (machine, { code }: { code: string }) =>
    transact(machine, (work) => giveUpUnpaid(work, code)),
};

/** A bank took money back: nothing more is charged by itself. */
export const holdDisputedJob: JobDefinition<Machine> = {
  name: 'hold-disputed-subscriptions',
  run: (machine, { orderToken }: { orderToken: string }) =>
    transact(machine, (work) => holdDisputed(work, orderToken)),
};

/** A subscription is paid with another card: what waits for its payment is tried with it, once. */
export const retryRenewalJob: JobDefinition<Machine> = {
  name: 'retry-renewal',
  run: async (machine, { code, kind }: { code: string; kind: string }) => {
    if (kind === 'card') await transact(machine, (work) => tryAgain(work, code));
  },
};

/** Every hour: the pieces of the coming deliveries are kept for them. */
export const promiseStockJob: JobDefinition<Machine> = {
  name: 'promise-stock',
  schedule: '5 * * * *',
  run: async (machine) => {
    await transact(machine, promiseStock);
  },
};

/** Every hour: what customers are told before their next delivery. */
export const remindJob: JobDefinition<Machine> = {
  name: 'remind-subscribers',
  schedule: '10 * * * *',
  run: async (machine) => {
    const tell = { remind, tellCardExpires };
    const due = [
      ...(await findToRemind(machine)).map((code) => ({ code, what: 'remind' as const })),
      ...(await findExpiringCards(machine)).map((code) => ({
        code,
        what: 'tellCardExpires' as const,
      })),
    ];
    await eachAlone(machine, due, ({ code, what }) => tell[what](machine, code));
  },
};

/** A try of ours brought no money: its customer may pay by link. */
export const tellPaymentFailedJob: JobDefinition<Machine> = {
  name: 'tell-payment-failed',
  run: (machine, failed: { cycleId: number; tries: number }) => tellPaymentFailed(machine, failed),
};

/** Something happened to a subscription: its customer gets it in writing. */
export const tellChangeJob: JobDefinition<Machine> = {
  name: 'tell-subscription-change',
  run: (machine, change: { code: string; changeId: number }) => tellChange(machine, change),
};
