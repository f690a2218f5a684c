import { redirect, redirectDocument } from 'react-router';
import { z } from 'zod';
import { isOnlineMethod, type PaymentRequestShape } from '#modules/payments/contracts.ts';
import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { submitForm } from '#pages/forms/submit-form.server.ts';
import { ServiceError } from '#services/service-client.ts';
import { paths } from '../../paths.ts';
import { t } from './checkout-words.ts';
import type { Step } from './open-step.server.ts';
import { codeOf } from './shown-order.ts';

/** `total` is what the button said, in cents; `payment` the request a card or wallet pays. */
const agreement = z.object({
  terms: z.string(),
  total: z.coerce.number().int(),
  payment: z.string().optional(),
});

/** Orders, and pays when that is done online. */
export async function placeOrder(step: Step): Promise<FormAnswer> {
  const { token, form } = step;
  const { refused } = await submitForm({
    form: 'order',
    data: form,
    schema: agreement,
    others: ['terms'],
    unexplained: t('failed'),
    send: async ({ total, payment }) => {
      try {
        await orderNow(step, total, payment);
      } catch (error) {
        throw redirectFor(token, error) ?? error;
      }
      throw redirect(paths.confirmation(token));
    },
  });
  return refused as FormAnswer;
}

/** Returns when the order stands; everything else is thrown. */
async function orderNow({ token, order, calls, payments }: Step, total: number, hash?: string) {
  const method = codeOf(order.payments[0]?.method);
  const isOnline = order.total > 0 && isOnlineMethod(method);
  if (order.total !== total) throw redirect(`${paths.checkout(token, 'summary')}&avis=total`);
  if (!isOnline) return calls.complete(token, total);
  if (!hash) throw redirect(paths.checkout(token, 'payment'));
  return next(token, await payments.update(hash, { confirm: true, expectedTotal: total }));
}

/** Where a payment leads: to the bank, back to the card, or on. */
function next(token: string, { hash, state, responseData }: PaymentRequestShape) {
  if (state === 'completed') return;
  if (responseData.redirectUrl) throw redirectDocument(responseData.redirectUrl);
  if (state === 'processing') throw redirect(paths.checkout(token, 'summary'));
  throw redirect(`${paths.checkout(token, 'payment')}&refus=${hash}`);
}

/** A total that changed is shown and asked about again; a card that is missing is asked for. */
function redirectFor(token: string, error: unknown): Response | null {
  if (!(error instanceof ServiceError)) return null;
  const isRecalculated =
    error.status === 409 && Boolean((error.body as { order?: unknown })?.order);
  if (isRecalculated) return redirect(`${paths.checkout(token, 'summary')}&avis=total`);
  const isCardMissing = error.violations.some(({ code }) => code === 'payment.card_missing');
  return isCardMissing ? redirect(`${paths.checkout(token, 'payment')}&avis=carte`) : null;
}
