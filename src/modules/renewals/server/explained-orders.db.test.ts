import { expect, test } from 'vitest';
import { toCivilDateTime } from '#kit/dates.ts';
import { sum } from '#kit/money.ts';
import { renewals } from '../../../../tests/support/renewals.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { signedIn } from '../../../../tests/support/sign-in.ts';
import { BOWL, TIN } from '../../../../tests/support/stocked-shop.ts';
import { subscriptionCalls } from '../../../../tests/support/subscription-calls.ts';
import { explainOrder, findOrderById } from '../../orders/server/index.ts';

const shop = testShop();
const { subscribe, cycles, goToDue, live } = renewals(shop);
const { of, call } = subscriptionCalls(shop);

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');
const total = (rows: { amount: number }[]) => sum(rows.map(({ amount }) => amount));

test('S-14 an order says how, with which card and when it was paid, to its customer alone', async () => {
  const own = await subscribe();
  const path = `/orders/${own.cart.tokenValue}/charge`;
  const { status, body } = await call('GET', path, undefined, own.headers);
  expect(status).toBe(200);
  const today = shop.appContext.clock.today().toString();
  expect(body).toMatchObject({
    '@type': 'Charge',
    method: 'card',
    methodName: 'Carte bancaire',
    card: { brand: 'visa', last4: '4242' },
    amount: 4 * 261 + 490,
    state: 'debited',
    returned: 0,
  });
  for (const moment of [body.authorizedAt, body.debitedAt])
    expect(toCivilDateTime(Temporal.Instant.from(moment)).toPlainDate().toString()).toBe(today);
  const other = await signedIn(shop, 'autre@example.org');
  for (const part of ['charge', 'explanation'])
    for (const headers of [other.headers, undefined])
      expect(
        (await call('GET', `/orders/${own.cart.tokenValue}/${part}`, undefined, headers)).status,
      ).toBe(404);
});

test('N-12 an order and the next delivery explain each cent, and what changed since the last', async () => {
  const own = await subscribe('lea@example.org', [TIN, 4, { subscriptionInterval: 31 }], [BOWL, 1]);
  const { body: first } = await call(
    'GET',
    `/orders/${own.cart.tokenValue}/explanation`,
    undefined,
    own.headers,
  );
  expect(total(first.amounts)).toBe(first.total);
  expect(first.sinceLast).toBeNull();
  expect(first.subscriptions).toEqual([`/api/v2/shop/subscriptions/${own.code}`]);
  const reduced = first.amounts.find(({ label }: { label: string }) => label === 'Prix abonné');
  expect(plain(reduced.text)).toBe(`${first.amounts[0].label} : 2,61 € l’unité au lieu de 2,90 €`);

  const item = (await of(own).get()).body.items[0];
  await of(own).patch(`/items/${item.id}`, { quantity: 6, scope: 'all' });
  const draft = (await of(own).get()).body.draftOrders[0].split('/').at(-1);
  const { body: next } = await of(own).call('GET', `/drafts/${draft}/explanation`);
  expect(total(next.amounts)).toBe(next.total);
  expect(next.sinceLast.difference).toBe(next.total - first.total);
  expect(
    next.sinceLast.differences.map((one: { text: string; amount: number }) => [
      plain(one.text),
      one.amount,
    ]),
  ).toEqual([
    ['Terrine chat poulet, 400 g : quantité 6 au lieu de 4', 522],
    ['En moins : 1 × Gamelle en grès, Taille M', -1290],
  ]);

  await goToDue(own.code);
  await live();
  const [before, now] = await cycles(own.code);
  const { db } = shop.appContext;
  const [earlier, placed] = await Promise.all([
    findOrderById(db, before.orderId),
    findOrderById(db, now.orderId),
  ]);
  const charged = placed && (await explainOrder(db, placed, earlier));
  expect(charged?.total).toBe(now.total);
  expect(total(charged?.amounts ?? [])).toBe(now.total);
  expect(total(charged?.sinceLast?.differences ?? [])).toBe(now.total - before.total);
});

test('N-12 what a delivery costs is explained to its customer alone', async () => {
  const own = await subscribe();
  const draft = (await of(own).get()).body.draftOrders[0].split('/').at(-1);
  const other = await signedIn(shop, 'autre@example.org');
  const foreign = `/subscriptions/${own.code}/drafts/${draft}/explanation`;
  expect((await call('GET', foreign, undefined, other.headers)).status).toBe(404);
});
