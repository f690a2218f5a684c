import { eachAlone } from '#platform/each-alone.ts';
import type { JobDefinition } from '#platform/jobs.ts';
import { transact } from '#platform/work.ts';
import type { Machine } from '#schema.ts';
import { closeLostRenewal, closePaidRenewal } from './close-renewal.ts';
import { giveUpUnpaid } from './give-up-unpaid.ts';
import { holdDisputed } from './hold-disputed.ts';
import { isArmed } from './processes/arming.ts';
import { queueRenewals } from './processes/queue-renewals.ts';
import { findToRemind, remind } from './processes/remind.ts';
import { renew } from './processes/renew.ts';
import {
  findExpiringCards,
  tellCardExpires,
  tellChange,
  tellPaymentFailed,
} from './processes/send-mails.ts';
import { promiseStock } from './promise-stock.ts';
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
export const renewJob: JobDefinition<Machine, { cycleId: number }> = {
  name: 'renew-subscription',
  run: (machine, { cycleId }) => renew(machine, cycleId),
};

/** The order of a delivery stands: the delivery is done. */
export const closePaidRenewalJob: JobDefinition<Machine, { orderId: number }> = {
  name: 'close-paid-renewal',
  run: (machine, { orderId }) => transact(machine, (work) => closePaidRenewal(work, orderId)),
};

/** The order of a delivery was cancelled: the delivery fails, unless it was paid before. */
export const closeLostRenewalJob: JobDefinition<Machine, { orderId: number }> = {
  name: 'close-lost-renewal',
  run: (machine, { orderId }) =>
    transact(machine, (work) => closeLostRenewal(work, orderId, machine.config)),
};

/** A subscription ended: what waits for its payment is given up with it. */
export const giveUpUnpaidJob: JobDefinition<Machine, { code: string }> = {
  name: 'give-up-unpaid-renewal',
  run: (machine, { code }) => transact(machine, (work) => giveUpUnpaid(work, code)),
};

/** A bank took money back: nothing more is charged by itself. */
export const holdDisputedJob: JobDefinition<Machine, { orderToken: string }> = {
  name: 'hold-disputed-subscriptions',
  run: (machine, { orderToken }) => transact(machine, (work) => holdDisputed(work, orderToken)),
};

/** A subscription is paid with another card: what waits for its payment is tried with it, once. */
export const retryRenewalJob: JobDefinition<Machine, { code: string; kind: string }> = {
  name: 'retry-renewal',
  run: async (machine, { code, kind }) => {
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
export const tellPaymentFailedJob: JobDefinition<Machine, { cycleId: number; tries: number }> = {
  name: 'tell-payment-failed',
  run: (machine, failed) => tellPaymentFailed(machine, failed),
};

/** Something happened to a subscription: its customer gets it in writing. */
export const tellChangeJob: JobDefinition<Machine, { code: string; changeId: number }> = {
  name: 'tell-subscription-change',
  run: (machine, change) => tellChange(machine, change),
};
