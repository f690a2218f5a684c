import { beforeEach, expect, test } from 'vitest';
import {
  deliverParcels,
  lockOrder,
  type Order,
  recordPayment,
  shipParcels,
} from '#modules/orders/server/index.ts';
import { transact } from '#platform/work.ts';
import type { Work } from '#schema.ts';
import { orderCalls } from '../../../../tests/support/order-calls.ts';
import { jobRunner } from '../../../../tests/support/run-jobs.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { KIBBLE, stockShop } from '../../../../tests/support/stocked-shop.ts';

const shop = testShop();
const { call, ready, complete } = orderCalls(shop);
const { run } = jobRunner(shop);
let callers = 0;

beforeEach(() => stockShop(shop.machine));

const locked = (token: string, act: (work: Work, order: Order) => Promise<Order>) =>
  transact(shop.machine, async (work) => act(work, (await lockOrder(work, token)) as Order));

async function placed(): Promise<{ token: string; number: string }> {
  const { tokenValue: token } = await ready('bank_transfer', [KIBBLE, 1]);
  const { number } = (await complete(token)).body;
  await locked(token, (work, order) =>
    recordPayment(work, order, { transactionId: `bank-${number}`, captured: true }),
  );
  return { token, number };
}
const arrived = async (token: string) => {
  await locked(token, (work, order) => shipParcels(work, order, ['COLIS-1'], { isLast: true }));
  await locked(token, (work, order) => deliverParcels(work, order));
};
const declare = async (orderNumber: string, more: object = {}, from?: string) => {
  callers += 1;
  const body = { name: 'Léa Martin', email: 'lea@example.org', orderNumber, ...more };
  const address = from ?? `203.0.113.${callers % 250}`;
  const url = '/api/v2/shop/withdrawals?channelCode=FR_WEB&locale=fr_FR';
  const response = await shop.request('POST', url, body, { 'x-forwarded-for': address });
  return { status: response.status, body: await response.json() };
};
const rows = () => shop.database.db.selectFrom('withdrawals').selectAll().orderBy('id').execute();
const mails = (kind: string) =>
  shop.database.db.selectFrom('mails').selectAll().where('kind', '=', kind).execute();

test('WDR-03 a declaration is written down and its receipt is sent, with content, day and hour', async () => {
  const { number } = await placed();
  const { status, body } = await declare(number, { items: 'Le sac de 4 kg' });
  expect(status).toBe(201);
  await run();
  const [receipt, second] = await mails('withdrawal-receipt');
  expect(second).toBeUndefined();
  expect(receipt?.recipient).toBe('lea@example.org');
  const text = receipt?.text.replaceAll('\u00a0', ' ') ?? '';
  for (const part of [body.reference, number, 'Le sac de 4 kg', 'Léa Martin', 'heure de Paris'])
    expect(text).toContain(part);
  expect(text).toMatch(/le \d{1,2}(er)? \p{L}+ \d{4} à \d{2}:\d{2}/u);
  expect(text).not.toMatch(/withdrawals\.mails|undefined|null/);
  expect(await mails('withdrawal-team')).toHaveLength(1);
});

test('WDR-03 nobody learns from the answer or the receipt whether an order exists', async () => {
  const { number } = await placed();
  const answers = [
    await declare(number),
    await declare(number, { email: 'autre@example.org' }),
    await declare('999999999', { email: 'autre@example.org' }),
  ];
  for (const { status, body } of answers) {
    expect(status).toBe(201);
    expect(Object.keys(body)).toEqual(Object.keys(answers[0]?.body));
  }
  await run();
  const receipts = await mails('withdrawal-receipt');
  const shapes = receipts.map(({ text }) =>
    text
      .replace(/R-\w{8}/g, '')
      .replaceAll(number, '')
      .replaceAll('999999999', '')
      .replace(/\S+@example\.org/g, ''),
  );
  expect(new Set(shapes).size).toBe(1);
  expect((await rows()).map(({ standing }) => standing)).toEqual([
    'in_time',
    'unmatched',
    'unmatched',
  ]);
});

test('WDR-03 WDR-04 a whole order that has not left is cancelled at once, a part of it is not', async () => {
  const [whole, part] = [await placed(), await placed()];
  await declare(`n° ${whole.number.slice(0, 3)} ${whole.number.slice(3)}`);
  await declare(part.number, { items: 'La moitié' });
  expect((await call('GET', `/${whole.token}`)).body.state).toBe('cancelled');
  expect((await call('GET', `/${part.token}`)).body.state).toBe('new');
});

test('WDR-01 a declaration after the fourteen days is received all the same, and marked late', async () => {
  const { token, number } = await placed();
  await arrived(token);
  const right = async () => (await call('GET', `/${token}/withdrawal-right`)).body;
  expect(await right()).toMatchObject({ allowed: true, declaredAt: null });
  shop.machine.clock.move(Temporal.Duration.from({ days: 19 }));
  expect(await right()).toMatchObject({ allowed: false });
  const { status } = await declare(number);
  shop.machine.clock.move(new Temporal.Duration());
  expect(status).toBe(201);
  expect(await rows()).toMatchObject([{ standing: 'late', refund_by: null }]);
  expect((await right()).declaredAt).not.toBeNull();
});

test('WDR-03 the same sent twice is one declaration, and a mailbox is not flooded', async () => {
  const { number } = await placed();
  const [first, second] = [await declare(number), await declare(number)];
  expect(second.body.reference).toBe(first.body.reference);
  const statuses = [];
  for (let count = 0; count < 6; count += 1)
    statuses.push((await declare(`${count + 1}`, { email: 'cible@example.org' })).status);
  expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
});

test('WDR-03 what is missing is said under its field', async () => {
  const { status, body } = await declare('abc', { name: '', email: 'lea' });
  expect(status).toBe(422);
  const fields = body.violations.map(({ propertyPath }: { propertyPath: string }) => propertyPath);
  expect(fields.toSorted()).toEqual(['email', 'name', 'orderNumber']);
});
