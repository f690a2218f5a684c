import { beforeEach, expect, test } from 'vitest';
import { countQueries } from '../../../../tests/support/count-queries.ts';
import { orderCalls } from '../../../../tests/support/order-calls.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { staffCalls } from '../../../../tests/support/staff.ts';
import { KIBBLE, stockShop } from '../../../../tests/support/stocked-shop.ts';

const shop = testShop();
const { ready, complete } = orderCalls(shop);
const { as } = staffCalls(shop);

beforeEach(() => stockShop(shop.appContext));

async function promised(): Promise<{ number: string; total: number }> {
  const { tokenValue } = await ready('cheque', [KIBBLE, 1]);
  return (await complete(tokenValue)).body;
}

test('PAY-08 the finances name what is waited for, with its deadline, and what each account holds', async () => {
  const { number, total } = await promised();
  const call = await as('accounting');
  await call('POST', `/orders/${number}/receipts`, { reference: 'CHQ-1', amount: 1234 });
  const { body } = await call('GET', '/finances');
  const [waiting] = body.unpaid;
  expect(waiting).toMatchObject({ order: number, method: 'cheque', total, banked: 1234 });
  const days = Temporal.Instant.from(waiting.placedAt).until(waiting.dueAt).total('hours') / 24;
  expect(days).toBeCloseTo(12, 2);
  expect(body.balances).toEqual([
    { account: '411000', name: 'Clients', balance: -1234 },
    { account: '512000', name: 'Banque', balance: 1234 },
  ]);
  expect(body.refunds).toEqual([]);
  const one = await countQueries(shop.database.pool, () => call('GET', '/finances'));
  await promised();
  expect(await countQueries(shop.database.pool, () => call('GET', '/finances'))).toBe(one);
});

test('REL-15 REL-71 a finding is read with its order, and closed once, with a note', async () => {
  const { number, total } = await promised();
  const call = await as('accounting');
  await call('POST', `/orders/${number}/receipts`, { reference: 'CHQ-2', amount: total + 500 });
  const read = async () => (await call('GET', '/payment-findings')).body['hydra:member'];
  const [finding] = await read();
  expect(finding).toMatchObject({ kind: 'overpaid', order: number, details: { difference: 500 } });
  const path = `/payment-findings/${finding.id}/close`;
  expect((await call('POST', path, { note: ' ' })).status).toBe(422);
  const key = { 'idempotency-key': crypto.randomUUID() };
  const note = { note: 'Rendu au comptoir' };
  for (const again of [1, 2])
    expect([again, (await call('POST', path, note, key)).status]).toEqual([again, 204]);
  expect(await read()).toEqual([]);
  expect((await call('POST', path, note)).status).toBe(404);
  const logged = await (await as('direction'))('GET', '/staff-actions?action=finding.closed');
  expect(logged.body['hydra:member']).toMatchObject([{ by: 'accounting', detail: note }]);
});

test('REL-15 REL-71 the match is run when it is asked for, and who asked is written down', async () => {
  const call = await as('accounting');
  const { status, body } = await call('POST', '/payment-matches', {});
  expect([status, body]).toMatchObject([200, { charges: 0, healed: 0, open: 0 }]);
  const key = { 'idempotency-key': crypto.randomUUID() };
  await call('POST', '/payment-matches', {}, key);
  const logged = await (await as('direction'))('GET', '/staff-actions?action=payments.matched');
  expect(logged.body['hydra:member']).toMatchObject([{ by: 'accounting' }, { by: 'accounting' }]);
});
