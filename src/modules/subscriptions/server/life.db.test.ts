import { afterEach, beforeEach, expect, test } from 'vitest';
import { milo } from '../../../../tests/support/an-animal.ts';
import { jobRunner } from '../../../../tests/support/run-jobs.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { signedIn } from '../../../../tests/support/sign-in.ts';
import { stockShop } from '../../../../tests/support/stocked-shop.ts';
import { subscribers } from '../../../../tests/support/subscriber.ts';
import { subscriptionCalls } from '../../../../tests/support/subscription-calls.ts';
import { transact } from '../../../platform/unit-of-work.ts';
import { datesOf } from '../rules/index.ts';
import { closeCycle } from './close-cycle.ts';
import { lockSubscription } from './queries.ts';
import type { Subscription } from './subscription.ts';

const shop = testShop();
const { appContext, database } = shop;
const { subscribe, run } = subscribers(shop);
const { of, call } = subscriptionCalls(shop);
const jobs = jobRunner(shop);

beforeEach(() => stockShop(appContext));
afterEach(() => appContext.clock.move(new Temporal.Duration()));

const date = (text: string) => Temporal.PlainDate.from(text);
const inDays = (days: number) => appContext.clock.today().add({ days });
const leaving = (planned: Temporal.PlainDate) => datesOf(planned).shipping.toString();
const codesOf = ({ body }: { body: { violations: { propertyPath: string; code: string }[] } }) =>
  body.violations.map(({ propertyPath, code }) => `${propertyPath}:${code}`);
const place = (code: string, number: number) =>
  transact(appContext, async (work) =>
    closeCycle(work, (await lockSubscription(work, code)) as Subscription, {
      number,
      action: 'place',
    }),
  );
const cycleOf = async (code: string) => {
  const found = await transact(appContext, (work) => lockSubscription(work, code));
  if (!found?.cycle) throw new Error('nothing is planned');
  return found.cycle;
};
type Owner = Awaited<ReturnType<typeof subscribe>>;

/** Moves the clock by some days and signs in again, since sessions expire. */
async function travel(own: Owner, days: number) {
  appContext.clock.move(Temporal.Duration.from({ days }));
  Object.assign(own.headers, (await signedIn(shop)).headers);
}
/** Moves the clock to this many days before the next dispatch. */
async function daysBefore(own: Owner, days: number) {
  await travel(own, 0);
  const { nextShippingDate } = (await of(own).get()).body;
  await travel(own, appContext.clock.today().until(date(nextShippingDate)).days - days);
}

test('SUB-09 SUB-10 SUB-11 REL-21 five days before it may be changed, three days before not', async () => {
  const own = await subscribe();
  const { get, patch, put, post, del } = of(own);
  const id = (await get()).body.items[0].id;
  await daysBefore(own, 5);
  expect((await get()).body.editable).toBe(true);
  expect((await patch(`/items/${id}`, { quantity: 2 })).status).toBe(200);
  await daysBefore(own, 4);
  expect((await patch(`/items/${id}`, { quantity: 3 })).status).toBe(200);
  await daysBefore(own, 3);
  expect((await get()).body).toMatchObject({ editable: false, items: [{ quantity: 3 }] });
  const refused = await Promise.all([
    patch(`/items/${id}`, { quantity: 4 }),
    post('/items', { productVariant: '10020001', quantity: 1 }),
    put('/shipping-address', { address: '/api/v2/shop/addresses/1' }),
    patch('/shipping', { shippingMethod: 'home_express' }),
    post('/coupons', { couponCode: 'BIENVENUE5' }),
    post('/pause'),
    del(`/items/${id}`),
  ]);
  for (const one of refused) {
    expect(one.status).toBe(422);
    expect(codesOf(one)).toEqual([':subscription.locked']);
  }
  expect((await get()).body.items[0].quantity).toBe(3);
});

test('SUB-15 SUB-17 a date moves the next delivery, or the whole calendar', async () => {
  const own = await subscribe();
  const { patch, get } = of(own);
  const planned = date((await get()).body.nextShippingDate);
  const once = inDays(20);
  const moved = await patch('/next-date', { date: once.toString() });
  expect(moved.body).toMatchObject({
    nextShippingDate: leaving(once),
    effectiveOn: leaving(once),
  });
  const after = (await place(own.code, 2)).cycle?.plannedDate as string;
  // The calendar is unchanged: one interval after the originally planned date.
  expect(Math.abs(planned.add({ days: 31 }).until(date(after)).days)).toBeLessThanOrEqual(3);
  const all = inDays(40);
  await patch('/next-date', { date: all.toString(), scope: 'all' });
  const next = (await place(own.code, 3)).cycle?.plannedDate;
  expect(next).toBe(all.add({ days: 31 }).toString());
  expect(codesOf(await patch('/next-date', { date: inDays(2).toString() }))).toEqual([
    'date:subscription.date',
  ]);
  expect((await patch('/next-date', { date: inDays(400).toString() })).status).toBe(422);
  expect((await patch('/next-date', { date: '2027-02-30' })).status).toBe(422);
});

test('SUB-15 SUB-16 REL-26 what is being sent stays, the date and the rhythm are for the following one', async () => {
  const own = await subscribe();
  await daysBefore(own, 2);
  const { patch, get } = of(own);
  const open = (await get()).body.nextShippingDate;
  const later = inDays(50);
  const moved = await patch('/next-date', { date: later.toString() });
  expect(moved.body).toMatchObject({ nextShippingDate: open, effectiveOn: leaving(later) });
  expect((await place(own.code, 2)).cycle?.plannedDate).toBe(later.toString());
  await daysBefore(own, 1);
  const third = (await get()).body.nextShippingDate;
  const slower = await patch('/frequency', { frequency: 62, scope: 'all' });
  expect(slower.body).toMatchObject({ nextShippingDate: third, frequency: { code: 62 } });
  const { cycle, frequency } = await place(own.code, 3);
  expect(frequency).toBe(62);
  expect(cycle?.shippingDate).toBe(slower.body.effectiveOn);
  expect(later.until(date(cycle?.plannedDate as string)).days).toBe(62);
});

test('SUB-16 SUB-17 a rhythm moves the open delivery when there is time, else the following one', async () => {
  const own = await subscribe();
  const { patch, get, call: ask } = of(own);
  const before = date((await get()).body.nextShippingDate);
  const slower = await patch('/frequency', { frequency: 62, scope: 'all' });
  const moved = date(slower.body.nextShippingDate);
  expect(before.until(moved).days).toBeGreaterThan(27);
  expect(slower.body.effectiveOn).toBe(slower.body.nextShippingDate);
  const drafts = await ask('GET', '/drafts');
  expect(drafts.body['hydra:member'][0].items[0].subscriptionInterval).toBe(62);
  await travel(own, 50);
  const faster = await patch('/frequency', { frequency: 21, scope: 'all' });
  expect(faster.body).toMatchObject({
    nextShippingDate: moved.toString(),
    frequency: { code: 21 },
  });
  expect(moved.until(date(faster.body.effectiveOn)).days).toBeLessThanOrEqual(24);
  expect((await patch('/frequency', { frequency: 30 })).status).toBe(422);
});

// On a dispatch day the calendar began today and restarts today; on a Sunday it began tomorrow.
test.each([
  ['Monday', 1],
  ['Sunday', 7],
])(
  'SUB-14 REL-27 asked to leave at once on a %s, it is asked once, and promised in 24 business hours',
  async (_, weekday) => {
    const days = (weekday - appContext.clock.today().dayOfWeek + 7) % 7;
    appContext.clock.move(Temporal.Duration.from({ days }));
    const own = await subscribe();
    const { post, patch, get } = of(own);
    const key = { 'idempotency-key': '0b1f6c1e-6f0a-4c0e-9f5b-0d7c9a6f3c11' };
    const first = await post('/ship-now', {}, key);
    expect(first.status).toBe(202);
    expect(first.body.shipNow.dueAt > first.body.shipNow.askedAt).toBe(true);
    expect((await post('/ship-now', {}, key)).status).toBe(202);
    expect((await post('/ship-now')).status).toBe(409);
    expect((await get()).body.editable).toBe(false);
    const id = first.body.items[0].id;
    expect(codesOf(await patch(`/items/${id}`, { quantity: 2 }))).toEqual([':subscription.locked']);
    const today = appContext.clock.today();
    const { cycle } = await place(own.code, 2);
    // The calendar restarts on the day the parcel left.
    expect(cycle?.plannedDate).toBe(today.add({ days: 31 }).toString());
    expect((await get()).body.shipNow).toBeNull();
  },
);

test('REL-29 paused and resumed before the day it keeps its date, after it gets a new one', async () => {
  const own = await subscribe();
  const { post, get } = of(own);
  const before = (await get()).body.nextShippingDate;
  expect((await post('/pause')).body.status).toBe('paused');
  expect(codesOf(await post('/pause'))).toEqual([':subscription.paused']);
  expect((await post('/resume')).body).toMatchObject({
    status: 'active',
    nextShippingDate: before,
    effectiveOn: before,
  });
  expect(codesOf(await post('/resume'))).toEqual([':subscription.running']);
  await post('/pause', {});
  await travel(own, 45);
  const resumed = (await post('/resume')).body;
  expect(inDays(6).until(date(resumed.nextShippingDate)).sign).toBe(1);
  await post('/pause', {});
  const chosen = inDays(12).toString();
  const back = (await post('/resume', { date: chosen })).body;
  expect(back.nextShippingDate).toBe(leaving(date(chosen)));
  const until = inDays(20).toString();
  expect((await post('/pause', { until })).body.pausedUntil).toBe(until);
  await jobs.start('resume-subscriptions');
  expect((await get()).body.status).toBe('paused');
  await travel(own, 45 + 13);
  await jobs.start('resume-subscriptions');
  expect((await get()).body).toMatchObject({ status: 'active', pausedUntil: null });
  expect(codesOf(await post('/pause', { until: '2020-01-01' }))).toEqual([
    'until:subscription.until',
  ]);
});

test.each([
  ['on the day of the calendar', 0, 0],
  ['the day after it', 1, 1],
  ['a week before it', -7, 0],
  ['three days before it', -3, 0],
])(
  'REL-29 a pause until %s ends with the first delivery of the calendar from that day on, as was announced',
  async (_, days, later) => {
    const own = await subscribe();
    const { post, get } = of(own);
    const { plannedDate } = await cycleOf(own.code);
    const until = date(plannedDate).add({ days });
    const expected = leaving(date(plannedDate).add({ days: later * 31 }));
    const paused = (await post('/pause', { until: until.toString() })).body;
    expect(paused).toMatchObject({ status: 'paused', nextShippingDate: expected });
    // No delivery is announced before the night that is early enough for it.
    const early = until.subtract({ days: 7 });
    const ahead = appContext.clock.today().until(early).days;
    await travel(own, ahead - 1);
    await jobs.start('resume-subscriptions');
    expect((await get()).body.status).toBe('paused');
    await travel(own, ahead);
    await jobs.start('resume-subscriptions');
    expect((await get()).body).toMatchObject({ status: 'active', nextShippingDate: expected });
  },
);

test('SUB-16 asked for less often, a delivery that was skipped comes later, never earlier', async () => {
  const own = await subscribe();
  const { get, patch } = of(own);
  const announced = date((await get()).body.nextShippingDate);
  const inAMonth = { date: announced.add({ days: 31 }).toString(), scope: 'next' };
  const skipped = (await patch('/next-date', inAMonth)).body.nextShippingDate;
  const slower = (await patch('/frequency', { frequency: 42, scope: 'all' })).body;
  expect(slower.nextShippingDate >= skipped).toBe(true);
  expect(date(skipped).until(date(slower.nextShippingDate)).days).toBeGreaterThanOrEqual(11);
});

test('SUB-18 BIZ-07 REL-30 REL-31 it is stopped with a reason and a message, after two deliveries', async () => {
  const own = await subscribe();
  const { post, get, call: ask } = of(own);
  const why = { reason: 'too_expensive', message: 'Trop cher pour nous.' };
  expect(codesOf(await post('/abort', { reason: 'too_expensive', message: ' ' }))).toEqual([
    'message:required',
  ]);
  expect(codesOf(await post('/abort', { message: 'Voilà' }))).toEqual(['reason:one_of']);
  expect(codesOf(await post('/abort', { ...why, reason: 'caprice' }))).toEqual(['reason:one_of']);
  const early = await post('/abort', why);
  expect(codesOf(early)).toEqual([':subscription.minimum']);
  const { stoppableOn } = (await get()).body;
  expect(early.body.violations[0].message).toContain(String(date(stoppableOn).day));
  await place(own.code, 2);
  const stopped = await post('/abort', why);
  expect(stopped.body).toMatchObject({
    status: 'stopped',
    draftOrders: [],
    nextShippingDate: null,
  });
  expect(codesOf(await post('/abort', why))).toEqual([':subscription.stopped']);
  expect(codesOf(await post('/ship-now'))).toEqual([':subscription.stopped']);
  expect((await ask('GET', '/drafts')).body['hydra:totalItems']).toBe(0);
  expect((await ask('GET', '/history')).body['hydra:totalItems']).toBe(1);
  const { rows } = await database.pool.query('select is_subscriber from customers');
  expect(rows).toEqual([{ is_subscriber: false }]);
  const reasons = await call('GET', '/subscription-abort-reasons');
  expect(reasons.body['hydra:member']).toContainEqual(
    expect.objectContaining({ code: 'prefer_not_to_say', label: 'Je ne souhaite pas préciser' }),
  );
});

test('SUB-18 whose animal is no more stops at once', async () => {
  const own = await subscribe();
  const gone = await of(own).post('/abort', { reason: 'pet_gone', message: 'Elle est morte.' });
  expect(gone.body.status).toBe('stopped');
});

test('REL-33 the second of two devices gets the subscription as it stands', async () => {
  const own = await subscribe();
  const { get, patch } = of(own);
  const { version, items } = (await get()).body;
  const seen = { 'if-match': `"${version}"` };
  expect((await patch(`/items/${items[0].id}`, { quantity: 2 }, seen)).status).toBe(200);
  const late = await patch(`/items/${items[0].id}`, { quantity: 9 }, seen);
  expect(late.status).toBe(409);
  expect(late.body.subscription).toMatchObject({ version: version + 1, items: [{ quantity: 2 }] });
  const fresh = { 'if-match': late.headers.get('etag') ?? '' };
  expect((await patch(`/items/${items[0].id}`, { quantity: 9 }, fresh)).status).toBe(200);
});

test('REL-25 an edit and a charge at the same instant: one is whole, the other waits or is refused', async () => {
  const own = await subscribe();
  const { get, patch } = of(own);
  const { id } = (await get()).body.items[0];
  const [edit] = await Promise.all([patch(`/items/${id}`, { quantity: 7 }), place(own.code, 2)]);
  const orders = await database.pool.query(
    `select i.quantity from subscription_cycles c join order_items i on i.order_id = c.order_id
     where c.number > 1 order by c.number`,
  );
  const [charged, next] = orders.rows.map(({ quantity }) => quantity);
  expect([edit.status, charged, next]).toEqual(
    charged === 7 ? [200, 7, 4] : [200, 4, edit.body.items[0].quantity],
  );
});

test('REL-34 an account with a running subscription is not erased; a withdrawal ends what it began', async () => {
  const own = await subscribe();
  const id = own.customer.split('/').at(-1);
  const password = 'une gamelle pleine de croquettes';
  const ask = () => call('POST', `/customers/${id}/deletion-requests`, { password }, own.headers);
  await database.pool.query("update orders set shipping_state = 'shipped' where state = 'new'");
  expect(codesOf(await ask())).toEqual([':subscription.active']);
  const { rows } = await database.pool.query("select id from orders where state = 'new'");
  await jobs.start('stop-given-up-subscriptions', {
    orderId: rows[0].id,
    standing: 'in_time',
    isWhole: true,
  });
  await run();
  expect((await of(own).get()).body.status).toBe('stopped');
  expect((await ask()).status).toBe(202);
});

test('REL-32 an animal that leaves its account takes no subscription with it', async () => {
  const own = await subscribe();
  const added = await call('POST', '/animals', milo, own.headers);
  expect(added.status).toBe(201);
  const left = await call(
    'POST',
    `/animals/${added.body.id}/deletion`,
    { reason: 'rehomed' },
    own.headers,
  );
  expect(left.status).toBe(204);
  await run();
  expect((await of(own).get()).body.status).toBe('active');
});
