import { expect, test } from 'vitest';
import { countQueries } from '../../../../tests/support/count-queries.ts';
import { fillOffice } from '../../../../tests/support/searched-office.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { staffCalls } from '../../../../tests/support/staff.ts';

const shop = testShop();
const { as } = staffCalls(shop);

test('O-25 who ordered or wrote without an account is listed, found and has a page', async () => {
  const { customer } = await fillOffice(shop);
  const call = await as('support');
  const { body: all } = await call('GET', '/guests');
  // Forty-nine who ordered and one who wrote; the customer is not a guest.
  expect(all['hydra:totalItems']).toBe(50);
  const { body: found } = await call('GET', '/guests?search=castelnau');
  expect(found['hydra:member']).toMatchObject([
    { name: 'Hugo Castelnau', email: 'hcastelnau@free.test', orders: 1, messages: 0 },
  ]);
  const [{ key }] = found['hydra:member'];
  expect(key).not.toContain('castelnau');
  expect((await call('GET', `/guests/${key}`)).body).toMatchObject({
    name: 'Hugo Castelnau',
    count: 1,
    customerId: null,
    addresses: [{ postcode: '31130', lastName: 'Castelnau' }],
  });
  const { body: events } = await call('GET', `/guests/${key}/events`);
  expect(events['hydra:member']).toMatchObject([{ kind: 'order_placed', key: '000000002' }]);
  const { body: writer } = await call('GET', '/guests?search=quemeneur');
  const one = writer['hydra:member'][0];
  expect(one).toMatchObject({ orders: 0, messages: 1 });
  expect((await call('GET', `/guests/${one.key}/events`)).body['hydra:member']).toMatchObject([
    { kind: 'message', detail: 'Sac déchiré' },
  ]);
  expect((await call('GET', '/guests/0123456789abcdef01234567')).status).toBe(404);
  for (const path of [
    '/guests',
    `/guests/${key}`,
    `/guests/${key}/events`,
    `/customers/${customer}/events`,
  ])
    expect((await (await as('merchandising'))('GET', path)).status, path).toBe(403);
});

test('O-25 a guest who opens an account and whose orders follow is a guest no more', async () => {
  const { customer } = await fillOffice(shop);
  const { pool } = shop.database;
  await pool.query(`update orders set customer_id = $1 where number = '000000002'`, [customer]);
  const call = await as('support');
  expect((await call('GET', '/guests?search=castelnau')).body['hydra:totalItems']).toBe(0);
  expect((await call('GET', '/orders?search=castelnau')).body['hydra:totalItems']).toBe(1);
});

test('O-26 one list tells everything that happened with a customer, the newest first, in as many statements', async () => {
  const { customer } = await fillOffice(shop);
  const { pool } = shop.database;
  const call = await as('support');
  const list = async (query = '') =>
    (await call('GET', `/customers/${customer}/events${query}`)).body;
  const few = await countQueries(pool, () => list());
  await addEvents(customer);
  const { 'hydra:member': events } = await list();
  expect(new Set(events.map(({ kind }: { kind: string }) => kind))).toEqual(
    new Set(
      `registered order_placed parcels_sent parcels_arrived refund_done withdrawal voucher recall order_note message
      message_answered mail review subscription_created subscription_changed card_saved card_removed note team`.split(
        /\s+/,
      ),
    ),
  );
  const times = events.map(({ at }: { at: string }) => at);
  expect(times).toEqual(times.toSorted().toReversed());
  expect(await countQueries(pool, () => list())).toBe(few);
  const { 'hydra:member': second, 'hydra:totalItems': total } =
    await list('?page=2&itemsPerPage=5');
  expect(second).toEqual(events.slice(5, 10));
  expect(total).toBe(events.length);
  expect((await call('GET', '/customers/999999/events')).status).toBe(404);
});

/** One event of each kind, on different days. */
async function addEvents(customer: number): Promise<void> {
  const { pool } = shop.database;
  const order = `(select id from orders where number = '000000050')`;
  const member = `(select id from staff_members limit 1)`;
  const statements = [
    `update shipments set shipped_at = '2026-11-04 08:00', delivered_at = '2026-11-06 08:00' where order_id = ${order}`,
    `insert into refunds (order_id, reason, units, shipping, amount, transaction_id, state, requested_at, done_at)
       values (${order}, 'Sac abîmé', '{}', false, 500, 'r-1', 'done', '2026-11-07', '2026-11-08')`,
    `insert into withdrawals (reference, order_number, name, email, order_id, standing, refund_by, declared_at)
       values ('R-1', '000000050', 'Sophie', 'sophie.marchand@laposte.test', ${order}, 'in_time', '2026-11-23', '2026-11-09')`,
    `insert into promotion_uses (promotion_code, coupon_code, order_id, customer_id, used_at, amount)
       select promotion_code, code, ${order}, ${customer}, '2026-11-03 12:00', 500 from coupons limit 1`,
    `insert into order_lots (order_id, variant_code, product_name, lot, recorded_at)
       values (${order}, '10012345', 'Croquettes poulet', 'L-77', '2026-11-04')`,
    `insert into recalls (lot, variant_code, product_name, reason, advice, started_at)
       values ('L-77', '10012345', 'Croquettes poulet', 'x', 'x', '2026-11-10')`,
    `insert into order_notes (order_id, staff_id, author, text, written_at)
       values (${order}, ${member}, 'Support', 'Rappeler', '2026-11-11')`,
    `insert into contact_requests (id, channel_code, customer_id, email, subject, message, created_at)
       overriding system value
       values (77, 'FR_WEB', ${customer}, 'sophie.marchand@laposte.test', 'Question', 'Bonjour', '2026-11-12')`,
    `insert into contact_replies (request_id, written_by, text, created_at) values (77, 'Support', 'Voici', '2026-11-13')`,
    `insert into mails (key, kind, recipient, subject, html, text, created_at, sent_at)
       values ('k', 'x', 'Sophie.Marchand@laposte.test', 'Bonjour', '', '', '2026-11-14', '2026-11-14')`,
    `insert into reviews (product_id, rating, title, comment, customer_id, status, written_on, created_at)
       select id, 5, 'Bien', 'Bien', ${customer}, 'accepted', '2026-11-15', '2026-11-15' from products limit 1`,
    `insert into subscription_changes (subscription_id, at, actor, kind, details)
       select id, '2026-11-16', 'customer', 'paused', '{}' from subscriptions`,
    `insert into payment_cards (customer_id, provider, brand, last4, exp_month, exp_year, is_default, consent_version,
       consented_at, removed_at) values (${customer}, 'sandbox', 'visa', '1881', 1, 2030, false, '1', '2026-11-03', '2026-11-17')`,
    `insert into customer_notes (customer_id, staff_id, text, created_at) values (${customer}, ${member}, 'Note', '2026-11-18')`,
    `insert into staff_actions (staff_id, at, action, subject)
       values (${member}, '2026-11-19', 'customer.corrected', '${customer}')`,
  ];
  for (const statement of statements) await pool.query(statement);
}
