import { type RouterContextProvider, redirect } from 'react-router';
import { checkoutCalls } from '#services/shop/checkout.ts';
import { orderCalls } from '#services/shop/orders.ts';
import { paymentCalls } from '#services/shop/payments.ts';
import { paths } from '../../paths.ts';
import type { FormAnswer } from '../forms/form-answer.ts';
import { orNotFound } from '../found.ts';
import { pageContext } from '../page-context.ts';
import { requireSignIn } from '../require-session.server.ts';
import { choosePayment } from './choose-payment.server.ts';
import { placeOrder } from './place-order.server.ts';
import { saveBilling, saveShipping } from './save-addresses.server.ts';

interface Visit {
  context: Readonly<RouterContextProvider>;
  request: Request;
  token: string;
}

/** What the form of each step does; it answers only when it was refused. */
const intents: Record<string, (step: Step) => Promise<FormAnswer>> = {
  billing: saveBilling,
  shipping: saveShipping,
  payment: choosePayment,
  order: placeOrder,
  giveUp,
};

export type Step = Awaited<ReturnType<typeof openStep>>;

/** What every step's form works with. */
async function openStep({ context, request, token }: Visit) {
  const { shop } = context.get(pageContext);
  const { customer } = requireSignIn(context, request);
  const form = await request.formData();
  const order = await orNotFound(orderCalls(shop).read(token));
  return {
    ...{ token, order, form, customer, request, shop },
    calls: checkoutCalls(shop),
    payments: paymentCalls(shop),
  };
}

/** Runs the form that was sent. Orders that are placed lead to their confirmation. */
export async function applyStep(visit: Visit): Promise<FormAnswer> {
  const step = await openStep(visit);
  if (step.order.state !== 'cart') throw redirect(paths.confirmation(step.token));
  const run = intents[String(step.form.get('intent'))];
  if (!run) throw new Response(null, { status: 400 });
  return run(step);
}

/** Leaves the bank's question unanswered, to pay another way. */
async function giveUp({ token, form, payments }: Step): Promise<never> {
  await payments.update(String(form.get('payment')), { cancel: true });
  throw redirect(paths.checkout(token, 'payment'));
}
