import { redirect, redirectDocument } from 'react-router';
import { z } from 'zod';
import { isOnlineMethod, type PaymentRequestShape } from '#modules/payments/contracts.ts';
import { botToken } from '#pages/forms/bot-token.ts';
import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { submitForm } from '#pages/forms/submit-form.server.ts';
import type { FunnelPaths } from '#pages/paths.ts';
import { ServiceError } from '#services/service-client.ts';
import { t } from './checkout-words.ts';
import type { Step } from './open-step.server.ts';
import { codeOf } from './shown-order.ts';

/** `total` is the amount on the button in cents; `payment` the request a card or wallet pays. */
const agreement = z.object({
  terms: z.string(),
  total: z.coerce.number().int(),
  payment: z.string().optional(),
});

/** Places the order, and pays when that is done online. */
export async function placeOrder(step: Step): Promise<FormAnswer> {
  const { token, form, at } = step;
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
        throw redirectFor(step, error) ?? error;
      }
      throw redirect(at.confirmation(token));
    },
  });
  return refused as FormAnswer;
}

/** Returns when the order is placed; any other result is thrown as a redirect or an error. */
async function orderNow(step: Step, total: number, hash?: string) {
  const { token, order, form, calls, payments, at } = step;
  const method = codeOf(order.payments[0]?.method);
  const isOnline = order.due > 0 && isOnlineMethod(method);
  if (order.due !== total) throw redirect(`${at.step(token, 'summary')}&avis=total`);
  if (!isOnline) return calls.complete(token, total, botToken(form, 'order'));
  if (!hash) throw redirect(at.step(token, 'payment'));
  return next(step, await payments.update(hash, { confirm: true, expectedTotal: total }));
}

interface Place {
  /** Token of the order. */
  token: string;
  at: FunnelPaths;
}

/** Redirect target after a payment update: the bank, the card step, or the confirmation. */
function next({ token, at }: Place, { hash, state, responseData }: PaymentRequestShape) {
  if (state === 'completed') return;
  if (responseData.redirectUrl) throw redirectDocument(responseData.redirectUrl);
  if (state === 'processing') throw redirect(at.step(token, 'summary'));
  throw redirect(`${at.step(token, 'payment')}&refus=${hash}`);
}

/** A changed total is shown for confirmation; a missing card leads to the payment step. */
function redirectFor({ token, at }: Place, error: unknown): Response | null {
  if (!(error instanceof ServiceError)) return null;
  const isRecalculated =
    error.status === 409 && Boolean((error.body as { order?: unknown })?.order);
  if (isRecalculated) return redirect(`${at.step(token, 'summary')}&avis=total`);
  const isCardMissing = error.violations.some(({ code }) => code === 'payment.card_missing');
  return isCardMissing ? redirect(`${at.step(token, 'payment')}&avis=carte`) : null;
}
