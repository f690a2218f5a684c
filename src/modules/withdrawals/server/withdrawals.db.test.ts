import { beforeEach, expect, test } from 'vitest';
import {
  deliverParcels,
  lockOrder,
  type Order,
  recordPayment,
  shipParcels,
} from '#modules/orders/server/index.ts';
import { transact } from '#platform/unit-of-work.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import { orderCalls } from '../../../../tests/support/order-calls.ts';
import { jobRunner } from '../../../../tests/support/run-jobs.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { KIBBLE, stockShop } from '../../../../tests/support/stocked-shop.ts';

const shop = testShop();
const { call, ready, complete } = orderCalls(shop);
const { run, start } = jobRunner(shop);
let callers = 0;

beforeEach(() => stockShop(shop.appContext));

const locked = (token: string, act: (work: UnitOfWork, order: Order) => Promise<Order>) =>
  transact(shop.appContext, async (work) => act(work, (await lockOrder(work, token)) as Order));

async function placed(email = 'lea@example.org'): Promise<{ token: string; number: string }> {
  const { tokenValue: token } = await ready('bank_transfer', [KIBBLE, 1]);
  const { number } = (await complete(token)).body;
  await locked(token, (work, order) =>
    recordPayment(work, order, { transactionId: `bank-${number}`, captured: true }),
  );
  // Receipts per mailbox are limited, so each test uses its own.
  await shop.database.pool.query('update orders set email = $2 where token = $1', [token, email]);
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
  shop.database.db.selectFrom('mails').selectAll().where('kind', '=', kind).orderBy('id').execute();

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
      .replace(/confirmation\/[\w-]+\//g, '')
      .replace(/\S+@example\.org/g, ''),
  );
  expect(new Set(shapes).size).toBe(1);
  expect((await rows()).map(({ standing }) => standing)).toEqual([
    'in_time',
    'unmatched',
    'unmatched',
  ]);
});

const stateOf = async (token: string) => (await call('GET', `/${token}`)).body.state;
/** The key in the latest receipt. */
async function keyInMail(): Promise<string> {
  const receipt = (await mails('withdrawal-receipt')).at(-1);
  return /confirmation\/([\w-]+)\//.exec(receipt?.text ?? '')?.[1] ?? '';
}
const answer = async (token: string, given: 'confirmed' | 'denied') => {
  const url = `/api/v2/shop/withdrawals/${token}?channelCode=FR_WEB&locale=fr_FR`;
  const response = await shop.request('PATCH', url, { answer: given });
  return { status: response.status, body: await response.json() };
};
const passHours = (hours: number) => shop.appContext.clock.move(Temporal.Duration.from({ hours }));

test('R-14 WDR-03 who knows an e-mail and ten numbers in a row cancels nothing', async () => {
  const email = 'victime@example.org';
  const orders = [await placed(email), await placed(email), await placed(email)];
  for (const { number } of orders)
    expect((await declare(number, { name: 'Quelqu’un', email })).status).toBe(201);
  await run();
  for (const { token } of orders) expect(await stateOf(token)).toBe('new');
  expect(await mails('withdrawal-receipt')).toHaveLength(3);
});

test('R-14 WDR-04 a whole order that has not left is cancelled by a press in the receipt, a part of it is not', async () => {
  const email = 'presse@example.org';
  const [whole, part] = [await placed(email), await placed(email)];
  await declare(`n° ${whole.number.slice(0, 3)} ${whole.number.slice(3)}`, { email });
  expect(await answer(await keyInMail(), 'confirmed')).toMatchObject({
    status: 200,
    body: { decision: 'confirmed' },
  });
  await declare(part.number, { items: 'La moitié', email });
  await answer(await keyInMail(), 'confirmed');
  expect(await stateOf(whole.token)).toBe('cancelled');
  expect(await stateOf(part.token)).toBe('new');
  expect((await answer('x'.repeat(43), 'confirmed')).status).toBe(404);
});

test('WDR-03 a declaration about a part says everywhere what goes back and what is kept', async () => {
  const email = 'partie@example.org';
  const { token, number } = await placed(email);
  const goods = { items: '1 × Pâtée, 400 g', remaining: '1 × Croquettes, 4 kg' };
  expect((await declare(number, { ...goods, email })).body).toMatchObject(goods);
  await run();
  const receipt = (await mails('withdrawal-receipt')).at(-1)?.text.replaceAll('\u00a0', ' ') ?? '';
  expect(receipt).toContain('Ce que vous gardez : 1 × Croquettes, 4 kg');
  expect(receipt).toContain('ce que vous gardez vous est livré comme prévu');
  expect(receipt).not.toMatch(/annul/);
  const team = (await mails('withdrawal-team')).at(-1)?.text ?? '';
  expect(team).toContain('Seule une partie est concernée');
  expect(team).not.toContain('Ne pas l’expédier');
  const right = async () => (await call('GET', `/${token}/withdrawal-right`)).body;
  expect(await right()).toMatchObject({ ...goods, confirmed: false });
  const decided = await answer(await keyInMail(), 'confirmed');
  expect(decided.body).toMatchObject({ decision: 'confirmed', ...goods });
  expect(await right()).toMatchObject({ ...goods, confirmed: true });
});

test('R-14 a declaration that was denied changes nothing, and the team hears of it', async () => {
  const email = 'demenie@example.org';
  const { token, number } = await placed(email);
  await declare(number, { email });
  const key = await keyInMail();
  expect((await answer(key, 'denied')).body.decision).toBe('denied');
  expect((await answer(key, 'confirmed')).body.decision).toBe('denied');
  passHours(80);
  await start('decide-withdrawals');
  passHours(0);
  expect(await stateOf(token)).toBe('new');
  expect((await call('GET', `/${token}/withdrawal-right`)).body.declaredAt).toBeNull();
  expect(await mails('withdrawal-denied')).toHaveLength(1);
});

test('R-14 WDR-04 nobody answering, the declaration is carried out after three days, once', async () => {
  const email = 'silence@example.org';
  const { token, number } = await placed(email);
  await declare(number, { email });
  passHours(70);
  await start('decide-withdrawals');
  expect(await stateOf(token)).toBe('new');
  passHours(73);
  await start('decide-withdrawals');
  await start('decide-withdrawals');
  passHours(0);
  expect(await stateOf(token)).toBe('cancelled');
  expect(await rows()).toMatchObject([{ decision: 'lapsed' }]);
});

test('R-14 an answer for an order that does not exist is answered like any other', async () => {
  await declare('999999999', { email: 'autre@example.org' });
  expect(await answer(await keyInMail(), 'confirmed')).toMatchObject({
    status: 200,
    body: { decision: 'confirmed' },
  });
});

test('WDR-01 a declaration after the fourteen days is received all the same, and marked late', async () => {
  const { token, number } = await placed();
  await arrived(token);
  const right = async () => (await call('GET', `/${token}/withdrawal-right`)).body;
  expect(await right()).toMatchObject({ allowed: true, declaredAt: null });
  shop.appContext.clock.move(Temporal.Duration.from({ days: 19 }));
  expect(await right()).toMatchObject({ allowed: false });
  const { status } = await declare(number);
  shop.appContext.clock.move(new Temporal.Duration());
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
