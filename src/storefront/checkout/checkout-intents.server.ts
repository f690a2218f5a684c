import { redirect } from 'react-router';
import { z } from 'zod';
import { ownValue } from '#kit/own-value.ts';
import type { OrderShape } from '#modules/orders/contracts.ts';
import { isOnlineMethod } from '#modules/payments/contracts.ts';
import type { FormAnswer } from '#pages/forms/form-answer.ts';
import { submitForm } from '#pages/forms/submit-form.server.ts';
import { ServiceError } from '#services/service-client.ts';
import { t } from './checkout-words.ts';
import { choosePayment } from './choose-payment.server.ts';
import { fillByWallet } from './fill-by-wallet.server.ts';
import { isOwed } from './funnel-steps.ts';
import { openStep, type Step, type Visit } from './open-step.server.ts';
import { placeOrder } from './place-order.server.ts';
import { saveBilling, saveShipping } from './save-addresses.server.ts';
import type { ShippingAnswer } from './shipping-answer.ts';
import { codeOf } from './shown-order.ts';

/** The handler of each step's form; it returns only when the form was refused. */
const intents: Record<string, (step: Step) => Promise<ShippingAnswer>> = {
  billing: saveBilling,
  shipping: saveShipping,
  payment: choosePayment,
  order: placeOrder,
  credit: chooseCredit,
  voucher: chooseVoucher,
  wallet: fillByWallet,
  giveUp,
};

/** Dispatches the submitted form. Placed orders redirect to their confirmation. */
export async function applyStep(visit: Visit): Promise<ShippingAnswer> {
  const step = await openStep(visit);
  const owed = isOwed(step.order);
  if (step.order.state !== 'cart' && !owed) throw redirect(step.at.confirmation(step.token));
  const run = ownValue(intents, String(step.form.get('intent')));
  const isLeft = !owed || ['payment', 'order', 'giveUp'].includes(String(step.form.get('intent')));
  if (!run || !isLeft) throw new Response(null, { status: 400 });
  return run(step);
}

/** Whether store credit is applied to the order. */
async function chooseCredit(step: Step): Promise<FormAnswer> {
  const { token, form, payments } = step;
  const { refused } = await submitForm({
    form: 'credit',
    data: form,
    schema: z.object({}),
    unexplained: t('failed'),
    send: async () => payRest(step, await payments.payWithCredit(token, form.get('use') === '1')),
  });
  return refused as FormAnswer;
}

/** Applies a voucher to the order. */
async function chooseVoucher(step: Step): Promise<FormAnswer> {
  const { token, form, payments } = step;
  const { refused } = await submitForm({
    form: 'voucher',
    data: form,
    schema: z.object({ code: z.string().trim().min(4).max(60) }),
    unexplained: t('failed'),
    send: async ({ code }) => payRest(step, await payments.payWithVoucher(token, code)),
  });
  return refused as FormAnswer;
}

/** After the card is chosen, it pays the rest. */
async function payRest({ token, calls, at }: Step, order: OrderShape): Promise<never> {
  const [paying] = order.payments;
  const method = codeOf(paying?.method);
  if (paying && order.due > 0 && isOnlineMethod(method))
    await calls.selectPayment(token, paying.id, method);
  throw redirect(at.step(token, 'payment'));
}

/**
 * Cancels a pending bank confirmation, to pay another way; if it is too late, the summary says so.
 */
async function giveUp({ token, form, payments, at }: Step): Promise<never> {
  try {
    await payments.update(String(form.get('payment')), { cancel: true });
  } catch (error) {
    if (!(error instanceof ServiceError) || error.status >= 500) throw error;
    throw redirect(at.step(token, 'summary'));
  }
  throw redirect(at.step(token, 'payment'));
}
