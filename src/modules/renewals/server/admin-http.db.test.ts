import { expect, test } from 'vitest';
import { money } from '#i18n/money.ts';
import { startOfDay } from '#kit/dates.ts';
import { countQueries } from '../../../../tests/support/count-queries.ts';
import { repeatSubscription } from '../../../../tests/support/many-subscriptions.ts';
import { orderCalls } from '../../../../tests/support/order-calls.ts';
import { ACCEPTED, paymentCalls } from '../../../../tests/support/payment-calls.ts';
import { renewals } from '../../../../tests/support/renewals.ts';
import { sandboxDrive } from '../../../../tests/support/sandbox-drive.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { signedIn } from '../../../../tests/support/sign-in.ts';
import { staffCalls } from '../../../../tests/support/staff.ts';
import { TIN } from '../../../../tests/support/stocked-shop.ts';
import { tellFailedRenewals } from './processes/tell-failed-renewals.ts';

const shop = testShop();
const drive = sandboxDrive(shop);
const payments = paymentCalls(shop, drive);
const { call: orders } = orderCalls(shop);
const { appContext } = shop;
const { subscribe, query, goTo, goToDue, live, run, cycles, charges, cardsBecome, ...more } =
  renewals(shop);
const { shippingDateOf, mails } = more;
const { as } = staffCalls(shop);

const captured = async () => (await charges()).filter(({ state }) => state === 'captured').length;

/** A delivery whose payment was refused, on a card that would now succeed. */
async function failed() {
  const { code } = await subscribe();
  await goToDue(code);
  await cardsBecome('insufficient_funds');
  await live();
  await cardsBecome('accepted_visa');
  return code;
}

/** The customer pays it by link. */
async function payByLink(token: string) {
  const { headers } = await signedIn(shop);
  const order = (await orders('GET', `/${token}`, undefined, headers)).body;
  const opened = await payments.call(
    'POST',
    `/orders/${token}/payment-requests`,
    { paymentId: order.payments[0].id, paymentMethodCode: 'card', action: 'authorize' },
    headers,
  );
  if (opened.status >= 400) return opened;
  await drive.enterCard(opened.body, ACCEPTED);
  const payload = { confirm: true, expectedTotal: order.total };
  return payments.call('PUT', `/payment-requests/${opened.body.hash}`, { payload }, headers);
}

test('REL-71 the team retries a failed delivery while its customer pays: one charge, both are known', async () => {
  const code = await failed();
  const call = await as('support');
  const [, second] = await cycles(code);
  const key = { 'idempotency-key': crypto.randomUUID() };
  const retry = () => call('POST', `/subscriptions/${code}/retry`, {}, key);
  await Promise.allSettled([retry(), payByLink(second?.token), retry(), live(), live()]);
  await live();
  await run();
  expect((await cycles(code))[1]).toMatchObject({ state: 'placed', money: 'paid' });
  // Two captures: the first order, and this delivery once.
  expect(await captured()).toBe(2);
  const log = await query(`select action from staff_actions where subject = $1`, code);
  expect(log).toEqual([{ action: 'renewal.retried' }]);
  const { body } = await call('GET', `/subscriptions/${code}/deliveries`);
  const { attempts } = body.deliveries.find(({ number }: { number: number }) => number === 2);
  expect(attempts.length).toBeGreaterThanOrEqual(2);
  const again = await call('POST', `/subscriptions/${code}/retry`, {});
  expect([again.status, again.body['hydra:description']]).toEqual([
    422,
    expect.stringContaining('n’attend'),
  ]);
});

test('REL-07 REL-71 retried by the team alone, the card is asked once more and pays', async () => {
  const code = await failed();
  const call = await as('support');
  expect((await call('POST', `/subscriptions/${code}/retry`, {})).status).toBe(204);
  await run();
  expect((await cycles(code))[1]).toMatchObject({ state: 'placed', money: 'paid' });
  const { body } = await call('GET', `/subscriptions/${code}`);
  expect(body.changes.map(({ kind }: { kind: string }) => kind)).toContain('payment_retried');
  expect((await (await as('logistics'))('POST', `/subscriptions/${code}/retry`, {})).status).toBe(
    403,
  );
});

test('SUB-12 REL-12 REL-15 the fortnight to come: money, missing pieces, refusals, dying cards', async () => {
  const { code } = await subscribe();
  const { code: other } = await subscribe('noah@example.org');
  await goToDue(code, -3);
  const call = await as('logistics');
  const seen = async () => (await call('GET', '/renewals/outlook')).body;
  const total = (await cycles(code)).at(-1)?.total;
  const date = await shippingDateOf(code);
  const calm = await seen();
  expect(calm).toMatchObject({ armed: true, due: [], shortages: [], failed: [], held: [] });
  expect(calm.days).toHaveLength(14);
  expect(calm.days.find((day: { date: string }) => day.date === date)).toMatchObject({
    deliveries: 2,
    expected: 2 * total,
  });
  await query('update product_variants set on_hand = 5 where code = $1', TIN);
  await query('update payment_cards set exp_month = 1, exp_year = 2020');
  const troubled = await seen();
  expect(troubled.shortages).toMatchObject([
    { variantCode: TIN, wanted: 8, onHand: 5, missedBy: [{ code: other, quantity: 4 }] },
  ]);
  expect(troubled.cards).toMatchObject([
    { code, expiry: '01/2020' },
    { code: other, expiry: '01/2020' },
  ]);
  const queries = await countQueries(shop.database.pool, () => seen());
  await subscribe('mia@example.org');
  expect(await countQueries(shop.database.pool, () => seen())).toBe(queries);
});

test('REL-23 the engine is armed by who saw what it would charge, and by nobody else', async () => {
  const { code } = await subscribe();
  await live();
  const call = await as('direction');
  expect((await call('POST', '/renewals/disarm', {})).status).toBe(204);
  await goToDue(code);
  await live();
  const later = await as('direction');
  const { body } = await later('GET', '/renewals/outlook');
  expect(body).toMatchObject({ armed: false, due: [{ code, standing: 'due' }] });
  expect(await captured()).toBe(1);
  const [{ total }] = body.due;
  const blind = await later('POST', '/renewals/arm', { deliveries: 0, expected: 0 });
  expect(blind.status).toBe(409);
  expect((await (await as('support'))('POST', '/renewals/arm', {})).status).toBe(403);
  const armed = await later('POST', '/renewals/arm', { deliveries: 1, expected: total });
  expect(armed.status).toBe(204);
  await live();
  expect(await captured()).toBe(2);
});

test('O-16 REL-07 so many refused payments of a day are written to the team, once, and again on another day', async () => {
  const { code } = await subscribe();
  await repeatSubscription(query, code, 2);
  const tell = async () => {
    await Promise.all([tellFailedRenewals(appContext), tellFailedRenewals(appContext)]);
    return mails('failed-renewals');
  };
  const figures = async () => (await (await as('support'))('GET', '/renewals/figures')).body;
  appContext.config.RENEWAL_ALERT_COUNT = 4;
  await cardsBecome('insufficient_funds');
  await goToDue(code);
  expect(await figures()).toMatchObject({ failedToday: 0, failedTotal: 0 });
  await live();
  const [{ total }] = await query(
    "select sum(o.total)::int as total from renewals r join orders o on o.id = r.order_id where r.state = 'failed'",
  );
  expect(await figures()).toMatchObject({ failedToday: 3, failedTotal: total });
  expect(await tell()).toEqual([]);
  appContext.config.RENEWAL_ALERT_COUNT = 3;
  const [first, ...others] = await tell();
  expect(others).toEqual([]);
  expect(first?.recipient).toBe(appContext.config.SUPPORT_EMAIL);
  expect(first?.subject).toContain('3 paiements');
  expect(first?.text).toContain(money(total).replaceAll(/\s/g, ' '));
  expect(first?.text).toContain('/gestion/abonnements/echeances/');
  expect(first?.text).not.toMatch(/renewals\.mails|undefined|null|\{\{/);
  expect(await tell()).toHaveLength(1);
  // The cards are retried the next day; refusals before midnight are reported after it.
  const next = Temporal.PlainDate.from(await shippingDateOf(code)).add({ days: 1 });
  goTo(next.toString());
  expect(await figures()).toMatchObject({ failedToday: 0 });
  expect(await tell()).toHaveLength(1);
  await live();
  expect(await figures()).toMatchObject({ failedToday: 3, failedTotal: total });
  const afterMidnight = startOfDay(next.add({ days: 1 })).add({ minutes: 10 });
  appContext.clock.move(Temporal.Now.instant().until(afterMidnight, { largestUnit: 'hours' }));
  const [, second, ...rest] = await tell();
  expect(rest).toEqual([]);
  expect(second?.subject).not.toBe(first?.subject);
  expect(await tell()).toHaveLength(2);
});
