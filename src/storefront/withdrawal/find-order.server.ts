import type { RouterContextProvider } from 'react-router';
import type { OrderShape } from '#modules/orders/contracts.ts';
import { pageContext, sessionContext } from '#pages/page-context.ts';
import { orderCalls } from '#services/shop/orders.ts';
import { readPlacedOrder } from '../guest-order/find-tracked-order.server.ts';

const NUMBER = /^\d{1,20}$/;

/**
 * The order the visitor may see: of the tracking link they came from (`suivi`), or one of their account (`commande`).
 * Null for any other, so that the page of a mere number does not reveal what exists (WDR-03).
 */
export async function findWithdrawnOrder(
  context: Readonly<RouterContextProvider>,
  request: Request,
) {
  const { shop } = context.get(pageContext);
  const query = new URL(request.url).searchParams;
  const [token, number] = [query.get('suivi'), query.get('commande')];
  if (token) {
    const order = await readPlacedOrder(shop, token);
    return order?.customer === null ? ownOrder(order) : null;
  }
  if (!context.get(sessionContext).signedIn || !number || !NUMBER.test(number)) return null;
  const order = await orderCalls(shop).find(number);
  return order && ownOrder(order);
}

export type WithdrawnOrder = NonNullable<Awaited<ReturnType<typeof findWithdrawnOrder>>>;

const ownOrder = ({ number, email, billingAddress, items }: OrderShape) => ({
  number: number ?? '',
  email,
  name: billingAddress ? `${billingAddress.firstName} ${billingAddress.lastName}` : null,
  lines: items.map(({ id, quantity, productName, variantName }) => ({
    name: `line-${id}`,
    label: `${quantity} × ${productName}, ${variantName}`,
  })),
});
