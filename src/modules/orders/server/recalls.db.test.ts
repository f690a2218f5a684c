import { beforeEach, expect, test } from 'vitest';
import { transact } from '#platform/unit-of-work.ts';
import { orderCalls } from '../../../../tests/support/order-calls.ts';
import { jobRunner } from '../../../../tests/support/run-jobs.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { staffCalls } from '../../../../tests/support/staff.ts';
import { KIBBLE, stockShop, TIN } from '../../../../tests/support/stocked-shop.ts';
import { lockOrder, recordPayment } from './index.ts';

const shop = testShop();
const { filled, address, ship, pay, complete } = orderCalls(shop);
const { as } = staffCalls(shop);
const { run } = jobRunner(shop);

beforeEach(() => stockShop(shop.appContext, { kibble: 60 }));

/** A paid order of two pieces of an article, under this e-mail. */
async function order(email: string, variantCode = KIBBLE): Promise<string> {
  const cart = await filled([variantCode, 2]);
  await address(cart.tokenValue, undefined, email);
  await ship(cart);
  await pay(cart, 'bank_transfer');
  const { number } = (await complete(cart.tokenValue)).body;
  await transact(shop.appContext, async (work) => {
    const held = await lockOrder(work, cart.tokenValue);
    if (held) await recordPayment(work, held, { transactionId: `b-${number}`, captured: true });
  });
  return number;
}
const sendWith = async (number: string, lot: string, variantCode = KIBBLE) => {
  const call = await as('logistics');
  const lots = [{ variantCode, lot, bestBefore: '2027-11-30', quantity: 2 }];
  const trackingNumbers = [`COLIS-${number}`];
  const { status } = await call('POST', `/orders/${number}/parcels`, { trackingNumbers, lots });
  expect(status).toBe(200);
};
const mails = () =>
  shop.database.db
    .selectFrom('mails')
    .selectAll()
    .where('kind', '=', 'order-recall')
    .orderBy('recipient')
    .execute();

const publicly = async (path: string) => (await shop.request('GET', `/api/v2/shop${path}`)).json();

test('FOOD-03 a lot leads to the orders and the customers it went to, and to no other', async () => {
  const [one, two, other] = [
    await order('lea@example.org'),
    await order('noe@example.org'),
    await order('eva@example.org'),
  ];
  await sendWith(one, 'l 23-11');
  await sendWith(two, 'L23-11');
  await sendWith(other, 'L24-01');
  const call = await as('logistics');
  const { body } = await call('GET', '/lots?search=l2');
  expect(body['hydra:member']).toMatchObject([
    { lot: 'L23-11', variantCode: KIBBLE, orders: 2, pieces: 4, bestBefore: '2027-11-30' },
    { lot: 'L24-01', orders: 1, pieces: 2, recall: null },
  ]);
  const query = `lot=L23-11&variant=${KIBBLE}`;
  const { body: orders } = await call('GET', `/lots/orders?${query}`);
  expect(orders['hydra:member']).toMatchObject([
    { number: one, email: 'lea@example.org', quantity: 2, country: 'FR' },
    { number: two, email: 'noe@example.org' },
  ]);
  const { body: sheet } = await call('GET', `/lots/orders.csv?${query}`);
  const lines = String(sheet).trim().split('\r\n');
  expect(lines).toHaveLength(3);
  expect(lines[1]).toMatch(new RegExp(`^${one};.*lea@example\\.org;.*2027-11-30;COLIS-${one}$`));
});

test('FOOD-03 who was sent a lot that is called back is written to once, however often it is asked', async () => {
  const lea = [await order('lea@example.org'), await order('lea@example.org')];
  for (const number of lea) await sendWith(number, 'L23-11');
  await sendWith(await order('noe@example.org', TIN), 'L23-11', TIN);
  const call = await as('logistics');
  expect((await publicly('/recalls'))['hydra:member']).toEqual([]);
  const reason = 'Un morceau de plastique a été trouvé dans un sac.';
  const draft = { lot: 'l23-11', variantCode: KIBBLE, reason, advice: 'Ne donnez plus ce sac.' };
  const key = { 'idempotency-key': crypto.randomUUID() };
  const answers = await Promise.all([1, 2].map(() => call('POST', '/recalls', draft, key)));
  expect(answers.map(({ status }) => status)).toEqual([204, 204]);
  await run();
  const { 'hydra:member': announced } = await publicly('/recalls');
  expect(announced).toMatchObject([
    { lot: 'L23-11', bestBefore: ['2027-11-30'], reason, advice: 'Ne donnez plus ce sac.' },
  ]);
  // Only the team may see which customers received it.
  expect(JSON.stringify(announced)).not.toMatch(/lea@|startedAt|customers|told/);
  expect(await publicly(`/recalls/${announced[0].id}`)).toEqual(announced[0]);
  for (const unknown of ['999', 'x'])
    expect((await shop.request('GET', `/api/v2/shop/recalls/${unknown}`)).status).toBe(404);
  const [mail, second] = await mails();
  expect(mail?.text).toContain(`/rappels-de-produits/${announced[0].id}/`);
  expect(second).toBeUndefined();
  expect(mail).toMatchObject({ recipient: 'lea@example.org' });
  expect(mail?.text).toContain(`${lea[0]}, ${lea[1]}`);
  expect(mail?.subject).toMatch(/^Rappel de produit\s: .*Croquettes.*, lot L23-11$/i);
  expect(mail?.text).toContain(reason);
  expect(mail?.text).not.toMatch(/orders\.mails|undefined|null|\{\{/);
  expect((await call('POST', '/recalls', draft)).status).toBe(422);

  await sendWith(await order('eva@example.org'), 'L23-11');
  const { body } = await call('GET', '/recalls');
  const [recall] = body['hydra:member'];
  expect(recall).toMatchObject({ lot: 'L23-11', customers: 2, told: 1 });
  for (let time = 0; time < 2; time += 1) {
    expect((await call('POST', `/recalls/${recall.id}/notices`, {})).status).toBe(204);
    await run();
  }
  expect((await mails()).map(({ recipient }) => recipient)).toEqual([
    'eva@example.org',
    'lea@example.org',
  ]);
  expect((await call('GET', '/recalls')).body['hydra:member'][0]).toMatchObject({ told: 2 });
  expect((await call('POST', '/recalls', { ...draft, lot: 'L99' })).status).toBe(404);
});

test('FOOD-03 a lot is found by an index, however many were sent', async () => {
  const client = await shop.database.pool.connect();
  await client.query('set enable_seqscan = off');
  const { rows } = await client.query<{ 'QUERY PLAN': string }>(
    `explain select * from order_lots where starts_with(lot, 'L23')`,
  );
  await client.query('reset enable_seqscan');
  client.release();
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toMatch(/order_lots_lot[\s\S]*lot ~/);
});
