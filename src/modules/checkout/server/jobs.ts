import { channelOrigin, findChannel, mailContact } from '#modules/channels/server/index.ts';
import { findOrderById } from '#modules/orders/server/index.ts';
import { nextStep } from '#modules/payments/rules/index.ts';
import type { JobDefinition } from '#platform/jobs.ts';
import { queueMail } from '#platform/mail.ts';
import { transact } from '#platform/work.ts';
import type { Machine } from '#schema.ts';
import { captureDue } from './capture-due.ts';
import { refundMail } from './emails/refund-notice.ts';
import { matchPayments } from './processes/match-payments.ts';
import { payBack, sweepRefunds } from './processes/pay-back.ts';
import { checkDispute } from './processes/record-dispute.ts';
import { returnPayment } from './processes/return-payment.ts';
import { capturePayment, giveUpAbandoned, settlePayment } from './processes/settle-payment.ts';
import { tellLost, tellTaken } from './processes/tell-money.ts';
import { creditEarlyRefunds } from './record-refund.ts';
import { findRefund } from './refunds.ts';

/** Carries a payment on: told by the provider, by a step that just ended, or by the sweeper. */
export const settlePaymentJob: JobDefinition<Machine, { hash: string }> = {
  name: 'settle-payment',
  async run(machine, { hash }) {
    await giveUpAbandoned(machine, hash);
    const settled = await settlePayment(machine, hash);
    if (settled && nextStep(settled.attempt.state) === 'capture')
      await capturePayment(machine, settled.attempt);
  },
};

export const returnPaymentJob: JobDefinition<Machine, { orderId: number }> = {
  name: 'return-payment',
  run: (machine, { orderId }) => returnPayment(machine, orderId),
};

/** Every hour: provider, ledger and orders are compared. */
export const matchPaymentsJob: JobDefinition<Machine> = {
  name: 'match-payments',
  schedule: '15 * * * *',
  run: async (machine) => {
    await matchPayments(machine);
  },
};

export const checkDisputeJob: JobDefinition<Machine, { hash: string }> = {
  name: 'check-dispute',
  run: (machine, { hash }) => checkDispute(machine, hash),
};

/** Gives back what was asked to be given back, once. */
export const payBackJob: JobDefinition<Machine, { refundId: number }> = {
  name: 'pay-back',
  run: (machine, { refundId }) => payBack(machine, refundId),
};

export const sweepRefundsJob: JobDefinition<Machine> = {
  name: 'sweep-refunds',
  schedule: '*/10 * * * *',
  run: (machine) => sweepRefunds(machine),
};

/** An order left: the gestures made before get their credit notes. */
export const creditEarlyRefundsJob: JobDefinition<Machine, { orderId: number }> = {
  name: 'credit-early-refunds',
  run: (machine, { orderId }) => transact(machine, (work) => creditEarlyRefunds(work, orderId)),
};

/** Tells that money went back, once per refund. */
export const sendRefundNotice: JobDefinition<Machine, { refundId: number }> = {
  name: 'send-refund-notice',
  run: async (machine, { refundId }) => {
    const refund = await findRefund(machine.db, refundId);
    const order = refund && (await findOrderById(machine.db, refund.orderId));
    const channel = order && (await findChannel(machine.db, order.channel));
    if (!order?.email || !channel || refund?.state !== 'done') return;
    const { email: to } = order;
    const { config } = machine;
    const contact = mailContact(channelOrigin(channel, config), config);
    const mail = await refundMail(order, refund, contact);
    await transact(machine, (work) => queueMail(work, { key: `refund:${refundId}`, to, ...mail }));
  },
};

/** When a parcel leaves, and every ten minutes for what was missed and for holds about to end. */
export const captureDueJob: JobDefinition<Machine> = {
  name: 'capture-shipped',
  schedule: '*/10 * * * *',
  run: (machine) => captureDue(machine),
};

/** Tells that money was taken before anything left, once per order. */
export const sendTakenNotice: JobDefinition<Machine, { orderId: number }> = {
  name: 'send-taken-notice',
  run: (machine, { orderId }) => tellTaken(machine, orderId),
};

/** Tells that money held was lost and asks for it again, once per charge. */
export const sendLostNotice: JobDefinition<Machine, { orderId: number; charge: string }> = {
  name: 'send-lost-notice',
  run: (machine, lost) => tellLost(machine, lost),
};

export { releaseUnpaidJob } from './processes/release-unpaid.ts';
export { remindUnpaidJob } from './processes/remind-unpaid.ts';
