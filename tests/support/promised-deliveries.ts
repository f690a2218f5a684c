import { expect } from 'vitest';
import { type Conditions, NO_CONDITIONS, type Reward } from '#modules/promotions/rules/index.ts';
import { publishPromotion } from '#modules/promotions/server/index.ts';
import { transact } from '#platform/unit-of-work.ts';
import { renewals } from './renewals.ts';
import type { TestShop } from './shop.ts';
import { signedIn } from './sign-in.ts';
import { promotion, TIN } from './stocked-shop.ts';
import { subscriptionCalls } from './subscription-calls.ts';

/** Price of four tins in cents. */
export const FULL = 4 * 261;
/** 20 % less per tin, in cents: a discount on the cart, spread over the line. */
export const LESS = FULL - 209;
export const noBreaks = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

/** A shop with promised discounts on the first deliveries of subscriptions. */
export function promisedDeliveries(shop: TestShop) {
  const { appContext } = shop;
  const time = renewals(shop);
  const { query, goToDue, live, run } = time;
  const { of, call } = subscriptionCalls(shop);

  const publish = (
    conditions: Partial<Conditions>,
    reward: Reward = { kind: 'percent', rate: 2000 },
  ) =>
    transact(appContext, (work) =>
      publishPromotion(work, {
        promotion: promotion({
          code: 'trois',
          name: 'Trois livraisons',
          reward,
          conditions: { ...NO_CONDITIONS, ...conditions },
        }),
        channels: [],
        coupons: [{ code: 'TROIS20', totalUses: null }],
      }),
    );
  /** A promotion without a code. */
  const publishToAll = (code: string, reward: Reward, conditions: Partial<Conditions> = {}) =>
    transact(appContext, (work) =>
      publishPromotion(work, {
        promotion: {
          ...promotion({ code, reward }),
          conditions: { ...NO_CONDITIONS, ...conditions },
        },
        channels: [],
        coupons: [],
      }),
    );
  const threeFrom = (from: 'order' | 'renewal') => ({ deliveries: { count: 3, from } });

  /** Four tins a month, bought with the code. */
  async function subscribeWithCode(email = 'lea@example.org') {
    const signed = await signedIn(shop, email);
    const cart = await time.cartOf(signed, [TIN, 4, { subscriptionInterval: 31 }]);
    const applied = await call(
      'PATCH',
      `/orders/${cart.tokenValue}/apply-coupon`,
      { couponCode: 'TROIS20' },
      signed.headers,
    );
    expect(applied.status).toBe(200);
    await time.pay(applied.body, signed);
    await run();
    const [{ code }] = await query('select code from subscriptions order by id desc limit 1');
    return { ...signed, code: code as string, cart: applied.body };
  }

  /** Sends and charges the next delivery. */
  async function renewOnce(code: string) {
    await goToDue(code);
    await live();
  }
  /** Goods total of each delivery, including the first order and the draft. */
  const goods = async (code: string) =>
    (
      await query(
        `select o.items_total from subscription_cycles c join subscriptions s on s.id = c.subscription_id
         join orders o on o.id = c.order_id where s.code = $1 order by c.number`,
        code,
      )
    ).map(({ items_total }) => items_total);
  const taken = async () =>
    (await query('select number, order_id from promotion_promise_deliveries order by 1')).map(
      ({ order_id }) => order_id !== null,
    );
  /** A new session, since earlier ones have expired. */
  const asNow = async (code: string) => of({ code, headers: (await signedIn(shop)).headers });
  const promisedTo = async (code: string) => {
    const { body } = await (await asNow(code)).get();
    return body.promisedDeliveries.map(({ text }: { text: string }) => noBreaks(text));
  };
  return {
    ...time,
    call,
    of,
    publish,
    publishToAll,
    threeFrom,
    subscribeWithCode,
    renewOnce,
    goods,
    taken,
    asNow,
    promisedTo,
  };
}
