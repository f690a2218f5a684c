import { afterEach, beforeEach, expect, test } from 'vitest';
import { milo } from '../../../../tests/support/an-animal.ts';
import { countQueries } from '../../../../tests/support/count-queries.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { signedIn } from '../../../../tests/support/sign-in.ts';
import { KIBBLE, stockShop, TIN } from '../../../../tests/support/stocked-shop.ts';
import { subscribers } from '../../../../tests/support/subscriber.ts';
import { subscriptionCalls } from '../../../../tests/support/subscription-calls.ts';
import { subscriptionsData } from './personal-data.ts';

const shop = testShop();
const { appContext, database } = shop;
const { subscribe } = subscribers(shop);
const { of, call } = subscriptionCalls(shop);

beforeEach(() => stockShop(appContext));
afterEach(() => appContext.clock.move(new Temporal.Duration()));

const LEA = 'lea@example.org';

/** Sets the energy of a food, without which its duration cannot be computed. */
const sayWhatIsIn = (variant: string) =>
  database.pool.query(
    `update food_labels set type = 'complete', declared_energy = 380 where product_id =
     (select product_id from product_variants where code = $1)`,
    [variant],
  );

/** A subscription of kibble for one cat, or with no animal. */
async function withKibble(fed = true) {
  const { headers } = await signedIn(shop, LEA);
  if (fed) expect((await call('POST', '/animals', milo, headers)).status).toBe(201);
  const bought = await subscribe(LEA, [KIBBLE, 1, { subscriptionInterval: 31 }]);
  await sayWhatIsIn(KIBBLE);
  expect((await of(bought).get()).body.items[0].runsOut).toBeNull();
  // Nothing can run out before the first parcel has arrived.
  appContext.clock.move(Temporal.Duration.from({ days: 12 }));
  const { code, customer } = bought;
  const own = { code, customer, headers: (await signedIn(shop, LEA)).headers };
  const { body } = await of(own).get();
  return { own, item: body.items[0], body };
}

test('N-01 a line says when its food runs out: a likely day in a range of civil days', async () => {
  const { item, body } = await withKibble();
  const { from, likely, until } = item.runsOut;
  expect([from, likely, until]).toEqual([from, likely, until].toSorted());
  for (const day of [from, likely, until]) expect(day).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(from < until).toBe(true);
  expect(body.proposedDate).toBeNull();
});

test('N-01 where nobody is fed, or a vet decides, no day is said', async () => {
  expect((await withKibble(false)).item).toMatchObject({ runsOut: null, animals: [] });
  await database.pool.query('update animals set condition_id = 5');
  const other = await withKibble();
  expect(other.item.runsOut).toBeNull();
});

test('N-01 an answer moves the day and proposes a date, and nothing else', async () => {
  const { own, item, body: before } = await withKibble();
  const answered = await of(own).put(`/items/${item.id}/left`, { left: 'almost_nothing' });
  expect(answered.status).toBe(200);
  expect(answered.body.items[0].runsOut.likely < item.runsOut.likely).toBe(true);
  const { nextShippingDate, total, version } = before;
  expect(answered.body).toMatchObject({ nextShippingDate, total, version });
  const full = await of(own).put(`/items/${item.id}/left`, { left: 'almost_all' });
  expect(full.body.items[0].runsOut.likely > answered.body.items[0].runsOut.likely).toBe(true);
  const { rowCount } = await database.pool.query('select from bowl_answers');
  expect(rowCount).toBe(1);
});

test('N-01 a proposed date is taken by the change of date everybody has', async () => {
  const { own, item } = await withKibble();
  const { body } = await of(own).put(`/items/${item.id}/left`, { left: 'almost_nothing' });
  expect(body.proposedDate).not.toBeNull();
  const moved = await of(own).patch('/next-date', { date: body.proposedDate, scope: 'next' });
  expect(moved.body).toMatchObject({ nextShippingDate: body.proposedDate, proposedDate: null });
});

test('N-01 an amount is taken as a share of what came last, in place of what was said that day', async () => {
  const { own, item } = await withKibble();
  expect(item.runsOut.deliveredGrams).toBe(4000);
  await of(own).put(`/items/${item.id}/left`, { left: 'half' });
  const emptier = await of(own).put(`/items/${item.id}/left`, { share: 0.1 });
  expect(emptier.status).toBe(200);
  const fuller = await of(own).put(`/items/${item.id}/left`, { share: 0.85 });
  expect(fuller.body.items[0].runsOut.likely > emptier.body.items[0].runsOut.likely).toBe(true);
  const { rows } = await database.pool.query('select share_left, amount_left from bowl_answers');
  expect(rows).toEqual([{ share_left: null, amount_left: 0.85 }]);
  for (const share of [-0.1, 9.5])
    expect((await of(own).put(`/items/${item.id}/left`, { share })).status).toBe(422);
});

test('N-06 a preview says until when the food lasts after each delivery, as it is and as it would be', async () => {
  const { own, item } = await withKibble();
  const preview = async (change: object) => (await of(own).post('/previews', change)).body;
  const lasting = (coming: { lastsUntil: string }[]) => coming.map(({ lastsUntil }) => lastsUntil);
  const soonest = (coming: { lastsUntil: string }[]) => lasting(coming)[0] ?? '';
  const skipped = await preview({ change: 'skip' });
  expect(soonest(skipped.before) > item.runsOut.likely).toBe(true);
  expect(skipped.before).toHaveLength(6);
  expect(lasting(skipped.before)).toEqual(lasting(skipped.before).toSorted());
  // Four kilos last a cat more than two intervals, so nothing runs out before the delivery after the skipped one.
  expect(lasting(skipped.after)).toEqual(lasting(skipped.before));
  const items = [{ id: item.id, quantity: 2 }];
  const doubled = await preview({ change: 'quantities', items, scope: 'all' });
  expect(soonest(doubled.after) > soonest(skipped.before)).toBe(true);
  // A food never delivered before lasts from its first delivery on.
  await sayWhatIsIn(TIN);
  const comes = { productVariant: TIN, quantity: 12, scope: 'all', overlap: false };
  const swapped = await preview({ change: 'replace', id: item.id, ...comes });
  expect(lasting(swapped.after).every((day) => day > swapped.after[0].shippingDate)).toBe(true);
  // Replaced in the next delivery only: its duration is unknown, and the food left out then ends no other estimate.
  const once = await preview({ change: 'replace', id: item.id, ...comes, scope: 'next' });
  expect(once.after[0].lastsUntil).toBeNull();
  expect(
    lasting(once.after.slice(1)).every((day, at) => day > once.after[at + 1].shippingDate),
  ).toBe(true);
  const cost = () =>
    countQueries(database.pool, () => of(own).post('/previews', { change: 'skip' }));
  const ofOne = await cost();
  await of(own).post('/items', { productVariant: TIN, quantity: 3, scope: 'all' });
  expect(await cost()).toBe(ofOne);
});

test('N-01 only the owner answers, in one of four words, for a line that is there', async () => {
  const { own, item } = await withKibble();
  const { headers } = await signedIn(shop, 'noah@example.org');
  const stranger = of({ code: own.code, headers });
  const half = { left: 'half' };
  expect((await stranger.put(`/items/${item.id}/left`, half)).status).toBe(404);
  expect((await of(own).put('/items/0/left', half)).status).toBe(404);
  expect((await of(own).put(`/items/${item.id}/left`, { left: 'some' })).status).toBe(422);
});

test('PRV-07 what was said of a bowl is handed out', async () => {
  const { own, item } = await withKibble();
  await of(own).put(`/items/${item.id}/left`, { left: 'half' });
  const owner = Number(own.customer.split('/').at(-1));
  const files = (await subscriptionsData.exportFiles?.(appContext, owner)) ?? [];
  expect(files.map(({ content }) => String(content)).join()).toContain('"shareLeft": "half"');
  await of(own).put(`/items/${item.id}/left`, { share: 0.35 });
  const after = (await subscriptionsData.exportFiles?.(appContext, owner)) ?? [];
  expect(after.map(({ content }) => String(content)).join()).toContain('"amountLeft": 0.35');
});
