import { expect, test } from 'vitest';
import { orderCalls } from '../../../../tests/support/order-calls.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { staffCalls } from '../../../../tests/support/staff.ts';
import { KIBBLE, stockShop } from '../../../../tests/support/stocked-shop.ts';

const shop = testShop();
const { as } = staffCalls(shop);
const { pool } = shop.database;

/** Messages about an order: one given up, one waiting, one accepted. */
async function messages(): Promise<number[]> {
  await stockShop(shop.appContext);
  const { ready, complete } = orderCalls(shop);
  await complete((await ready('card', [KIBBLE, 1])).tokenValue);
  await pool.query('delete from outgoing_messages');
  const { rows } = await pool.query(
    `with receiver as (insert into webhooks (name, events, created_at) values ('Environnement', '{}', now())
       returning id)
     insert into outgoing_messages
       (webhook_id, subject, order_id, event, payload, attempts, given_up_at, sent_at, last_error)
     select receiver.id, 'order:' || o.id, o.id, 'order.placed', '{}', 3, m.given_up, m.sent, m.error
     from receiver, orders o, (values (now(), null::timestamptz, '503'), (null, null, null), (null, now(), null))
       as m (given_up, sent, error)
     where o.state <> 'cart' returning id`,
  );
  return rows.map(({ id }) => Number(id));
}
const state = async () =>
  (
    await pool.query(
      `select attempts, given_up_at is null as tried, sent_at is null as waits
       from outgoing_messages order by id`,
    )
  ).rows;

test('REL-65 the team sees what its receiver has not taken, and sends again what was given up', async () => {
  const ids = await messages();
  const call = await as('direction');
  const { body } = await call('GET', '/outgoing-messages');
  expect(body['hydra:member']).toMatchObject([
    { id: ids[0], event: 'order.placed', attempts: 3, lastError: '503' },
    { id: ids[1], givenUpAt: null },
  ]);
  expect(JSON.stringify(body)).not.toContain('payload');
  const key = { 'idempotency-key': crypto.randomUUID() };
  for (let press = 0; press < 2; press += 1)
    expect((await call('POST', '/outgoing-messages/replay', {}, key)).status).toBe(204);
  expect(await state()).toEqual([
    { attempts: 0, tried: true, waits: true },
    { attempts: 3, tried: true, waits: true },
    { attempts: 3, tried: true, waits: false },
  ]);
  const journal = (await call('GET', '/staff-actions?action=webhooks.')).body['hydra:member'];
  expect(journal).toMatchObject([{ action: 'webhooks.replayed', subject: 'given_up' }]);
});

test('REL-65 from a message on everything goes again, taken or not; odd input is refused', async () => {
  const ids = await messages();
  const call = await as('direction');
  const replay = (from: unknown) => call('POST', '/outgoing-messages/replay', { from });
  for (const odd of [0, -1]) expect((await replay(odd)).status).toBe(422);
  for (const other of [1.5, 'tout', null]) expect((await replay(other)).status).toBe(400);
  expect((await replay(ids[1])).status).toBe(204);
  expect((await state()).map(({ waits }) => waits)).toEqual([true, true, true]);
  expect((await state()).map(({ attempts }) => attempts)).toEqual([3, 0, 0]);
});

test('REL-65 whoever only looks after parcels sees the messages and sends none', async () => {
  const call = await as('logistics');
  expect((await call('GET', '/outgoing-messages')).status).toBe(200);
  expect((await call('POST', '/outgoing-messages/replay', {})).status).toBe(403);
  const support = await as('support');
  expect((await support('GET', '/outgoing-messages')).status).toBe(403);
});
