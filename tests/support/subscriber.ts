import type { OrderShape } from '#modules/orders/contracts.ts';
import { orderCalls } from './order-calls.ts';
import { ACCEPTED, paymentCalls } from './payment-calls.ts';
import { sandboxDrive } from './sandbox-drive.ts';
import type { TestShop } from './shop.ts';
import { signedIn } from './sign-in.ts';
import { TIN } from './stocked-shop.ts';

export type Signed = Awaited<ReturnType<typeof signedIn>>;
type Item = [string, number, object?];

const MONTHLY: Item = [TIN, 4, { subscriptionInterval: 31 }];

/** Customers with subscriptions, who pay with a saved card. */
export function subscribers(shop: TestShop) {
  const { ready } = orderCalls(shop);
  const drive = sandboxDrive(shop);
  const { call, run } = paymentCalls(shop, drive);

  /** A customer's cart, ready for card payment. */
  async function cartOf({ customer }: Signed, ...items: Item[]): Promise<OrderShape> {
    const cart = await ready('card', ...items);
    const owned = 'update orders set customer_id = $2 where token = $1';
    const id = Number(customer.split('/').at(-1));
    await shop.database.pool.query(owned, [cart.tokenValue, id]);
    return cart;
  }

  async function pay(cart: OrderShape, { headers }: Signed, number = ACCEPTED) {
    const { body: request } = await call(
      'POST',
      `/orders/${cart.tokenValue}/payment-requests`,
      { paymentId: cart.payments[0]?.id, paymentMethodCode: 'card', action: 'authorize' },
      headers,
    );
    const token = await drive.enterCard(request, number);
    const put = (payload: object) =>
      call('PUT', `/payment-requests/${request.hash}`, { payload }, headers);
    if (token) await put({ token });
    return put({ confirm: true, expectedTotal: cart.total });
  }

  /** Subscribes to articles (four tins a month by default), pays, and runs the jobs. */
  async function subscribe(email = 'lea@example.org', ...items: Item[]) {
    const signed = await signedIn(shop, email);
    const bought = items.length > 0 ? items : [MONTHLY];
    const cart = await cartOf(signed, ...bought);
    await pay(cart, signed);
    await run();
    const { rows } = await shop.database.pool.query<{ code: string }>(
      'select s.code from subscriptions s join orders o on o.id = s.created_from where o.token = $1 order by s.id',
      [cart.tokenValue],
    );
    return { ...signed, cart, codes: rows.map(({ code }) => code), code: rows[0]?.code as string };
  }
  return { subscribe, cartOf, pay, run, call };
}
