import { expect, test } from 'vitest';
import { promisedDeliveries } from '../../../../tests/support/promised-deliveries.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { signedIn } from '../../../../tests/support/sign-in.ts';
import { KIBBLE, TIN } from '../../../../tests/support/stocked-shop.ts';

const shop = testShop();
const { publish, threeFrom, query, call, cartOf, pay, run, cycles } = promisedDeliveries(shop);

type Item = [string, number, object?];

/** Fills a cart, reads the displayed commitments, pays, and reads the drafts of the new subscriptions. */
async function buy(items: Item[], coupon: string | null) {
  const signed = await signedIn(shop);
  const cart = await cartOf(signed, ...items);
  const path = `/orders/${cart.tokenValue}`;
  if (coupon) await call('PATCH', `${path}/apply-coupon`, { couponCode: coupon }, signed.headers);
  const { body: requested } = await call('GET', path, undefined, signed.headers);
  const { body } = await call('GET', `${path}/commitments`, undefined, signed.headers);
  expect((await pay(requested, signed)).body.state).toBe('completed');
  await run();
  const started = await query('select code, frequency from subscriptions order by frequency');
  const drafts: Record<string, unknown>[] = [];
  for (const { code, frequency } of started)
    drafts.push({ interval: frequency, second: (await cycles(code)).at(-1)?.total });
  const ids = await query(
    'select 1 from orders where token = $1 and total = $2',
    cart.tokenValue,
    requested.total,
  );
  expect(ids).toHaveLength(1);
  return { commitments: body['hydra:member'], drafts, first: requested.total };
}

const sum = (values: number[]) => values.reduce((all, one) => all + one, 0);

test.each<[string, Item[], string | null]>([
  ['tins alone', [[TIN, 4, { subscriptionInterval: 31 }]], null],
  ['with promised deliveries', [[TIN, 4, { subscriptionInterval: 31 }]], 'TROIS20'],
  [
    'free postage once, not again',
    [
      [TIN, 4, { subscriptionInterval: 31 }],
      [KIBBLE, 2],
    ],
    null,
  ],
  [
    'two rhythms and a code',
    [
      [TIN, 4, { subscriptionInterval: 31 }],
      [KIBBLE, 2, { subscriptionInterval: 62 }],
    ],
    'TROIS20',
  ],
])(
  'B-03 B-04 WDR-05 the commitment before paying is what is then charged: %s',
  async (_, items, coupon) => {
    await publish(threeFrom('order'));
    const { commitments, drafts, first } = await buy(items, coupon);
    expect(commitments).toMatchObject(drafts);
    const once = sum(items.flatMap(([, quantity, more]) => (more ? [] : [quantity * 4100])));
    const owed = sum(drafts.map(({ second }) => second as number));
    expect(sum(commitments.map(({ total }: { total: number }) => total))).toBe(first - once + owed);
    for (const one of commitments) expect(one.perDelivery).toBeGreaterThanOrEqual(one.second);
  },
);
