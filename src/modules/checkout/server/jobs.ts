import { channelOrigin, findChannel, mailContact } from '#modules/channels/server/index.ts';
import { findOrderById, findOrderChange, inOrdersLanguage } from '#modules/orders/server/index.ts';
import { nextStep } from '#modules/payments/rules/index.ts';
import {
  endVouchers,
  expireCredit,
  findAttempt,
  forgetVoucherMailboxes,
} from '#modules/payments/server/index.ts';
import type { JobDefinition } from '#platform/jobs.ts';
import { queueMail } from '#platform/mail.ts';
import { transact } from '#platform/unit-of-work.ts';
import type { AppContext } from '#registry/schema.ts';
import { captureDue } from './capture-due.ts';
import { linesChangedMail } from './emails/lines-changed.ts';
import { refundMail } from './emails/refund-notice.ts';
import { telephoneOrderMail } from './emails/telephone-order.ts';
import { matchPayments } from './processes/match-payments.ts';
import { payBack, sweepRefunds } from './processes/pay-back.ts';
import { checkDispute } from './processes/record-dispute.ts';
import { remindCredit } from './processes/remind-credit.ts';
import { returnPayment } from './processes/return-payment.ts';
import { capturePayment, giveUpAbandoned, settleAttempt } from './processes/settle-payment.ts';
import { tellLost, tellTaken } from './processes/tell-money.ts';
import { creditEarlyRefunds } from './record-refund.ts';
import { findRefund } from './refunds.ts';

/** Continues a payment: queued by the provider's webhook, by a step that just ended, or by the periodic sweep. */
export const settlePaymentJob: JobDefinition<AppContext, { hash: string }> = {
  name: 'settle-payment',
  async run(appContext, { hash }) {
    const found = await findAttempt(appContext.db, hash);
    if (!found) return;
    const { attempt } = await settleAttempt(appContext, await giveUpAbandoned(appContext, found));
    if (nextStep(attempt.state) === 'capture') await capturePayment(appContext, attempt);
  },
};

export const returnPaymentJob: JobDefinition<AppContext, { orderId: number }> = {
  name: 'return-payment',
  run: (appContext, { orderId }) => returnPayment(appContext, orderId),
};

/** Every hour: compares provider, ledger and orders. */
export const matchPaymentsJob: JobDefinition<AppContext> = {
  name: 'match-payments',
  schedule: '15 * * * *',
  run: async (appContext) => {
    await matchPayments(appContext);
  },
};

export const checkDisputeJob: JobDefinition<AppContext, { hash: string }> = {
  name: 'check-dispute',
  run: (appContext, { hash }) => checkDispute(appContext, hash),
};

/** Pays a requested refund, once. */
export const payBackJob: JobDefinition<AppContext, { refundId: number }> = {
  name: 'pay-back',
  run: (appContext, { refundId }) => payBack(appContext, refundId),
};

export const sweepRefundsJob: JobDefinition<AppContext> = {
  name: 'sweep-refunds',
  schedule: '*/10 * * * *',
  run: (appContext) => sweepRefunds(appContext),
};

/** Every morning: writes to customers whose credit expires within a month. */
export const remindCreditJob: JobDefinition<AppContext> = {
  name: 'remind-credit',
  schedule: '40 8 * * *',
  run: (appContext) => remindCredit(appContext),
};

/** Every night: expires credit and vouchers whose last day has passed. */
export const expireCreditJob: JobDefinition<AppContext> = {
  name: 'expire-credit',
  schedule: '35 1 * * *',
  run: (appContext) =>
    transact(appContext, async (work) => {
      await expireCredit(work);
      await endVouchers(work);
      await forgetVoucherMailboxes(work);
    }),
};

/** Issues the credit notes of goodwill refunds made before an order left. */
export const creditEarlyRefundsJob: JobDefinition<AppContext, { orderId: number }> = {
  name: 'credit-early-refunds',
  run: (appContext, { orderId }) =>
    transact(appContext, (work) => creditEarlyRefunds(work, orderId)),
};

/** Sends the refund mail, once per refund. */
export const sendRefundNotice: JobDefinition<AppContext, { refundId: number }> = {
  name: 'send-refund-notice',
  run: async (appContext, { refundId }) => {
    const refund = await findRefund(appContext.db, refundId);
    const order = refund && (await findOrderById(appContext.db, refund.orderId));
    const channel = order && (await findChannel(appContext.db, order.channel));
    if (!order?.email || !channel || refund?.state !== 'done') return;
    const { email: to } = order;
    const { config } = appContext;
    const origin = channelOrigin(channel, config);
    const mail = await inOrdersLanguage(appContext, order, (placed) =>
      refundMail(placed, refund, mailContact(origin, config)),
    );
    await transact(appContext, (work) =>
      queueMail(work, { key: `refund:${refundId}`, to, ...mail }),
    );
  },
};

/** Sends the mail about changed lines, once for each state of a change (O-22). */
export const sendLinesNotice: JobDefinition<AppContext, { orderId: number; changeId: number }> = {
  name: 'send-lines-notice',
  run: async (appContext, { orderId, changeId }) => {
    const change = await findOrderChange(appContext.db, changeId);
    const order = await findOrderById(appContext.db, orderId);
    const channel = order && (await findChannel(appContext.db, order.channel));
    if (!order?.email || !order.confirmedAt || !channel || !change) return;
    const { email: to } = order;
    const { config } = appContext;
    const origin = channelOrigin(channel, config);
    const mail = await inOrdersLanguage(appContext, order, (placed) =>
      linesChangedMail(placed, change, mailContact(origin, config)),
    );
    await transact(appContext, (work) =>
      queueMail(work, { key: `order-lines:${changeId}:${change.state}`, to, ...mail }),
    );
  },
};

/** Sends an order taken by telephone to the customer who has to accept and pay it (W-14). */
export const sendTelephoneOrder: JobDefinition<AppContext, { orderId: number }> = {
  name: 'send-telephone-order',
  run: async (appContext, { orderId }) => {
    const order = await findOrderById(appContext.db, orderId);
    const channel = order && (await findChannel(appContext.db, order.channel));
    if (!order?.email || !channel || order.paymentState !== 'awaiting_payment') return;
    const { email: to } = order;
    const { config } = appContext;
    const origin = channelOrigin(channel, config);
    const mail = await inOrdersLanguage(appContext, order, (placed) =>
      telephoneOrderMail(placed, mailContact(origin, config)),
    );
    await transact(appContext, (work) =>
      queueMail(work, { key: `telephone-order:${orderId}`, to, ...mail }),
    );
  },
};

/** Runs when a parcel leaves, and every ten minutes for missed events and holds about to end. */
export const captureDueJob: JobDefinition<AppContext> = {
  name: 'capture-shipped',
  schedule: '*/10 * * * *',
  run: (appContext) => captureDue(appContext),
};

/** Sends the mail about money captured before anything left, once per order. */
export const sendTakenNotice: JobDefinition<AppContext, { orderId: number }> = {
  name: 'send-taken-notice',
  run: (appContext, { orderId }) => tellTaken(appContext, orderId),
};

/** Sends the mail about a lost hold and asks for a new payment, once per charge. */
export const sendLostNotice: JobDefinition<AppContext, { orderId: number; charge: string }> = {
  name: 'send-lost-notice',
  run: (appContext, lost) => tellLost(appContext, lost),
};

export { releaseUnpaidJob } from './processes/release-unpaid.ts';
export { remindUnpaidJob } from './processes/remind-unpaid.ts';
