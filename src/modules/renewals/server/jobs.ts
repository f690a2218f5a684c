import { forEachIsolated } from '#platform/for-each-isolated.ts';
import type { JobDefinition } from '#platform/jobs.ts';
import { transact } from '#platform/unit-of-work.ts';
import type { AppContext } from '#registry/schema.ts';
import { closeLostRenewal, closePaidRenewal } from './close-renewal.ts';
import { giveUpUnpaid } from './give-up-unpaid.ts';
import { holdDisputed } from './hold-disputed.ts';
import { isChargingEnabled } from './processes/charging-switch.ts';
import { keepForecast } from './processes/keep-forecast.ts';
import { queueRenewals } from './processes/queue-renewals.ts';
import { rehearseRenewals } from './processes/rehearse-renewals.ts';
import { findToRemind, remind } from './processes/remind.ts';
import { renew } from './processes/renew.ts';
import {
  findExpiringCards,
  tellCardExpires,
  tellChange,
  tellPaymentFailed,
} from './processes/send-mails.ts';
import { tellFailedRenewals } from './processes/tell-failed-renewals.ts';
import { promiseStock } from './promise-stock.ts';
import { tryAgain } from './try-again.ts';

/** Every minute: deliveries whose day has come, and what was asked for at once, get their job. */
export const queueRenewalsJob: JobDefinition<AppContext> = {
  name: 'renew-subscriptions',
  schedule: '* * * * *',
  run: async (appContext) => {
    if (await isChargingEnabled(appContext)) await queueRenewals(appContext);
    else
      appContext.log.error(
        'deliveries are not charged: this database was restored (operations.md)',
      );
  },
};

/** One delivery: ordered, charged, or what went wrong is said. */
export const renewJob: JobDefinition<AppContext, { cycleId: number }> = {
  name: 'renew-subscription',
  run: (appContext, { cycleId }) => renew(appContext, cycleId),
};

/** The order of a delivery stands: the delivery is done. */
export const closePaidRenewalJob: JobDefinition<AppContext, { orderId: number }> = {
  name: 'close-paid-renewal',
  run: (appContext, { orderId }) => transact(appContext, (work) => closePaidRenewal(work, orderId)),
};

/** The order of a delivery was cancelled: the delivery fails, unless it was paid before. */
export const closeLostRenewalJob: JobDefinition<AppContext, { orderId: number }> = {
  name: 'close-lost-renewal',
  run: (appContext, { orderId }) =>
    transact(appContext, (work) => closeLostRenewal(work, orderId, appContext.config)),
};

/** A subscription ended: what waits for its payment is given up with it. */
export const giveUpUnpaidJob: JobDefinition<AppContext, { code: string }> = {
  name: 'give-up-unpaid-renewal',
  run: (appContext, { code }) => transact(appContext, (work) => giveUpUnpaid(work, code)),
};

/** A bank took money back: nothing more is charged by itself. */
export const holdDisputedJob: JobDefinition<AppContext, { orderToken: string }> = {
  name: 'hold-disputed-subscriptions',
  run: (appContext, { orderToken }) =>
    transact(appContext, (work) => holdDisputed(work, orderToken)),
};

/** A subscription is paid with another card: what waits for its payment is tried with it, once. */
export const retryRenewalJob: JobDefinition<AppContext, { code: string; kind: string }> = {
  name: 'retry-renewal',
  run: async (appContext, { code, kind }) => {
    if (kind === 'card') await transact(appContext, (work) => tryAgain(work, code));
  },
};

/** Every hour: the pieces of the coming deliveries are kept for them. */
export const promiseStockJob: JobDefinition<AppContext> = {
  name: 'promise-stock',
  schedule: '5 * * * *',
  run: async (appContext) => {
    await transact(appContext, promiseStock);
  },
};

/** Every hour: what customers are told before their next delivery. */
export const remindJob: JobDefinition<AppContext> = {
  name: 'remind-subscribers',
  schedule: '10 * * * *',
  run: async (appContext) => {
    const tell = { remind, tellCardExpires };
    const due = [
      ...(await findToRemind(appContext)).map((code) => ({ code, what: 'remind' as const })),
      ...(await findExpiringCards(appContext)).map((code) => ({
        code,
        what: 'tellCardExpires' as const,
      })),
    ];
    await forEachIsolated(appContext, due, ({ code, what }) => tell[what](appContext, code));
  },
};

/** A try of ours brought no money: its customer may pay by link. */
export const tellPaymentFailedJob: JobDefinition<AppContext, { cycleId: number; tries: number }> = {
  name: 'tell-payment-failed',
  run: (appContext, failed) => tellPaymentFailed(appContext, failed),
};

/** Every quarter of an hour: whether many deliveries of the day could not be debited, once a day. */
export const tellFailedRenewalsJob: JobDefinition<AppContext> = {
  name: 'tell-failed-renewals',
  schedule: '*/15 * * * *',
  run: (appContext) => tellFailedRenewals(appContext),
};

/** Something happened to a subscription: its customer gets it in writing. */
export const tellChangeJob: JobDefinition<AppContext, { code: string; changeId: number }> = {
  name: 'tell-subscription-change',
  run: (appContext, change) => tellChange(appContext, change),
};

/** Something changed what subscriptions bring; every ten minutes besides, for what nobody announced. */
export const keepForecastJob: JobDefinition<AppContext, object> = {
  name: 'keep-forecast',
  schedule: '*/10 * * * *',
  run: (appContext, _, stopping) => keepForecast(appContext, { isWhole: false, stopping }),
};

/** Every night: the days go on, and so may prices. */
export const renewForecastJob: JobDefinition<AppContext> = {
  name: 'renew-forecast',
  schedule: '20 3 * * *',
  run: (appContext, _, stopping) => keepForecast(appContext, { isWhole: true, stopping }),
};

/** Every evening: what the renewals of the next day would do. */
export const rehearseRenewalsJob: JobDefinition<AppContext> = {
  name: 'rehearse-renewals',
  schedule: '0 20 * * *',
  run: async (appContext) => {
    await rehearseRenewals(appContext, appContext.clock.today().add({ days: 1 }));
  },
};
