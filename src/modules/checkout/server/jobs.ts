import { findOrderById } from '#modules/orders/server/index.ts';
import { nextStep } from '#modules/payments/rules/index.ts';
import type { JobDefinition } from '#platform/jobs.ts';
import { queueMail } from '#platform/mail.ts';
import { transact } from '#platform/work.ts';
import type { Machine } from '#schema.ts';
import { captureShipped } from './capture-shipped.ts';
import { refundMail } from './emails/refund-notice.ts';
import { matchPayments } from './match-payments.ts';
import { payBack, sweepRefunds } from './pay-back.ts';
import { checkDispute } from './record-dispute.ts';
import { creditEarlyRefunds } from './record-refund.ts';
import { findRefund } from './refunds.ts';
import { returnPayment } from './return-payment.ts';
import { capturePayment, giveUpAbandoned, settlePayment } from './settle-payment.ts';

/** Carries a payment on: told by the provider, by a step that just ended, or by the sweeper. */
export const settlePaymentJob: JobDefinition<Machine> = {
  name: 'settle-payment',
  async run(machine, { hash }: { hash: string }) {
    await giveUpAbandoned(machine, hash);
    const settled = await settlePayment(machine, hash);
    if (settled && nextStep(settled.attempt.state) === 'capture')
      await capturePayment(machine, settled.attempt);
  },
};

export const returnPaymentJob: JobDefinition<Machine> = {
  name: 'return-payment',
  run: (machine, { orderId }: { orderId: number }) => returnPayment(machine, orderId),
};

/** Every hour: provider, ledger and orders are compared. */
export const matchPaymentsJob: JobDefinition<Machine> = {
  name: 'match-payments',
  schedule: '15 * * * *',
  run: async (machine) => {
    await matchPayments(machine);
  },
};

export const checkDisputeJob: JobDefinition<Machine> = {
  name: 'check-dispute',
  run: (machine, { hash }: { hash: string }) => checkDispute(machine, hash),
};

/** Gives back what was asked to be given back, once. */
export const payBackJob: JobDefinition<Machine> = {
  name: 'pay-back',
  run: (machine, { refundId }: { refundId: number }) => payBack(machine, refundId),
};

export const sweepRefundsJob: JobDefinition<Machine> = {
  name: 'sweep-refunds',
  schedule: '*/10 * * * *',
  run: (machine) => sweepRefunds(machine),
};

/** An order left: the gestures made before get their credit notes. */
export const creditEarlyRefundsJob: JobDefinition<Machine> = {
  name: 'credit-early-refunds',
  run: (machine, { orderId }: { orderId: number }) =>
    transact(machine, (work) => creditEarlyRefunds(work, orderId)),
};

/** Tells that money went back, once per refund. */
export const sendRefundNotice: JobDefinition<Machine> = {
  name: 'send-refund-notice',
  run: async (machine, { refundId }: { refundId: number }) => {
    const refund = await findRefund(machine.db, refundId);
    const order = refund && (await findOrderById(machine.db, refund.orderId));
    if (!order?.email || refund?.state !== 'done') return;
    const { email: to } = order;
    const mail = await refundMail(order, refund);
    await transact(machine, (work) => queueMail(work, { key: `refund:${refundId}`, to, ...mail }));
  },
};

/** When an order leaves, and every ten minutes for what was missed. */
export const captureShippedJob: JobDefinition<Machine> = {
  name: 'capture-shipped',
  schedule: '*/10 * * * *',
  run: (machine) => captureShipped(machine),
};

export { releaseUnpaidJob } from './release-unpaid.ts';
export { remindUnpaidJob } from './remind-unpaid.ts';
