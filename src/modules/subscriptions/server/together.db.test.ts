import { expect, test } from 'vitest';
import { renewals } from '../../../../tests/support/renewals.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { signedIn } from '../../../../tests/support/sign-in.ts';
import { staffCalls } from '../../../../tests/support/staff.ts';
import { KIBBLE, TIN } from '../../../../tests/support/stocked-shop.ts';
import { subscriptionCalls } from '../../../../tests/support/subscription-calls.ts';
import { untilWaiting } from '../../../../tests/support/until-waiting.ts';

const shop = testShop();
const {
  subscribe,
  query,
  goTo,
  goToDue,
  live,
  run,
  start,
  mails,
  cycles,
  shippingDateOf,
  cardsBecome,
} = renewals(shop);
const { of, call } = subscriptionCalls(shop);
const { as } = staffCalls(shop);

const LEA = 'lea@example.org';
const NOAH = 'noah@example.org';
const MONTHLY = { subscriptionInterval: 31 };
type Headers = Record<string, string>;
type Item = Parameters<typeof subscribe>[1];

/** Two subscriptions, the second started some days after the first. Amounts: 10,44 € of tins, 4,90 € of delivery. */
async function two(apart = 3, items: [Item, Item] = [TINS, TINS], emails = [LEA, LEA]) {
  const first = await subscribe(emails[0], items[0]);
  await goTo(shop.appContext.clock.today().add({ days: apart }).toString());
  const second = await subscribe(emails[1], items[1]);
  const { headers } = await signedIn(shop, emails[1] ?? LEA);
  const owner = await signedIn(shop, emails[0] ?? LEA);
  return {
    a: { code: first.code, headers: owner.headers },
    b: { code: second.code, headers },
    headers,
  };
}
const TINS: Item = [TIN, 4, MONTHLY];

const parcels = async (headers: Headers) =>
  (await call('GET', '/shared-parcels', undefined, headers)).body;
const joined = (one: { code: string; headers: Headers }, other: string) =>
  of(one).put('/parcel', { with: other });
const totalOf = async (one: { code: string; headers: Headers }) =>
  (await of(one).get()).body.total as number;
/** Signs in again, since the clock moved. */
const again = async (one: { code: string }, email = LEA) => ({
  code: one.code,
  headers: (await signedIn(shop, email)).headers,
});

test('SHP-04 N-14 two deliveries leave in one parcel with one postage, each its own order, and the desk packs one parcel', async () => {
  const { a, b, headers } = await two();
  const days = [await shippingDateOf(a.code), await shippingDateOf(b.code)];
  const { offers, parcels: none } = await parcels(headers);
  expect(none).toEqual([]);
  expect(offers).toMatchObject([{ on: days[0], saved: 490 }]);
  const answer = await joined(b, a.code);
  expect(answer.body).toMatchObject({ code: b.code, nextShippingDate: days[0] });
  // The displayed totals are the current price, and the amount charged.
  const shown = [await totalOf(a), await totalOf(b)];
  const [offer] = offers;
  expect(
    new Map(offer.members.map((one: { code: string; total: number }) => [one.code, one.total])),
  ).toEqual(
    new Map([
      [a.code, shown[0]],
      [b.code, shown[1]],
    ]),
  );
  expect((await parcels(headers)).parcels).toMatchObject([
    { on: days[0], saved: 490, editable: true },
  ]);
  await goTo(
    Temporal.PlainDate.from(days[0] ?? '')
      .subtract({ days: 4 })
      .toString(),
  );
  await start('remind-subscribers');
  await run();
  const announced = await query(
    'select announced_total as total from renewal_notices order by cycle_id',
  );
  expect(announced.map(({ total }) => total)).toEqual(shown);
  for (const { text } of await mails('subscription-reminder')) {
    expect(text).toContain('Cet envoi part dans le même colis qu’un autre de votre foyer');
    expect(text).not.toContain('Envoyer maintenant');
  }
  await goToDue(a.code);
  await live();
  const orders = await query(
    `select number, total, shipping_total, payment_state from orders
     where subscription in ($1, $2) and state <> 'cart' and placed_at >= $3 order by id`,
    a.code,
    b.code,
    `${days[0]}T00:00:00Z`,
  );
  expect(orders.map(({ total }) => total)).toEqual(shown);
  expect(orders.map(({ shipping_total }) => shipping_total)).toEqual([490, 0]);
  const numbers = orders.map(({ number }) => number);
  const desk = await as('logistics');
  const { body } = await desk('GET', '/preparation');
  const packed = body['hydra:member'].filter(({ number }: { number: string }) =>
    numbers.includes(number),
  );
  expect(packed).toMatchObject([
    { number: numbers[0], together: [numbers[1]] },
    { number: numbers[1], together: [numbers[0]] },
  ]);
  const slips = await desk('GET', `/packing-slips?numbers=${numbers.join(',')}`);
  expect(slips.body['hydra:member'][1].together).toEqual([numbers[0]]);
  // A held order is packed with no other.
  await desk('POST', `/orders/${numbers[0]}/holds`, { code: 'held', reason: 'Une vérification' });
  const held = await desk('GET', `/packing-slips?numbers=${numbers.join(',')}`);
  expect(held.body['hydra:member'].map((one: { together: string[] }) => one.together)).toEqual([
    [],
    [],
  ]);
  await desk('POST', `/orders/${numbers[0]}/releases`, {
    code: 'held',
    lets: 'leave',
    reason: 'Vu',
  });
  // Two packers submit the dispatch at the same time: it is recorded once.
  const send = (number: string, parcel: string) =>
    desk('POST', `/orders/${number}/parcels`, { trackingNumbers: [parcel], lots: [] });
  // While the tins are held, who sends first has both orders and waits for the stock alone: no two can wait for each other.
  const counting = await shop.database.pool.connect();
  await counting.query('begin');
  await counting.query('select from product_variants where code = $1 for update', [TIN]);
  const sending = Promise.all([send(numbers[0], 'COLIS-1'), send(numbers[1], 'COLIS-2')]);
  await untilWaiting(shop.appContext.db, 2);
  const waiting = await query(
    `select query from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  expect(waiting.filter((one) => one.query.includes('product_variants'))).toHaveLength(1);
  await counting.query('commit');
  counting.release();
  const sent = await sending;
  expect(sent.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  const shipments = await query(
    `select distinct s.tracking_number from shipments s join orders o on o.id = s.order_id where o.number = any($1)`,
    numbers,
  );
  expect(shipments).toHaveLength(1);
  await run();
  // Only the dispatch day moved for the parcel: the calendar is unchanged.
  const after = Temporal.PlainDate.from((await cycles(b.code)).at(-1)?.plannedDate);
  expect(Temporal.PlainDate.from(days[1] ?? '').until(after).days).toBeLessThanOrEqual(31);
});

test('SHP-04 SUB-12 the fortnight of the team shows a shared delivery at the price its customer pays', async () => {
  const { a, b } = await two();
  await joined(b, a.code);
  const shown = [await totalOf(a), await totalOf(b)];
  const day = await shippingDateOf(a.code);
  await goTo(Temporal.PlainDate.from(day).subtract({ days: 2 }).toString());
  const seen = async () => (await (await as('logistics'))('GET', '/renewals/outlook')).body;
  const on = (await seen()).days.find(({ date }: { date: string }) => date === day);
  const sum = (shown[0] ?? 0) + (shown[1] ?? 0);
  expect(on).toEqual({ date: day, deliveries: 2, expected: sum });
  await goTo(day);
  const { due } = await seen();
  expect(due.map(({ code, total }: { code: string; total: number }) => [code, total])).toEqual([
    [a.code, shown[0]],
    [b.code, shown[1]],
  ]);
});

/** Both deliveries of a parcel are charged on their day; the first one paid the delivery fee. */
async function chargedTogether() {
  const { a, b } = await two();
  await joined(b, a.code);
  await goToDue(a.code);
  await live();
  const orders: { number: string; total: number }[] = [];
  for (const { code } of [a, b]) {
    const { orderNumber: number, total } = (await cycles(code))
      .filter(({ state }) => state === 'placed')
      .at(-1);
    orders.push({ number, total });
  }
  return orders as [(typeof orders)[0], (typeof orders)[0]];
}
/** Cents refunded of each charge that was refunded. */
const refunded = async () =>
  (await query('select refunded from standin_charges where refunded > 0 order by created_at')).map(
    (row) => row.refunded,
  );

test('PAY-09 SHP-04 of two deliveries in one parcel each is refunded alone: the transport goes back with the one that paid it', async () => {
  const [first, second] = await chargedTogether();
  const desk = await as('logistics');
  const lots = { trackingNumbers: ['COLIS-1'], lots: [] };
  expect((await desk('POST', `/orders/${first.number}/parcels`, lots)).status).toBe(200);
  await run();
  const support = await as('support');
  const everything = { everything: true };
  for (const { number, total } of [second, first]) {
    const quote = await support('POST', `/orders/${number}/refund-quotes`, everything);
    expect(quote.body).toMatchObject({ amount: total, left: 0 });
    const requested = { everything: true, reason: 'Colis abîmé', expected: total };
    expect((await support('POST', `/orders/${number}/refunds`, requested)).status).toBe(200);
    await run();
  }
  expect((await refunded()).toSorted((x, y) => x - y)).toEqual([second.total, first.total]);
  expect(first.total - second.total).toBe(490);
  // Each order has its own invoice and credit note; the delivery fee is on those of the first only.
  const notes = await query(
    `select o.number, i.kind, i.total from invoices i join orders o on o.id = i.order_id
     where o.number = any($1) order by o.number, i.kind`,
    [first.number, second.number],
  );
  for (const { number, total } of [first, second])
    expect(
      notes.filter((note) => note.number === number).map((note) => Math.abs(note.total)),
    ).toEqual([total, total]);
});

test('PAY-09 SHP-04 one of two that share a parcel is cancelled before it leaves: its money goes back whole, the other leaves alone at its price', async () => {
  const [first, second] = await chargedTogether();
  const support = await as('support');
  expect((await support('POST', `/orders/${first.number}/cancel`, {})).status).toBe(200);
  await run();
  expect(await refunded()).toEqual([first.total]);
  const desk = await as('logistics');
  const { body } = await desk('GET', '/preparation');
  const packed = new Map(
    body['hydra:member'].map((one: { number: string; together: string[] }) => [
      one.number,
      one.together,
    ]),
  );
  expect([packed.has(first.number), packed.get(second.number)]).toEqual([false, []]);
  const sent = await desk('POST', `/orders/${second.number}/parcels`, {
    trackingNumbers: ['COLIS-2'],
    lots: [],
  });
  expect(sent.status).toBe(200);
  await run();
  const rows = await query(
    'select number, total, shipping_total from orders where number = $1',
    second.number,
  );
  expect(rows).toEqual([{ number: second.number, total: second.total, shipping_total: 0 }]);
});

test('N-07 a shared parcel is undone until the lock: day, price and the other delivery are as before', async () => {
  const { a, b } = await two();
  const before = [
    await totalOf(a),
    await totalOf(b),
    await shippingDateOf(a.code),
    await shippingDateOf(b.code),
  ];
  const state = async () => [
    await totalOf(a),
    await totalOf(b),
    await shippingDateOf(a.code),
    await shippingDateOf(b.code),
  ];
  await joined(a, b.code);
  expect(await state()).not.toEqual(before);
  expect((await of(a).del('/parcel')).status).toBe(200);
  expect(await state()).toEqual(before);
  expect((await of(a).del('/parcel')).status).toBe(422);
  await joined(a, b.code);
  const { body } = await of(b).call('GET', '/changes');
  const [latest] = body['hydra:member'];
  expect(latest).toMatchObject({ kind: 'together', undoable: true });
  expect((await of(b).post(`/changes/${latest.id}/undo`)).status).toBe(200);
  expect(await state()).toEqual(before);
  // A change made in between stays, and undoing it restores the date the delivery has now.
  await joined(b, a.code);
  const [line] = (await of(b).get()).body.items;
  await of(b).patch(`/items/${line.id}`, { quantity: 6, scope: 'next' });
  await of(b).del('/parcel');
  expect(await shippingDateOf(b.code)).toBe(before[3]);
  const [, more] = (await of(b).call('GET', '/changes')).body['hydra:member'];
  expect((await of(b).post(`/changes/${more.id}/undo`)).status).toBe(200);
  expect(await state()).toEqual(before);
  await joined(b, a.code);
  await goTo(Temporal.PlainDate.from(String(before[2])).subtract({ days: 3 }).toString());
  expect((await of(await again(b)).del('/parcel')).status).toBe(422);
});

test('REL-42 whatever becomes of the other delivery, nobody pays more than was announced, nor more than alone', async () => {
  const { a, b } = await two();
  const alone = [await totalOf(a), await totalOf(b)];
  await joined(b, a.code);
  const tied = [await totalOf(a), await totalOf(b)];
  // Before the limit it pays its own fee while the other is paused, and shares it again after that resumes.
  await of(a).post('/pause', {});
  expect(await totalOf(b)).toBe(alone[1]);
  await of(a).post('/resume', {});
  await of(a).patch('/next-date', { date: await shippingDateOf(b.code), scope: 'next' });
  expect([await totalOf(a), await totalOf(b)]).toEqual(tied);
  const [line] = (await of(a).get()).body.items;
  // 68 tins exceed the limit of 30 kg per parcel.
  await of(a).patch(`/items/${line.id}`, { quantity: 64, scope: 'next' });
  expect(await totalOf(b)).toBe(alone[1]);
  await of(a).patch(`/items/${line.id}`, { quantity: 4, scope: 'next' });
  expect(await totalOf(b)).toBe(tied[1]);
  const day = await shippingDateOf(b.code);
  await goTo(Temporal.PlainDate.from(day).subtract({ days: 4 }).toString());
  await start('remind-subscribers');
  await run();
  // Also when the bank refuses one: each costs what was announced.
  await goTo(day);
  await cardsBecome('insufficient_funds');
  await live();
  const placed = async (code: string) =>
    (
      await query(
        'select total, payment_state from orders where subscription = $1 and state <> $2 order by id desc limit 1',
        code,
        'cart',
      )
    )[0];
  expect((await placed(b.code)).total).toBe(tied[1]);
  expect((await placed(a.code)).total).toBe(tied[0]);
});

/** Both got their last announcement and may be changed until the evening. */
async function announcedTogether(a: { code: string; headers: Headers }, b: typeof a) {
  await joined(b, a.code);
  const tied = [await totalOf(a), await totalOf(b)];
  const day = Temporal.PlainDate.from(await shippingDateOf(a.code));
  await goTo(day.subtract({ days: 4 }).toString());
  await start('remind-subscribers');
  await run();
  return { tied, day };
}
/** Total of the latest placed order of a subscription. */
const placedTotal = async (code: string): Promise<number> => {
  const { total } = (await cycles(code)).filter(({ state }) => state === 'placed').at(-1);
  return total;
};

test('REL-42 SHP-04 who moves a delivery out of its parcel after the announcement pays the transport of the other; undone, nothing changed', async () => {
  const pair = await two();
  const alone = [await totalOf(pair.a), await totalOf(pair.b)];
  const { tied, day } = await announcedTogether(pair.a, pair.b);
  const [a, b] = [await again(pair.a), await again(pair.b)];
  const later = day.add({ days: 10 }).toString();
  await of(a).patch('/next-date', { date: later, scope: 'next' });
  expect([await totalOf(a), await totalOf(b)]).toEqual(alone);
  const history = async () => (await of(b).call('GET', '/changes')).body['hydra:member'];
  expect((await history())[0]).toMatchObject({ kind: 'apart' });
  const [latest] = (await of(a).call('GET', '/changes')).body['hydra:member'];
  await of(a).post(`/changes/${latest.id}/undo`);
  expect([await totalOf(a), await totalOf(b)]).toEqual(tied);
  await of(a).patch('/next-date', { date: later, scope: 'next' });
  await goTo(day.toString());
  await live();
  expect(await placedTotal(b.code)).toBe(alone[1]);
});

test('REL-42 whose delivery is left behind by somebody else, or by us, pays what was announced of it, changes of its own included', async () => {
  const { a, b } = await two(3, [TINS, TINS], [LEA, NOAH]);
  await call('POST', '/household/invitations', { email: NOAH }, a.headers);
  const token = /invitation-foyer\/([\w-]+)\//.exec(
    (await mails('household-invitation')).at(-1)?.text,
  )?.[1];
  await call('POST', `/household-invitations/${token}/acceptance`, {}, b.headers);
  const { tied, day } = await announcedTogether(a, b);
  const [lea, noah] = [await again(a), await again(b, NOAH)];
  // Six tins instead of four, displayed without a delivery fee of its own.
  const [line] = (await of(noah).get()).body.items;
  await of(noah).patch(`/items/${line.id}`, { quantity: 6, scope: 'next' });
  const seen = await totalOf(noah);
  expect(seen).toBe((tied[1] ?? 0) + 2 * line.unitPrice);
  await of(lea).patch('/next-date', { date: day.add({ days: 10 }).toString(), scope: 'next' });
  expect(await totalOf(noah)).toBe(seen);
  await goTo(day.toString());
  await live();
  expect(await placedTotal(noah.code)).toBe(seen);
});

test('PRI-08 the goods of both count for free delivery, and a delivery sent at once shares no parcel', async () => {
  const bag: Item = [KIBBLE, 1, MONTHLY];
  const { a, b, headers } = await two(2, [bag, bag]);
  const [offer] = (await parcels(headers)).offers;
  expect(offer).toMatchObject({ saved: 980 });
  await joined(a, b.code);
  const drafts = await Promise.all(
    [a, b].map(async (one) => (await of(one).call('GET', '/drafts')).body['hydra:member'][0]),
  );
  expect(drafts.map(({ shippingTotal }) => shippingTotal)).toEqual([0, 0]);
  expect((await of(a).post('/ship-now', {})).status).toBe(422);
  expect((await joined(a, a.code)).status).toBe(422);
});

test('N-14 who shares a household brings their own delivery into its parcel; strangers and other addresses do not', async () => {
  const { a, b } = await two(3, [TINS, TINS], [LEA, NOAH]);
  expect((await joined(b, a.code)).status).toBe(404);
  expect((await joined(a, b.code)).status).toBe(404);
  expect(await parcels(b.headers)).toMatchObject({ parcels: [], offers: [] });
  await call('POST', '/household/invitations', { email: NOAH }, a.headers);
  const token = /invitation-foyer\/([\w-]+)\//.exec(
    (await mails('household-invitation')).at(-1)?.text,
  )?.[1];
  await call('POST', `/household-invitations/${token}/acceptance`, {}, b.headers);
  expect((await parcels(b.headers)).offers).toMatchObject([{ saved: 490 }]);
  // Sharing is one-way: the owner sees nothing of the member's subscriptions.
  expect((await parcels(a.headers)).offers).toEqual([]);
  expect((await joined(a, b.code)).status).toBe(404);
  expect((await joined(b, a.code)).status).toBe(200);
  await run();
  expect((await mails('subscription-by-member')).at(-1)).toMatchObject({ recipient: LEA });
  const [own] = (await parcels(a.headers)).parcels;
  expect(own.members.map(({ code }: { code: string }) => code)).toEqual([a.code]);
  expect(JSON.stringify(own)).not.toContain(b.code);
  // When the sharing ends, each delivery leaves alone.
  const [{ id }] = (await call('GET', '/household', undefined, a.headers)).body.members;
  const tied = await totalOf(b);
  expect((await call('DELETE', `/household/members/${id}`, undefined, a.headers)).status).toBe(204);
  expect(await totalOf(b)).toBe(tied + 490);
  expect((await of(a).del('/parcel')).status).toBe(200);
});
