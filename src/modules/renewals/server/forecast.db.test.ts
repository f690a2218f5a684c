import { expect, test } from 'vitest';
import { renewals } from '../../../../tests/support/renewals.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { signedIn } from '../../../../tests/support/sign-in.ts';
import { staffCalls } from '../../../../tests/support/staff.ts';
import { KIBBLE, TIN } from '../../../../tests/support/stocked-shop.ts';
import { keepForecast } from './processes/keep-forecast.ts';

const shop = testShop();
const { appContext } = shop;
const { subscribe, query, goTo, goToDue, live, start, run, cycles, shippingDateOf, call } =
  renewals(shop);
const { as } = staffCalls(shop);
const RHYTHM = { subscriptionInterval: 31 };

const forecast = async () => (await (await as('accounting'))('GET', '/renewals/forecast')).body;
const rehearsal = async (day: string) =>
  (await (await as('accounting'))('GET', `/renewals/rehearsals/${day}`)).body;
const tomorrow = () => appContext.clock.today().add({ days: 1 }).toString();
/** Moves to the evening before the next dispatch of a subscription. */
const goToEve = async (code: string) => goToDue(code, -1);

test('O-28 deliveries, money and pieces of the forecast are those that leave and are charged as the days go by', async () => {
  const lea = await subscribe('lea@example.org', [TIN, 4, RHYTHM], [KIBBLE, 1, RHYTHM]);
  await start('renew-forecast');
  await run();
  const { days, in90, articles } = await forecast();
  expect(in90.deliveries).toBe(days.length);
  const pieces = articles.find(({ code }: { code: string }) => code === TIN);
  expect(pieces).toMatchObject({ pieces90: 4 * days.length, pieces30: 0 });
  const left = [];
  for (const _ of days) {
    const { shippingDate } = (await cycles(lea.code)).at(-1);
    goTo(Temporal.PlainDate.from(shippingDate).subtract({ days: 7 }).toString());
    await start('remind-subscribers');
    await run();
    goTo(shippingDate);
    await live();
    const { total } = (await cycles(lea.code)).find(
      (cycle: { shippingDate: string }) => cycle.shippingDate === shippingDate,
    );
    left.push({ date: shippingDate, deliveries: 1, expected: total });
  }
  expect(days).toEqual(left);
});

test('O-28 the forecast follows what a customer changes, and what is stopped is in it no more', async () => {
  const { code } = await subscribe('lea@example.org', [TIN, 4, RHYTHM]);
  await start('keep-forecast');
  await run();
  const before = await forecast();
  expect(before.in90.deliveries).toBeGreaterThan(1);
  const { headers } = await signedIn(shop);
  expect((await call('POST', `/subscriptions/${code}/pause`, {}, headers)).status).toBeLessThan(
    300,
  );
  await run();
  expect((await forecast()).in90).toEqual({ deliveries: 0, expected: 0 });
});

test('O-28 two workers who derive the forecast at once derive it once', async () => {
  await subscribe('lea@example.org', [TIN, 4, RHYTHM], [KIBBLE, 1, RHYTHM]);
  await Promise.all(Array.from({ length: 4 }, () => keepForecast(appContext, { isWhole: true })));
  const { in90, days } = await forecast();
  expect(in90.deliveries).toBe(days.length);
  expect(in90.deliveries).toBeGreaterThan(1);
});

test('O-17 what is rehearsed of tomorrow is what is charged, and it changed nothing', async () => {
  const { code } = await subscribe('lea@example.org', [TIN, 4, RHYTHM]);
  await goToEve(code);
  const state = () =>
    query(`select to_jsonb(c) as row from subscription_cycles c union all
      select to_jsonb(o) from orders o union all select to_jsonb(v) from product_variants v union all
      select to_jsonb(s) from subscriptions s order by 1`);
  const before = await state();
  await start('rehearse-renewals');
  expect(await state()).toEqual(before);
  const day = tomorrow();
  const rehearsed = await rehearsal(day);
  const [{ total }] = (await cycles(code)).slice(-1);
  expect(rehearsed).toMatchObject({
    expected: total,
    actual: 0,
    deliveries: [{ code, outcome: 'charged', expected: total, due: total, end: 'pending' }],
  });
  goTo(day);
  await live();
  const became = await rehearsal(day);
  expect(became).toMatchObject({
    expected: total,
    actual: total,
    deliveries: [{ end: 'as_rehearsed' }],
  });
});

test('O-17 deliveries of one day are rehearsed one after the other: the second finds what the first leaves', async () => {
  const lea = await subscribe('lea@example.org', [TIN, 4, RHYTHM]);
  const max = await subscribe('max@example.org', [TIN, 4, RHYTHM]);
  expect(await shippingDateOf(lea.code)).toBe(await shippingDateOf(max.code));
  await query(
    'update product_variants set on_hand = 5, committed_for_subscribers = 0 where code = $1',
    TIN,
  );
  await goToEve(lea.code);
  await start('rehearse-renewals');
  const day = tomorrow();
  const { deliveries } = await rehearsal(day);
  expect(deliveries.map(({ leftOut }: { leftOut: string[] }) => leftOut.length)).toEqual([0, 1]);
  goTo(day);
  await live();
  // The order of the two charges is not fixed, so only their sum is compared with the rehearsal.
  const became = (await rehearsal(day)).deliveries;
  const totals = (name: 'expected' | 'actual', of: Record<string, number>[]) =>
    of.map((one) => one[name] ?? 0).toSorted((x, y) => x - y);
  expect(totals('actual', became)).toEqual(totals('expected', deliveries));
});

test('O-17 the difference to a rehearsal is explained: moved, changed, refused', async () => {
  const { code } = await subscribe('lea@example.org', [TIN, 4, RHYTHM]);
  await goToEve(code);
  await start('rehearse-renewals');
  const day = tomorrow();
  await query("update standin_cards set test_card = 'insufficient_funds'");
  goTo(day);
  await live();
  expect((await rehearsal(day)).deliveries).toMatchObject([{ end: 'refused' }]);
  expect((await (await as('logistics'))('GET', `/renewals/rehearsals/${day}`)).status).toBe(403);
});
