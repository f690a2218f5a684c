import { redirect } from 'react-router';
import { z } from 'zod';
import { type FormAnswer, FormProblem } from '#pages/forms/form-answer.ts';
import { submitForm } from '#pages/forms/submit-form.server.ts';
import { t } from './checkout-words.ts';
import { currentPayment } from './current-payment.server.ts';
import { isOwed } from './funnel-steps.ts';
import type { Step } from './open-step.server.ts';
import { storedPayment } from './payment-cookie.server.ts';
import { codeOf } from './shown-order.ts';

/** `token` comes from the provider's fields, where they are embedded in our page. */
const choice = z.object({
  method: z.string(),
  token: z.string().optional(),
  /** Path of a saved card; empty for another one. */
  kept: z.string().optional(),
  keep: z.string().optional(),
});

/** Chooses the payment method. A card is entered here, before the order is placed. */
export async function choosePayment(step: Step): Promise<FormAnswer> {
  const { token, order, calls, payments, request, form, buyer, at } = step;
  const paying = order.payments[0];
  const { refused } = await submitForm({
    form: 'payment',
    data: form,
    schema: choice,
    others: ['method'],
    unexplained: t('failed'),
    send: async ({ method, token: card, kept: stored, keep }) => {
      const isChosen = order.checkoutState === 'payment_selected' || isOwed(order);
      if (!paying || (isChosen && codeOf(paying.method) === method)) {
        const payment = await currentPayment(payments, order, at, storedPayment(request, token));
        if (payment && method === 'card') {
          const given = stored
            ? { paymentCard: stored, keepCard: false }
            : { token: card || undefined, keepCard: buyer === 'customer' && keep !== undefined };
          const { responseData } = await payments.update(payment.hash, given);
          if (responseData.card) throw redirect(at.step(token, 'summary'));
        }
        if (payment?.stage === 'card') throw new FormProblem(t('payment.cardMissing'));
        throw redirect(at.step(token, 'summary'));
      }
      await calls.selectPayment(token, paying.id, method);
      throw redirect(at.step(token, method === 'card' ? 'payment' : 'summary'));
    },
  });
  return refused as FormAnswer;
}
