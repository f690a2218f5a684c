import type { RouterContextProvider } from 'react-router';
import { pageContext } from '#pages/page-context.ts';
import { funnelPaths } from '#pages/paths.ts';
import { checkoutCalls } from '#services/shop/checkout.ts';
import { orderCalls } from '#services/shop/orders.ts';
import { paymentCalls } from '#services/shop/payments.ts';
import { loadOr404 } from '../load-or-404.ts';
import { leaveForAccount, requireBuyer } from './require-buyer.server.ts';

export interface Visit {
  context: Readonly<RouterContextProvider>;
  request: Request;
  token: string;
}

export type Step = Awaited<ReturnType<typeof openStep>>;

/** Common data of the handlers of every step. */
export async function openStep({ context, request, token }: Visit) {
  const { shop } = context.get(pageContext);
  const who = requireBuyer({ context, request, token });
  const form = await request.formData();
  const order = await loadOr404(orderCalls(shop).read(token));
  leaveForAccount(context, who, order);
  return {
    token,
    order,
    form,
    customer: who.customer,
    buyer: who.buyer,
    /** Addresses of this order's checkout. */
    at: funnelPaths[who.buyer],
    request,
    shop,
    calls: checkoutCalls(shop),
    payments: paymentCalls(shop),
  };
}
