import { describe, expect, test } from 'vitest';
import { payByLinkIn } from '../../../../tests/support/pay-by-link.ts';
import { ACCEPTED, paymentCalls } from '../../../../tests/support/payment-calls.ts';
import { renewals } from '../../../../tests/support/renewals.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { BOWL, KIBBLE, lyon, TIN } from '../../../../tests/support/stocked-shop.ts';

const shop = testShop();
const { appContext } = shop;
const payments = paymentCalls(shop);
const payByLink = payByLinkIn(shop);
const { subscribe, query, goTo, goToDue, live, start, run, subscription, cycles, ...more } =
  renewals(shop);
const { shippingDateOf, cardsBecome, charges, mails } = more;

const failures = () => mails('subscription-payment-failed');
const captured = async () => (await charges()).filter(({ state }) => state === 'captured').length;

describe('PAY-03 a delivery asked for ahead of its day', () => {
  /** Requests immediate dispatch with a card that needs authentication, except for charges by mandate. */
  async function requestedShipping(subscriber: Awaited<ReturnType<typeof subscribe>>) {
    await cardsBecome('mandated');
    const { code, headers } = subscriber;
    const path = `/subscriptions/${code}/ship-now`;
    expect((await payments.call('POST', path, {}, headers)).status).toBe(202);
    await live();
    return { ...subscriber, due: await shippingDateOf(code) };
  }

  test('is paid by its customer with their bank, never behind its back', async () => {
    const { code } = await requestedShipping(await subscribe());
    expect(await captured()).toBe(1);
    expect(await subscription(code)).toMatchObject({ status: 'awaiting_payment' });
    expect(await failures()).toMatchObject([{ subject: 'Votre banque attend votre accord' }]);
    const [, second] = await cycles(code);
    expect((await payByLink(second?.token, ACCEPTED)).body.state).toBe('completed');
    await run();
    const [, paid, third] = await cycles(code);
    expect(paid).toMatchObject({ state: 'placed', money: 'paid' });
    expect(third).toMatchObject({ state: 'draft' });
    expect(await captured()).toBe(2);
  });

  test('is tried again by their other card at once, and by mandate from its own day on', async () => {
    const { code, due } = await requestedShipping(await subscribe());
    goTo(due);
    await query("update renewals set state = 'queued'");
    await live();
    expect((await cycles(code))[1]).toMatchObject({ state: 'placed', money: 'paid' });
    expect(await captured()).toBe(2);
  });

  /** Nobody pays until the order is cancelled. */
  async function forget() {
    const today = appContext.clock.today();
    for (const days of [4, 8, 9]) {
      goTo(today.add({ days }).toString());
      await start('release-unpaid-orders');
      await live();
    }
  }
  /** Contents, intervals and street of the next delivery. */
  const opened = (code: string) =>
    query(
      `select l.variant_code as variant, l.quantity, l.subscription_interval as rhythm, a.street
       from subscriptions s join subscription_cycles c on c.subscription_id = s.id
       join order_items l on l.order_id = c.order_id
       join order_addresses a on a.order_id = c.order_id and a.kind = 'shipping'
       where s.code = $1 and c.closed_at is null order by l.variant_code`,
      code,
    );

  const changeOf =
    ({ code, headers }: Awaited<ReturnType<typeof subscribe>>) =>
    async (method: string, path: string, body: object) => {
      const call = `/subscriptions/${code}${path}`;
      const { status } = await payments.call(method, call, body, headers);
      expect([path, status < 300]).toEqual([path, true]);
    };

  test('and never paid goes back to its day as its customer had made it, and only that once', async () => {
    const subscriber = await subscribe();
    const { code } = subscriber;
    const change = changeOf(subscriber);
    const [{ id }] = await query('select id from subscription_items');
    await change('PATCH', `/items/${id}`, { quantity: 6 });
    await change('POST', '/items', { productVariant: BOWL, quantity: 1 });
    await change('POST', '/items', { productVariant: KIBBLE, quantity: 2 });
    await change('PUT', '/shipping-address', { ...lyon, street: '3 place Carnot' });
    const made = await opened(code);
    expect(made).toEqual([
      { variant: KIBBLE, quantity: 2, rhythm: 31, street: '3 place Carnot' },
      { variant: TIN, quantity: 6, rhythm: 31, street: '3 place Carnot' },
      { variant: BOWL, quantity: 1, rhythm: null, street: '3 place Carnot' },
    ]);
    // An article out of stock on the requested day is still wanted on the delivery's own date.
    await query('update product_variants set on_hand = 0 where code = $1', KIBBLE);
    await requestedShipping(subscriber);
    expect((await opened(code)).map(({ variant }) => variant)).toEqual([TIN, BOWL]);
    await query('update product_variants set on_hand = 10 where code = $1', KIBBLE);
    await forget();
    expect(await opened(code)).toEqual(made);
    await goToDue(code);
    await live();
    expect((await cycles(code))[2]).toMatchObject({ state: 'placed', money: 'paid' });
    expect(await opened(code)).toEqual([
      { variant: TIN, quantity: 4, rhythm: 31, street: lyon.street },
    ]);
  });

  test('and never paid keeps the coupon and the relay point it alone was to have', async () => {
    const subscriber = await subscribe();
    const { code } = subscriber;
    const change = changeOf(subscriber);
    await change('POST', '/coupons', { couponCode: 'BIENVENUE5' });
    await change('PATCH', '/shipping', {
      shippingMethod: 'relay_standard',
      pickupPoint: 'FR-990005',
      scope: 'next',
    });
    const way = () =>
      query(
        `select o.coupon_codes as coupons, o.order_promotion_total as promotion,
           h.method_code as method, h.pickup_point as point
         from subscriptions s join subscription_cycles c on c.subscription_id = s.id
         join orders o on o.id = c.order_id join shipments h on h.order_id = o.id
         where s.code = $1 order by c.number`,
        code,
      );
    const wanted = {
      coupons: ['BIENVENUE5'],
      promotion: -500,
      method: 'relay_standard',
      point: 'FR-990005',
    };
    await requestedShipping(subscriber);
    await forget();
    expect((await way()).slice(1)).toEqual([wanted, wanted]);
    await goToDue(code);
    await live();
    expect((await cycles(code))[2]).toMatchObject({ state: 'placed', money: 'paid' });
    expect((await way()).slice(1)).toEqual([
      wanted,
      wanted,
      { coupons: [], promotion: 0, method: 'home_standard', point: null },
    ]);
  });

  test('and never paid leaves on its own day all the same', async () => {
    const { code, due } = await requestedShipping(await subscribe());
    const later = Temporal.PlainDate.from(due).add({ days: 40 }).toString();
    await query('update subscriptions set following_date = $2 where code = $1', code, later);
    await forget();
    const [, lost, again] = await cycles(code);
    expect(lost).toMatchObject({ state: 'failed', money: 'cancelled' });
    expect(again).toMatchObject({ number: 3, state: 'draft', shippingDate: due });
    const waiting = { ship_now_asked_at: null, status: 'active', following_date: later };
    expect(await subscription(code)).toMatchObject(waiting);
    await goToDue(code);
    await live();
    expect((await cycles(code))[2]).toMatchObject({ state: 'placed', money: 'paid' });
    expect(await captured()).toBe(2);
  });
});
