import type { RouterContextProvider } from 'react-router';
import { pageContext } from '#pages/page-context.ts';
import { checkoutCalls } from '#services/shop/checkout.ts';
import { orderCalls } from '#services/shop/orders.ts';
import { paymentCalls } from '#services/shop/payments.ts';
import { orNotFound } from '../found.ts';
import { requireSignIn } from '../require-session.server.ts';

export interface Visit {
  context: Readonly<RouterContextProvider>;
  request: Request;
  token: string;
}

export type Step = Awaited<ReturnType<typeof openStep>>;

/** What the form of every step works with. */
export async function openStep({ context, request, token }: Visit) {
  const { shop } = context.get(pageContext);
  const { customer } = requireSignIn(context, request);
  const form = await request.formData();
  const order = await orNotFound(orderCalls(shop).read(token));
  return {
    token,
    order,
    form,
    customer,
    request,
    shop,
    calls: checkoutCalls(shop),
    payments: paymentCalls(shop),
  };
}
