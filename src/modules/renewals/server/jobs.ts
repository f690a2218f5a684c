import { forEachIsolated } from '#platform/for-each-isolated.ts';
import { inBatches } from '#platform/in-batches.ts';
import type { JobDefinition } from '#platform/jobs.ts';
import { transact } from '#platform/unit-of-work.ts';
import type { AppContext } from '#registry/schema.ts';
import { closeLostRenewal, closePaidRenewal } from './close-renewal.ts';
import { forgetDeliveryLinks, forgetPaymentLinks, forgetRehearsals } from './forget-links.ts';
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
import { tellNewTerms } from './processes/tell-new-terms.ts';
import { promiseStock } from './promise-stock.ts';
import { tryAgain } from './try-again.ts';

/** Every minute: queues a job for each due delivery and each requested immediate dispatch. */
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

/** Renews one delivery: places and charges it, or reports what went wrong. */
export const renewJob: JobDefinition<AppContext, { cycleId: number }> = {
  name: 'renew-subscription',
  run: (appContext, { cycleId }) => renew(appContext, cycleId),
};

/** Closes the delivery of a confirmed order. */
export const closePaidRenewalJob: JobDefinition<AppContext, { orderId: number }> = {
  name: 'close-paid-renewal',
  run: (appContext, { orderId }) => transact(appContext, (work) => closePaidRenewal(work, orderId)),
};

/** Marks the delivery of a cancelled order as failed, unless it was paid before. */
export const closeLostRenewalJob: JobDefinition<AppContext, { orderId: number }> = {
  name: 'close-lost-renewal',
  run: (appContext, { orderId }) =>
    transact(appContext, (work) => closeLostRenewal(work, orderId, appContext.config)),
};

/** Cancels the unpaid delivery of a subscription that ended. */
export const giveUpUnpaidJob: JobDefinition<AppContext, { code: string }> = {
  name: 'give-up-unpaid-renewal',
  run: (appContext, { code }) => transact(appContext, (work) => giveUpUnpaid(work, code)),
};

/** After a chargeback: stops automatic charges. */
export const holdDisputedJob: JobDefinition<AppContext, { orderToken: string }> = {
  name: 'hold-disputed-subscriptions',
  run: (appContext, { orderToken }) =>
    transact(appContext, (work) => holdDisputed(work, orderToken)),
};

/** After a change of card: retries a failed payment once. */
export const retryRenewalJob: JobDefinition<AppContext, { code: string; kind: string }> = {
  name: 'retry-renewal',
  run: async (appContext, { code, kind }) => {
    if (kind === 'card') await transact(appContext, (work) => tryAgain(work, code));
  },
};

/** Every hour: reserves stock for the next deliveries. */
export const promiseStockJob: JobDefinition<AppContext> = {
  name: 'promise-stock',
  schedule: '5 * * * *',
  run: async (appContext) => {
    await transact(appContext, promiseStock);
  },
};

/** Every hour: sends reminders of the next deliveries. */
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

/** After a failed charge: mails the customer a payment link. */
export const tellPaymentFailedJob: JobDefinition<AppContext, { cycleId: number; tries: number }> = {
  name: 'tell-payment-failed',
  run: (appContext, failed) => tellPaymentFailed(appContext, failed),
};

/** Every quarter of an hour: mails the team if many charges of the day failed, once a day. */
export const tellFailedRenewalsJob: JobDefinition<AppContext> = {
  name: 'tell-failed-renewals',
  schedule: '*/15 * * * *',
  run: (appContext) => tellFailedRenewals(appContext),
};

/** Mails the customer a confirmation of an event of their subscription. */
export const tellChangeJob: JobDefinition<AppContext, { code: string; changeId: number }> = {
  name: 'tell-subscription-change',
  run: (appContext, change) => tellChange(appContext, change),
};

/** Some minutes after a change of interval or delivery method: confirms it, together with those made meanwhile. */
export const tellNewTermsJob: JobDefinition<AppContext, Parameters<typeof tellNewTerms>[1]> = {
  name: 'tell-new-terms',
  dueWithinSeconds: 60,
  run: (appContext, change) => tellNewTerms(appContext, change),
};

/** Updates the forecast after changes, and every ten minutes for changes without an event. */
export const keepForecastJob: JobDefinition<AppContext, object> = {
  name: 'keep-forecast',
  schedule: '*/10 * * * *',
  run: (appContext, _, stopping) => keepForecast(appContext, { isWhole: false, stopping }),
};

/** Every night: computes the whole forecast again, since dates and prices move on. */
export const renewForecastJob: JobDefinition<AppContext> = {
  name: 'renew-forecast',
  schedule: '20 3 * * *',
  run: (appContext, _, stopping) => keepForecast(appContext, { isWhole: true, stopping }),
};

/** Every evening: computes the expected renewals of the next day. */
export const rehearseRenewalsJob: JobDefinition<AppContext> = {
  name: 'rehearse-renewals',
  schedule: '0 20 * * *',
  run: async (appContext) => {
    await rehearseRenewals(appContext, appContext.clock.today().add({ days: 1 }));
  },
};

/** Every night: deletes the links of old mails, and the expected results of past days. */
export const forgetLinksJob: JobDefinition<AppContext, object> = {
  name: 'forget-delivery-links',
  schedule: '50 2 * * *',
  run: async (appContext, _, stopping) => {
    for (const forget of [forgetDeliveryLinks, forgetPaymentLinks, forgetRehearsals])
      await inBatches(appContext, stopping, forget);
  },
};
