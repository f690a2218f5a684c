import { afterEach, beforeEach, expect, test } from 'vitest';
import { transact } from '#platform/unit-of-work.ts';
import { toggleFault } from '#standins/relay-network/faults.ts';
import { renewals } from '../../../../tests/support/renewals.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { signedIn } from '../../../../tests/support/sign-in.ts';
import { promotion } from '../../../../tests/support/stocked-shop.ts';
import { subscriptionCalls } from '../../../../tests/support/subscription-calls.ts';
import { publishPromotion } from '../../promotions/server/index.ts';

const shop = testShop();
const { appContext } = shop;
const { subscribe, query, goToDue, live, start, run, subscription, cycles, ...more } =
  renewals(shop);
const { shippingDateOf, cardsBecome, charges, mails, call, goTo } = more;
let points: string[] = [];

beforeEach(async () => {
  const url = '/api/v2/shop/pickup-points?postcode=69003&countryCode=FR&weight=2000';
  const found = await (await shop.request('GET', `${url}&channelCode=FR_WEB`)).json();
  points = found['hydra:member'].map(({ code }: { code: string }) => code);
});
afterEach(async () => {
  await shop.database.db.deleteFrom('standin_relay_troubles').execute();
});

const remind = async () => {
  await start('remind-subscribers');
  await run();
};
/** The subscription read by its customer, signed in on the current day. */
const read = async (code: string) => {
  const { headers } = await signedIn(shop);
  return (await call('GET', `/subscriptions/${code}`, undefined, headers)).body;
};
const alerts = async (code: string) =>
  (await read(code)).alerts.map((alert: { code: string }) => alert.code);
const change = async (code: string, path: string, body: object) => {
  const { headers } = await signedIn(shop);
  return call('PATCH', `/subscriptions/${code}/${path}`, body, headers);
};

test('S-11 SUB-23 REL-48 a closed relay point: told, put off for a choice, sent once it is made', async () => {
  const { code } = await subscribe();
  const relay = { shippingMethod: 'relay_standard', pickupPoint: points[0], scope: 'all' };
  expect((await change(code, 'shipping', relay)).status).toBe(200);
  await toggleFault(appContext, { kind: 'closed', point: points[0] as string });
  await goToDue(code);
  const due = await shippingDateOf(code);
  await live();
  expect((await cycles(code)).at(-1)).toMatchObject({ number: 2, state: 'draft' });
  expect(await charges()).toHaveLength(1);
  const later = await shippingDateOf(code);
  expect(Temporal.PlainDate.from(due).until(later).days).toBeGreaterThanOrEqual(7);
  expect(await subscription(code)).toMatchObject({ status: 'pickuppoint_unavailable' });
  expect(await alerts(code)).toContain('pickuppoint_unavailable');
  const [reported] = await mails('subscription-put-off');
  expect(reported.text).toContain('Votre point relais ne reçoit plus de colis');
  // S-11: the choice is possible until the eve of dispatch, and the mail says so.
  await goToDue(code, -1);
  expect(await read(code)).toMatchObject({
    editable: true,
    modificationLimitDate: Temporal.PlainDate.from(later).subtract({ days: 1 }).toString(),
  });
  expect(reported.text).toMatch(/jusqu’au .* inclus/);
  const other = { shippingMethod: 'relay_standard', pickupPoint: points[1], scope: 'all' };
  expect((await change(code, 'shipping', other)).status).toBe(200);
  await goToDue(code);
  await live();
  const [, second, third] = await cycles(code);
  expect(second).toMatchObject({ state: 'placed', money: 'paid' });
  expect(await subscription(code)).toMatchObject({ status: 'active' });
  // The calendar is unchanged, whether the delivery was postponed or not (REL-19).
  const [planned] = await query('select planned_date from subscription_cycles where number = 3');
  expect(Temporal.PlainDate.from(planned.planned_date).since(due).days).toBeLessThanOrEqual(31);
  expect(third?.state).toBe('draft');
});

test('REL-49 a relay point on holiday when the parcel arrives is told of before it leaves', async () => {
  const { code } = await subscribe();
  const relay = { shippingMethod: 'relay_standard', pickupPoint: points[0], scope: 'all' };
  await change(code, 'shipping', relay);
  const due = Temporal.PlainDate.from(await shippingDateOf(code));
  const closure = { from: due.toString(), to: due.add({ days: 12 }).toString() };
  await goToDue(code, -7);
  await toggleFault(appContext, { kind: 'down', point: '' });
  await query('update pickup_points set closures = $1', JSON.stringify([closure]));
  await remind();
  const [week] = await mails('subscription-reminder');
  expect(week.text).toContain('Votre point relais est fermé du');
  expect(await subscription(code)).toMatchObject({ status: 'active' });
});

test('REL-48 nobody chooses: put off twice, then skipped, never charged', async () => {
  const { code } = await subscribe();
  const relay = { shippingMethod: 'relay_standard', pickupPoint: points[0], scope: 'all' };
  await change(code, 'shipping', relay);
  await toggleFault(appContext, { kind: 'closed', point: points[0] as string });
  for (let week = 0; week < 4; week += 1) {
    await goToDue(code);
    await live();
    if ((await cycles(code))[1]?.state === 'skipped') break;
  }
  expect((await cycles(code))[1]).toMatchObject({ state: 'skipped' });
  expect(await charges()).toHaveLength(1);
  expect(await mails('subscription-skipped')).toHaveLength(1);
});

test('SUB-24 SUB-27 a carrier that is withdrawn: told, and asked to choose or to write', async () => {
  const { code } = await subscribe();
  await query("update shipping_methods set enabled = false where code = 'home_standard'");
  await goToDue(code, -7);
  await remind();
  const [week] = await mails('subscription-reminder');
  expect(week.text).toContain('n’est plus proposé');
  expect(week.text).toContain('écrivez au service abonnement');
  expect(await subscription(code)).toMatchObject({ status: 'error' });
  expect(await alerts(code)).toContain('carrier_invalid');
});

test('SUB-21 REL-43 a code that ended between two deliveries: told, and the price announced holds', async () => {
  const { code } = await subscribe();
  await transact(appContext, (work) =>
    publishPromotion(work, {
      promotion: promotion({
        code: 'autumn',
        reward: { kind: 'amount', amount: 200 },
        endsOn: appContext.clock.today().add({ days: 20 }),
      }),
      channels: [],
      coupons: [{ code: 'AUTOMNE', totalUses: null }],
    }),
  );
  const { headers } = await signedIn(shop);
  const body = { couponCode: 'AUTOMNE', scope: 'all' };
  const added = await call('POST', `/subscriptions/${code}/coupons`, body, headers);
  expect(added.status).toBeLessThan(300);
  await goToDue(code, -7);
  await remind();
  const [week] = await mails('subscription-reminder');
  expect(week.text).toContain('Un code promotionnel de cet abonnement n’est plus valable');
  expect(week.text).toMatch(/Total TTC\s+15,34 €/);
  expect(await subscription(code)).toMatchObject({ status: 'promotion_unavailable' });
  expect(await alerts(code)).toContain('promotion_invalid');
  await goToDue(code);
  await live();
  expect((await cycles(code))[1]).toMatchObject({ state: 'placed', total: 4 * 261 + 490 });
  expect(await subscription(code)).toMatchObject({ status: 'active' });
});

test('SUB-14 REL-27 asked to leave now, clicked twice: one delivery, told in writing', async () => {
  const { code } = await subscribe();
  // From noon on, what is ordered leaves on the next business day.
  goTo(appContext.clock.today().toString());
  // At night, that is hours later: past the life of the first sign-in's token.
  const { headers } = await signedIn(shop);
  const ask = () => call('POST', `/subscriptions/${code}/ship-now`, {}, headers);
  const answers = await Promise.all([ask(), ask()]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([202, 409]);
  await live();
  expect((await cycles(code))[1]).toMatchObject({ state: 'placed', money: 'paid' });
  expect((await charges()).filter(({ state }) => state === 'captured')).toHaveLength(2);
  const [reported] = await mails('subscription-ship-now');
  expect(reported.text).toContain('sous 24 heures ouvrées');
  const day = String.raw`(\p{L}+ \d+(?:er)? \p{L}+)\.`;
  const [, due] = new RegExp(`au plus tard le ${day}`, 'u').exec(reported.text) ?? [];
  const [confirmation] = (await mails('order-confirmation')).slice(-1);
  const [, leaves] = new RegExp(`Départ prévu le ${day}`, 'u').exec(confirmation.text) ?? [];
  expect(leaves).toBe(due);
  expect(due).toBeDefined();
  expect((await ask()).status).toBe(202);
});

test.each(['product', 'pickup_point'])(
  'SUB-14 REL-37 REL-48 asked for now in vain (%s), the delivery keeps its date and is told so',
  async (obstacle) => {
    const { code } = await subscribe();
    const relay = { shippingMethod: 'relay_standard', pickupPoint: points[0], scope: 'all' };
    await change(code, 'shipping', relay);
    const due = await shippingDateOf(code);
    if (obstacle === 'product') await query('update product_variants set on_hand = 0');
    else await toggleFault(appContext, { kind: 'closed', point: points[0] as string });
    const { headers } = await signedIn(shop);
    const requested = await call('POST', `/subscriptions/${code}/ship-now`, {}, headers);
    expect(requested.status).toBe(202);
    await live();
    await live();
    expect((await cycles(code)).at(-1)).toMatchObject({
      number: 2,
      state: 'draft',
      shippingDate: due,
    });
    expect((await read(code)).shipNow).toBeNull();
    expect(await charges()).toHaveLength(1);
    const [reported] = await mails('subscription-not-now');
    expect(reported.text).toContain('garde sa date');
  },
);

test('SUB-25 SUB-26 what its payment waits for is an alert of the subscription', async () => {
  const { code } = await subscribe();
  await goToDue(code);
  await more.cardsBecome('insufficient_funds');
  await live();
  expect(await alerts(code)).toContain('payment_failed');
  await more.cardsBecome('challenge');
  await goToDue(code, 1);
  await live();
  expect(await alerts(code)).toContain('awaiting_payment');
});

test('SUB-19 SUB-20 a card of last month and a card of this month are alerts', async () => {
  const { code } = await subscribe();
  const today = appContext.clock.today();
  const set = ({ year, month }: { year: number; month: number }) =>
    query('update payment_cards set exp_year = $1, exp_month = $2', year, month);
  await set(today);
  expect(await alerts(code)).toEqual(['card_expiring']);
  await set(today.subtract({ months: 1 }));
  expect(await alerts(code)).toEqual(['card_expired']);
});

test('S-12 SUB-19 REL-12 a card past its date is tried on the day, as its alert says', async () => {
  const { code } = await subscribe();
  await goToDue(code);
  const { year, month } = appContext.clock.today().subtract({ months: 1 });
  await query('update payment_cards set exp_year = $1, exp_month = $2', year, month);
  expect(await alerts(code)).toEqual(['card_expired']);
  await live();
  expect((await cycles(code))[1]).toMatchObject({ state: 'placed', money: 'paid' });
});

test('S-13 a delivery whose day has passed is late, and nothing is offered for a day that is over', async () => {
  const { code } = await subscribe();
  const due = await shippingDateOf(code);
  await goToDue(code, 35);
  expect(await read(code)).toMatchObject({
    nextShippingDate: due,
    nextDeliveryState: 'late',
    stoppableOn: appContext.clock.today().toString(),
  });
  await cardsBecome('insufficient_funds');
  await live();
  expect(await read(code)).toMatchObject({ nextDeliveryState: 'paying' });
});

test('REL-30 REL-31 stopped, paused, resumed: each is confirmed in writing, once', async () => {
  const { code, headers } = await subscribe();
  const post = (path: string, body: object) =>
    call('POST', `/subscriptions/${code}/${path}`, body, headers);
  await post('pause', {});
  await post('resume', {});
  await query('update subscriptions set deliveries_done = 2');
  expect((await post('abort', { reason: 'other', message: 'Merci' })).status).toBe(200);
  await run();
  for (const kind of ['started', 'paused', 'resumed', 'stopped'])
    expect(await mails(`subscription-${kind}`)).toHaveLength(1);
  const [{ text }] = await mails('subscription-stopped');
  expect(text).toContain('il confirme la fin du contrat');
});

test('SUB-16 SUB-07 a new interval or method is confirmed once for a series of changes, and not when nothing is left of it', async () => {
  const own = await subscribe();
  const { patch, post, call: read } = subscriptionCalls(shop).of(own);
  for (const frequency of [62, 31, 42])
    expect((await patch('/frequency', { frequency, scope: 'all' })).status).toBe(200);
  await run();
  const [confirmed, ...others] = await mails('subscription-frequency-changed');
  expect(others).toEqual([]);
  expect(confirmed.text).toContain('Avant : Tous les mois. Désormais : Toutes les 6 semaines.');
  expect(confirmed.text).toMatch(/Total TTC\s+15,34 €/);
  expect(confirmed.text).toMatch(/Départ\s+\p{L}+ \d/u);
  appContext.clock.move(Temporal.Duration.from({ minutes: 20 }));
  await patch('/frequency', { frequency: 31, scope: 'all' });
  const [latest] = (await read('GET', '/changes')).body['hydra:member'];
  expect((await post(`/changes/${latest.id}/undo`)).status).toBe(200);
  await patch('/frequency', { frequency: 62, scope: 'next' });
  await run();
  expect(await mails('subscription-frequency-changed')).toHaveLength(1);
  const express = { shippingMethod: 'home_express', scope: 'next' };
  expect((await patch('/shipping', express)).status).toBe(200);
  await run();
  const [shipped, ...more] = await mails('subscription-shipping-changed');
  expect(more).toEqual([]);
  expect(shipped.text).toContain(
    'Avant : Livraison à domicile. Désormais : Express, pour cet envoi seulement.',
  );
  expect(shipped.text).toMatch(/Total TTC\s+20,34 €/);
  expect(shipped.text).toMatch(/Envoi suivant\s+15,34 €/);
});
