import { expect, test } from 'vitest';
import { renewals } from '../../../../tests/support/renewals.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { signedIn } from '../../../../tests/support/sign-in.ts';
import { staffCalls } from '../../../../tests/support/staff.ts';
import { KIBBLE, TIN } from '../../../../tests/support/stocked-shop.ts';
import { subscriptionCalls } from '../../../../tests/support/subscription-calls.ts';

const shop = testShop();
const { subscribe, query, goTo, goToDue, live, run, start, mails, cycles, dueDate, cardsBecome } =
  renewals(shop);
const { of, call } = subscriptionCalls(shop);
const { as } = staffCalls(shop);

const LEA = 'lea@example.org';
const NOAH = 'noah@example.org';
const MONTHLY = { subscriptionInterval: 31 };
type Headers = Record<string, string>;
type Item = Parameters<typeof subscribe>[1];

/** Two subscriptions, the second begun some days after the first. Amounts: 10,44 € of tins, 4,90 € of delivery. */
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
/** Signs in anew: days went by. */
const again = async (one: { code: string }, email = LEA) => ({
  code: one.code,
  headers: (await signedIn(shop, email)).headers,
});

test('SHP-04 N-14 two deliveries leave in one parcel with one postage, each its own order, and the desk packs one parcel', async () => {
  const { a, b, headers } = await two();
  const days = [await dueDate(a.code), await dueDate(b.code)];
  const { offers, parcels: none } = await parcels(headers);
  expect(none).toEqual([]);
  expect(offers).toMatchObject([{ on: days[0], saved: 490 }]);
  const answer = await joined(b, a.code);
  expect(answer.body).toMatchObject({ code: b.code, nextShippingDate: days[0] });
  // What was shown is what it costs now, and what is charged.
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
  // What is held back is packed with nothing, and nothing with it.
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
  // Two who pack it at once send it once.
  const send = (number: string, parcel: string) =>
    desk('POST', `/orders/${number}/parcels`, { trackingNumbers: [parcel], lots: [] });
  const sent = await Promise.all([send(numbers[0], 'COLIS-1'), send(numbers[1], 'COLIS-2')]);
  expect(sent.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  const shipments = await query(
    `select distinct s.tracking_number from shipments s join orders o on o.id = s.order_id where o.number = any($1)`,
    numbers,
  );
  expect(shipments).toHaveLength(1);
  await run();
  // The day moved for the parcel alone: the calendar goes on as it was.
  const after = Temporal.PlainDate.from((await cycles(b.code)).at(-1)?.plannedDate);
  expect(Temporal.PlainDate.from(days[1] ?? '').until(after).days).toBeLessThanOrEqual(31);
});

test('N-07 a shared parcel is undone until the lock: day, price and the other delivery are as before', async () => {
  const { a, b } = await two();
  const before = [await totalOf(a), await totalOf(b), await dueDate(a.code), await dueDate(b.code)];
  const state = async () => [
    await totalOf(a),
    await totalOf(b),
    await dueDate(a.code),
    await dueDate(b.code),
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
  // What was changed in between stays, and is undone to the day the delivery has now.
  await joined(b, a.code);
  const [line] = (await of(b).get()).body.items;
  await of(b).patch(`/items/${line.id}`, { quantity: 6, scope: 'next' });
  await of(b).del('/parcel');
  expect(await dueDate(b.code)).toBe(before[3]);
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
  // Before the lock it pays its own way while the other one is away, and shares again when that is back.
  await of(a).post('/pause', {});
  expect(await totalOf(b)).toBe(alone[1]);
  await of(a).post('/resume', {});
  await of(a).patch('/next-date', { date: await dueDate(b.code), scope: 'next' });
  expect([await totalOf(a), await totalOf(b)]).toEqual(tied);
  const [line] = (await of(a).get()).body.items;
  // 68 tins weigh more than a parcel of 30 kg takes.
  await of(a).patch(`/items/${line.id}`, { quantity: 64, scope: 'next' });
  expect(await totalOf(b)).toBe(alone[1]);
  await of(a).patch(`/items/${line.id}`, { quantity: 4, scope: 'next' });
  expect(await totalOf(b)).toBe(tied[1]);
  const day = await dueDate(b.code);
  await goTo(Temporal.PlainDate.from(day).subtract({ days: 4 }).toString());
  await start('remind-subscribers');
  await run();
  // Also where the bank refuses: each costs what was said of it.
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
  // Whose subscriptions are not shared back sees nothing of them.
  expect((await parcels(a.headers)).offers).toEqual([]);
  expect((await joined(a, b.code)).status).toBe(404);
  expect((await joined(b, a.code)).status).toBe(200);
  await run();
  expect((await mails('subscription-by-member')).at(-1)).toMatchObject({ recipient: LEA });
  const [own] = (await parcels(a.headers)).parcels;
  expect(own.members.map(({ code }: { code: string }) => code)).toEqual([a.code]);
  expect(JSON.stringify(own)).not.toContain(b.code);
  // The sharing ends: each goes alone.
  const [{ id }] = (await call('GET', '/household', undefined, a.headers)).body.members;
  const tied = await totalOf(b);
  expect((await call('DELETE', `/household/members/${id}`, undefined, a.headers)).status).toBe(204);
  expect(await totalOf(b)).toBe(tied + 490);
  expect((await of(a).del('/parcel')).status).toBe(200);
});
