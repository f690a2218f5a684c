import { nextStep } from '#modules/payments/rules/index.ts';
import type { JobDefinition } from '#platform/jobs.ts';
import type { Machine } from '#schema.ts';
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

export { releaseUnpaidJob } from './release-unpaid.ts';
