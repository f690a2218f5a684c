import { afterEach, beforeEach, expect, test } from 'vitest';
import { setPaymentChoice } from '#modules/checkout/rules/index.ts';
import { setAlertDays } from '#modules/orders/rules/index.ts';
import { NO_CONDITIONS } from '#modules/promotions/rules/index.ts';
import { publishPromotion } from '#modules/promotions/server/index.ts';
import { setWarehouseDays } from '#modules/shipping/rules/index.ts';
import { publicConfig } from '#platform/config.ts';
import { transact } from '#platform/unit-of-work.ts';
import { setRetention } from '#registry/retention.ts';
import { goToNoon } from '../../../../tests/support/go-to-noon.ts';
import { orderCalls } from '../../../../tests/support/order-calls.ts';
import { people } from '../../../../tests/support/people.ts';
import { jobRunner } from '../../../../tests/support/run-jobs.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { staffCalls } from '../../../../tests/support/staff.ts';
import { KIBBLE, promotion, stockShop, TIN } from '../../../../tests/support/stocked-shop.ts';
import { subscribers } from '../../../../tests/support/subscriber.ts';
import { retentionRows } from '../../../blocks/content/register-rows.ts';
import { EDITABLE } from './editable.ts';
import { followSettings, keepFollowingSettings } from './follow-settings.ts';

const shop = testShop();
const { appContext, database } = shop;
const { as } = staffCalls(shop);
const { call: shopCall, complete, ready } = orderCalls(shop);
const jobs = jobRunner(shop);
const { subscribe } = subscribers(shop);
const { arrive, read } = people(shop);

beforeEach(async () => {
  await stockShop(appContext);
  goToNoon(appContext.clock, TUESDAY);
});
afterEach(() => {
  appContext.clock.move(new Temporal.Duration());
  setWarehouseDays({ WAREHOUSE_CUT_OFF: '12:00', WAREHOUSE_CLOSED: [] });
  setPaymentChoice({ PAYMENT_METHODS_FR: [], PAYMENT_METHODS_BE: [], PAYMENT_LIMITS: [] });
  setRetention({});
  setAlertDays({ LATE_AFTER_DAYS: 0, UNPAID_ALERT_DAYS: 3, STOCK_COVER_DAYS: 14 });
});

const [TUESDAY, MONDAY] = ['2027-02-02', '2027-02-08'];
/** Moves the clock to a moment in Paris time. */
const goTo = (moment: string) =>
  appContext.clock.move(
    Temporal.Now.instant().until(Temporal.Instant.from(moment), { largestUnit: 'hours' }),
  );
const HOME = '/shipping-methods/home_standard/zones/FR';
const fee = { price: 590, freeFrom: 4500, minDays: 3, maxDays: 5, appliesOn: MONDAY };

test('O-16 a new carrier fee from Monday: weighed before, then cart, delivery choice and mail say it from its day on', async () => {
  const call = await as('merchandising');
  const sent = await ready('bank_transfer', [TIN, 10]);
  await complete(sent.tokenValue);
  const dear = await ready('bank_transfer', [KIBBLE, 1], [TIN, 2]);
  await complete(dear.tokenValue);

  const preview = await call('POST', `${HOME}/tariff-previews`, fee);
  // 29,00 € and 46,80 €: the threshold is lowered to 45 €.
  expect(preview.body).toMatchObject({
    orders: 2,
    present: { paid: 2, money: 980 },
    wanted: { paid: 1, money: 590 },
    deliveries: 0,
  });
  expect((await call('POST', `${HOME}/tariffs`, fee)).status).toBe(204);

  const cart = await ready('bank_transfer', [TIN, 3]);
  expect(cart.shippingTotal).toBe(490);
  goToNoon(appContext.clock, MONDAY);
  await jobs.start('apply-shipping-tariffs');
  const { body: then } = await shopCall('GET', `/${cart.tokenValue}`);
  expect(then.shippingTotal).toBe(590);
  const path = `/${cart.tokenValue}/shipments/${cart.shipments[0]?.id}/methods`;
  const { body: offered } = await shopCall('GET', path);
  expect(offered['hydra:member'][0]).toMatchObject({ price: 590 });
  // A shopper who accepted the former total is shown the new one first.
  const refused = await complete(cart.tokenValue);
  expect([refused.status, refused.body.order.shippingTotal]).toEqual([409, 590]);
  const { body: order } = await complete(cart.tokenValue);
  expect(order.shippingTotal).toBe(590);
  await jobs.run('send-order-confirmation');
  const { rows } = await database.pool.query('select text from mails order by id desc limit 1');
  expect(rows[0].text.replaceAll('\u00a0', ' ')).toContain('5,90 €');

  // Signs in again: the session of the previous week has expired.
  const { body: methods } = await (await as('support'))('GET', '/shipping-methods');
  const [zone] = methods['hydra:member'][0].zones.filter(
    ({ country }: { country: string }) => country === 'FR',
  );
  expect(zone).toMatchObject({
    price: 590,
    since: MONDAY,
    waiting: [],
    past: [{ by: 'merchandising', appliesOn: MONDAY }],
  });
});

test('O-16 a fee that waits is taken back; a day that is over, a span that runs backwards and a role without the right are refused', async () => {
  const call = await as('direction');
  expect((await call('POST', `${HOME}/tariffs`, { ...fee, appliesOn: '2027-02-01' })).status).toBe(
    422,
  );
  expect((await call('POST', `${HOME}/tariffs`, { ...fee, maxDays: 1 })).status).toBe(422);
  const unknown = '/shipping-methods/home_standard/zones/ES/tariffs';
  expect((await call('POST', unknown, fee)).status).toBe(404);
  await call('POST', `${HOME}/tariffs`, fee);
  const support = await as('support');
  expect((await support('POST', `${HOME}/tariffs`, fee)).status).toBe(403);
  const { body } = await support('GET', '/shipping-methods');
  const { id } = body['hydra:member'][0].zones.find(
    ({ country }: { country: string }) => country === 'FR',
  ).waiting[0];
  expect((await call('DELETE', `/shipping-tariffs/${id}`)).status).toBe(204);
  expect((await call('DELETE', `/shipping-tariffs/${id}`)).status).toBe(404);
  goToNoon(appContext.clock, MONDAY);
  await jobs.start('apply-shipping-tariffs');
  expect((await ready('bank_transfer', [TIN, 3])).shippingTotal).toBe(490);
});

test('O-16 DEL-08 closing days and the hour of the day move what is promised, from their day on', async () => {
  const call = await as('direction');
  const change = (name: string, value: string, appliesOn = TUESDAY) =>
    call('POST', `/settings/${name}/changes`, { value, appliesOn });
  const promised = async () => {
    const cart = await ready('bank_transfer', [TIN, 1]);
    const path = `/${cart.tokenValue}/shipments/${cart.shipments[0]?.id}/methods`;
    const { body } = await shopCall('GET', path);
    return body['hydra:member'][0].deliveryEstimate.from;
  };
  // Noon: today's parcels have left; two working days from Wednesday.
  expect(await promised()).toBe('2027-02-05');
  expect((await change('WAREHOUSE_CUT_OFF', '14:00')).status).toBe(204);
  expect(await promised()).toBe('2027-02-04');
  expect((await change('WAREHOUSE_CLOSED', '2027-02-02..2027-02-07')).status).toBe(204);
  expect(await promised()).toBe('2027-02-10');
  const wrong = await change('WAREHOUSE_CLOSED', '2027-02-30');
  expect(wrong.status).toBe(422);

  // A scheduled change applies automatically from its day on.
  await change('WAREHOUSE_CLOSED', '', '2027-02-04');
  goToNoon(appContext.clock, '2027-02-04');
  await followSettings(appContext);
  expect(await promised()).toBe('2027-02-08');
});

test('O-16 DEL-08 closing days say what was to leave on them and when it can, before they are decided', async () => {
  const call = await as('direction');
  const { code } = await subscribe();
  await database.pool.query(
    "update subscription_cycles set shipping_date = '2027-02-04' where state = 'draft'",
  );
  const { tokenValue } = await ready('bank_transfer', [TIN, 1]);
  const { number } = (await complete(tokenValue)).body;
  const promised = async (of: string) =>
    (
      await database.pool.query(
        'select s.dispatch_on as day from shipments s join orders o on o.id = s.order_id where o.number = $1',
        [of],
      )
    ).rows[0].day;
  // What started the subscription was promised the same day: noon has passed.
  const { rows: first } = await database.pool.query(
    'select number from orders where number is not null and number <> $1',
    [number],
  );
  expect(await promised(number)).toBe('2027-02-03');
  const wanted = { value: '2027-02-03..2027-02-05', appliesOn: TUESDAY };
  const preview = () => call('POST', '/settings/WAREHOUSE_CLOSED/previews', wanted);
  expect((await preview()).body.closing).toEqual([
    {
      day: '2027-02-03',
      next: MONDAY,
      deliveries: 0,
      orders: 2,
      subscriptionCodes: [],
      orderNumbers: [...first.map((row) => row.number), number].toSorted(),
    },
    {
      day: '2027-02-04',
      next: MONDAY,
      deliveries: 1,
      orders: 0,
      subscriptionCodes: [code],
      orderNumbers: [],
    },
  ]);
  // Nothing is moved by looking; once decided, what is promised next leaves on the day that was named.
  expect(await promised(number)).toBe('2027-02-03');
  await call('POST', '/settings/WAREHOUSE_CLOSED/changes', wanted);
  const later = await ready('bank_transfer', [TIN, 1]);
  expect(await promised((await complete(later.tokenValue)).body.number)).toBe(MONDAY);
  // Of a longer closure only the days that are still open are named.
  const longer = { ...wanted, value: `2027-02-03..${MONDAY}` };
  const { body } = await call('POST', '/settings/WAREHOUSE_CLOSED/previews', longer);
  expect(body.closing).toMatchObject([{ day: MONDAY, next: '2027-02-09', orders: 1 }]);
  const other = await call('POST', '/settings/WAREHOUSE_CUT_OFF/previews', {
    value: '14:00',
    appliesOn: TUESDAY,
  });
  expect(other.body.closing).toBeNull();
});

test('O-16 means of payment: which, in which order and from which amount on, from their day; what is chosen already is asked again', async () => {
  const call = await as('direction');
  const change = (name: string, value: string, appliesOn = TUESDAY) =>
    call('POST', `/settings/${name}/changes`, { value, appliesOn });
  const offered = async (pieces: number) => {
    const cart = await ready('card', [TIN, pieces]);
    const path = `/${cart.tokenValue}/payments/${cart.payments[0]?.id}/methods`;
    const { body } = await shopCall('GET', path);
    return body['hydra:member'].map(({ code }: { code: string }) => code);
  };
  expect(await offered(3)).toEqual(['card', 'bank_transfer', 'cheque']);
  const paid = await ready('bank_transfer', [TIN, 3]);
  await complete(paid.tokenValue);
  const chosen = await ready('cheque', [TIN, 3]);

  const preview = await call('POST', '/settings/PAYMENT_METHODS_FR/previews', {
    value: 'cheque,card',
    appliesOn: TUESDAY,
  });
  expect(preview.body.orders).toBe(1);
  expect((await change('PAYMENT_METHODS_FR', 'cheque,card')).status).toBe(204);
  expect(await offered(3)).toEqual(['cheque', 'card']);
  // The other site is unchanged.
  const { body: used } = await shopCall('GET', '/../payment-methods');
  expect(used['hydra:member']?.map(({ code }: { code: string }) => code)).toEqual([
    'cheque',
    'card',
  ]);

  // 13,60 €: below the new minimum for cheques.
  expect((await change('PAYMENT_LIMITS', 'cheque=15..40')).status).toBe(204);
  expect(await offered(3)).toEqual(['card']);
  expect(await offered(10)).toEqual(['cheque', 'card']);
  expect(await offered(15)).toEqual(['card']);
  const refused = await complete(chosen.tokenValue);
  expect([refused.status, refused.body['hydra:description']]).toEqual([
    422,
    expect.stringMatching(/paiement/i),
  ]);
  // Invalid values are refused before anything is saved.
  for (const [name, wrong] of [
    ['PAYMENT_METHODS_FR', 'cheque'],
    ['PAYMENT_METHODS_FR', 'card,card'],
    ['PAYMENT_METHODS_FR', 'card,espèces'],
    ['PAYMENT_LIMITS', 'card=1..2'],
    ['PAYMENT_LIMITS', 'cheque=20..10'],
  ] as const)
    expect([wrong, (await change(name, wrong, MONDAY)).status]).toEqual([wrong, 422]);
  // A scheduled change applies from its day on; an empty value means no limits.
  expect((await change('PAYMENT_LIMITS', '', MONDAY)).status).toBe(204);
  expect(await offered(3)).toEqual(['card']);
  goToNoon(appContext.clock, MONDAY);
  await followSettings(appContext);
  expect(await offered(3)).toEqual(['cheque', 'card']);
});

test('O-16 each setting the team decides is shown, changed, said by whom, and goes back to what the server says', async () => {
  const call = await as('direction');
  const { body } = await call('GET', '/settings');
  expect(body['hydra:member'].map(({ name }: { name: string }) => name)).toEqual(
    EDITABLE.map(({ name }) => name),
  );
  const path = '/settings/GOODWILL_PER_DAY';
  const today = { appliesOn: TUESDAY };
  // The limit of a role follows the setting at once.
  const support = await as('support');
  const { id } = (
    await database.pool.query(
      `insert into customers (email, first_name, last_name, subscribed_to_newsletter, channel, last_seen_on, created_at, updated_at, gender)
     values ('mia@example.fr', 'Mia', 'Martin', false, 'FR_WEB', $1, now(), now(), 'u') returning id`,
      [TUESDAY],
    )
  ).rows[0];
  const give = (amount: number) =>
    support('POST', `/customers/${id}/credit`, { amount, reason: 'Un retard', expiresOn: null });
  expect((await give(7000)).body).toMatchObject({ outcome: 'waiting' });
  const value = 'direction=1000,support=80';
  expect((await call('POST', `${path}/previews`, { value, ...today })).body).toMatchObject({
    before: 'direction=1000,accounting=200,support=50',
    after: value,
  });
  expect((await call('POST', `${path}/changes`, { value, ...today })).status).toBe(204);
  expect((await give(7000)).body).toMatchObject({ outcome: 'given' });
  expect((await call('POST', `${path}/changes`, { value: null, ...today })).status).toBe(204);
  expect((await give(900)).body).toMatchObject({ outcome: 'waiting' });
  const again = await call('GET', '/settings');
  const shown = again.body['hydra:member'].find(
    ({ name }: { name: string }) => name === 'GOODWILL_PER_DAY',
  );
  expect(shown.past).toMatchObject([
    { value: null, by: 'direction' },
    { value, by: 'direction' },
  ]);

  for (const [name, wrong] of [
    ['GOODWILL_PER_DAY', 'tous'],
    ['RENEWAL_RETRY_DAYS', '3,1'],
    ['SUPPORT_EMAIL', 'personne'],
    ['GUEST_HOLD_DAYS', '40'],
  ])
    expect(
      (await call('POST', `/settings/${name}/changes`, { value: wrong, ...today })).status,
    ).toBe(422);
  // Settings read at start cannot be changed.
  expect((await call('POST', '/settings/SECRET/changes', { value: 'x', ...today })).status).toBe(
    404,
  );
  const logistics = await as('logistics');
  expect((await logistics('GET', '/settings')).status).toBe(200);
  expect((await logistics('POST', `${path}/changes`, { value, ...today })).status).toBe(403);
});

test('O-16 thresholds of alerts: the day’s figures, the lists they lead to and the mail to the team say the same', async () => {
  const call = await as('direction');
  const decide = async (name: string, value: string) =>
    expect(
      (await call('POST', `/settings/${name}/changes`, { value, appliesOn: TUESDAY })).status,
    ).toBe(204);
  const counted = async () => {
    const { body: day } = await call('GET', '/orders-today');
    const listed = async (path: string) => (await call('GET', path)).body['hydra:totalItems'];
    const shown = {
      late: day.late,
      unpaidSoon: day.unpaidSoon,
      short: await listed('/stock-reorders'),
    };
    expect(shown.late).toBe(await listed('/preparation?due=late'));
    expect(shown.unpaidSoon).toBe(await listed('/orders?owed=soon'));
    return shown;
  };
  // Twenty days of cover: more than two weeks, less than four.
  const cart = await ready('bank_transfer', [TIN, 60]);
  const sold = (await complete(cart.tokenValue)).body.number;
  const due = await ready('bank_transfer', [KIBBLE, 1]);
  const owed = (await complete(due.tokenValue)).body.number;
  await database.pool.query('update product_variants set low_stock_at = 0');
  await database.pool.query('update product_variants set on_hand = 40 where code = $1', [TIN]);
  await database.pool.query("update orders set payment_state = 'paid' where number = $1", [sold]);
  await database.pool.query(
    'update shipments set dispatch_on = $1::date where order_id = (select id from orders where number = $2)',
    ['2027-01-31', sold],
  );
  await database.pool.query('update orders set payment_due_at = $1 where number = $2', [
    '2027-02-07T11:00:00Z',
    owed,
  ]);
  expect(await counted()).toEqual({ late: 1, unpaidSoon: 0, short: 0 });
  await jobs.start('tell-stock');
  const mails = async () =>
    (await database.pool.query("select text from mails where kind = 'stock-notice' order by id"))
      .rows;
  expect(await mails()).toEqual([]);

  await decide('LATE_AFTER_DAYS', '2');
  await decide('UNPAID_ALERT_DAYS', '6');
  await decide('STOCK_COVER_DAYS', '28');
  expect(await counted()).toEqual({ late: 0, unpaidSoon: 1, short: 1 });
  expect((await call('GET', '/orders-today')).body).toMatchObject({
    soonDays: 6,
    lateAfterDays: 2,
  });
  await jobs.start('tell-stock');
  expect((await mails())[0]?.text).toContain(TIN);
  // One setting controls both the mark in the list of lots and the mail.
  const bestBefore = '2027-02-20';
  await call('POST', '/stock-deliveries', {
    supplier: 'Moulins',
    note: '',
    lines: [{ code: KIBBLE, quantity: 4, place: 'A-1', lot: 'L-1', bestBefore }],
  });
  await decide('STOCK_EXPIRY_DAYS', '10');
  expect((await call('GET', '/stock-lots')).body.soon).toBe('2027-02-12');
  await jobs.start('tell-stock');
  expect(await mails()).toHaveLength(1);
  await decide('STOCK_EXPIRY_DAYS', '18');
  expect((await call('GET', '/stock-lots')).body.soon).toBe(bestBefore);
  await jobs.start('tell-stock');
  expect((await mails())[1]?.text).toContain('L-1');
});

test('O-16 PRV-08 a term that is shortened is what the night erases by and the privacy page prints; out of its bounds it is refused under its field', async () => {
  const call = await as('direction');
  const change = (value: string) =>
    call('POST', '/settings/RETENTION/changes', { value, appliesOn: TUESDAY });
  await database.pool.query(
    `insert into campaigns (code, action, configurations, conditions) values ('bandeau', 'popup', '{}', '{}')`,
  );
  for (const day of ['2026-10-02', '2026-04-02', '2024-06-02'])
    await database.pool.query(
      `insert into campaign_reports (campaign_code, day, shown) values ('bandeau', $1, 3)`,
      [day],
    );
  const days = async () => {
    await jobs.start('forget-campaign-figures');
    const { rows } = await database.pool.query('select day from campaign_reports order by day');
    return rows.map(({ day }) => day);
  };
  const printed = () =>
    retentionRows(publicConfig(appContext.config).terms)
      .map(({ value }) => value.replaceAll('\u00a0', ' '))
      .join('\n');
  expect(await days()).toEqual(['2026-04-02', '2026-10-02']);
  expect(printed()).toContain('25 mois.');

  const wrong = await change('accounts=48,labels=abc,messages=24,reviews=3');
  expect(wrong.status).toBe(422);
  expect(wrong.body.violations).toMatchObject([
    { propertyPath: 'value.accounts', message: 'Choisissez une durée de 12 à 36.' },
    { propertyPath: 'value.labels', message: 'Choisissez une durée de 14 à 60.' },
    { propertyPath: 'value.reviews', message: 'Choisissez une durée de 12 à 60.' },
  ]);
  // Periods fixed by law cannot be changed.
  expect((await change('books=5')).status).toBe(422);
  expect((await change('messages=24,campaignFigures=6')).status).toBe(204);
  expect(await days()).toEqual(['2026-10-02']);
  expect(printed()).toContain('6 mois.');
  expect(printed()).toContain(
    'Répondre. Base : intérêt légitime. 2 ans ; si nous en réunissons plusieurs, écrits à un an d’intervalle au plus, 2 ans après le dernier.',
  );
  // A renamed period is still read by its former name.
  expect((await change('letters=24')).status).toBe(204);
  expect(printed()).toContain('ou 2 ans sans confirmation');
  // An empty value means all maximum periods.
  expect((await change('')).status).toBe(204);
  expect(printed()).toContain('25 mois.');
});

test('O-16 two planned changes of one setting both hold, whatever is decided or taken back between them', async () => {
  const call = await as('direction');
  const [WEDNESDAY, FRIDAY] = ['2027-02-03', '2027-02-05'];
  const path = '/settings/RETENTION';
  const plan = async (value: string | null, appliesOn: string) =>
    expect((await call('POST', `${path}/changes`, { value, appliesOn })).status).toBe(204);
  const shown = async () =>
    (await call('GET', '/settings')).body['hydra:member'].find(
      ({ name }: { name: string }) => name === 'RETENTION',
    );
  const on = async (day: string) => {
    goToNoon(appContext.clock, day);
    await followSettings(appContext);
    return appContext.config.RETENTION;
  };
  await plan('accounts=24', WEDNESDAY);
  const later = { value: 'messages=18', appliesOn: FRIDAY };
  expect((await call('POST', `${path}/previews`, later)).body).toMatchObject({
    before: 'accounts=24',
    after: 'accounts=24,messages=18',
  });
  await plan(later.value, FRIDAY);
  // A change from today is combined with both.
  await plan('labels=30', TUESDAY);
  const { waiting } = await shown();
  expect(waiting.map(({ value }: { value: string }) => value)).toEqual([
    'labels=30,accounts=24',
    'labels=30,accounts=24,messages=18',
  ]);
  expect(await on(FRIDAY)).toEqual({ labels: 30, accounts: 24, messages: 18 });
  await on(TUESDAY);
  expect((await call('DELETE', `/setting-changes/${waiting[0].id}`)).status).toBe(204);
  expect(await on(FRIDAY)).toEqual({ labels: 30, messages: 18 });
  // A return to today's value replaces the whole value.
  await on(TUESDAY);
  await plan('labels=30', MONDAY);
  expect(await on(MONDAY)).toEqual({ labels: 30 });
  await on(TUESDAY);
  await plan(null, MONDAY);
  expect(await on(MONDAY)).toEqual({});
});

test('O-16 parts decided in another order than they are written say the same: refused for today, and as a whole for later', async () => {
  const call = await as('direction');
  const path = '/settings/RETENTION';
  const change = async (value: string, appliesOn: string) =>
    (await call('POST', `${path}/changes`, { value, appliesOn })).status;
  expect(await change('labels=30', TUESDAY)).toBe(204);
  expect(await change('accounts=24,labels=30', TUESDAY)).toBe(204);
  const { body } = await call('GET', '/settings');
  const { value } = body['hydra:member'].find(({ name }: { name: string }) => name === 'RETENTION');
  expect(value).toBe('accounts=24,labels=30');
  expect(await change(value, TUESDAY)).toBe(422);
  // Scheduled, and undone a day later.
  expect(await change('accounts=24,labels=30,messages=18', '2027-02-03')).toBe(204);
  expect(await change(value, '2027-02-04')).toBe(204);
  goToNoon(appContext.clock, MONDAY);
  await followSettings(appContext);
  expect(appContext.config.RETENTION).toEqual({ accounts: 24, labels: 30 });
});

test('O-16 a change that would leave nothing to read together with one that waits is refused, before or after it', async () => {
  const call = await as('direction');
  const path = '/settings/GOODWILL_PER_DAY';
  const [WEDNESDAY, FRIDAY] = ['2027-02-03', '2027-02-05'];
  const one = { value: 'support=50', appliesOn: WEDNESDAY };
  const others = { value: 'direction=1000,accounting=200', appliesOn: FRIDAY };
  for (const [first, second] of [
    [one, others],
    [others, one],
  ] as const) {
    expect((await call('POST', `${path}/changes`, first)).status).toBe(204);
    for (const action of ['previews', 'changes']) {
      const { status, body } = await call('POST', `${path}/${action}`, second);
      expect([status, body.violations?.[0]?.propertyPath]).toEqual([422, 'value']);
    }
    const { body } = await call('GET', '/settings');
    const { waiting } = body['hydra:member'].find(
      ({ name }: { name: string }) => name === 'GOODWILL_PER_DAY',
    );
    expect((await call('DELETE', `/setting-changes/${waiting[0].id}`)).status).toBe(204);
  }
});

test('O-16 a change that one of a later day relies on is taken back after that one', async () => {
  const call = await as('direction');
  const path = '/settings/GOODWILL_PER_DAY';
  const plan = async (value: string, appliesOn: string) =>
    expect((await call('POST', `${path}/changes`, { value, appliesOn })).status).toBe(204);
  await plan('direction=1000,accounting=200,support=50,logistics=10', '2027-02-03');
  // Combined, they would leave only the role named first.
  await plan('support=50', '2027-02-04');
  await plan('direction=1000', '2027-02-05');
  const waiting = async () => {
    const { body } = await call('GET', '/settings');
    return body['hydra:member'].find(({ name }: { name: string }) => name === 'GOODWILL_PER_DAY')
      .waiting;
  };
  const [first, , third] = await waiting();
  const takeBack = ({ id }: { id: number }) => call('DELETE', `/setting-changes/${id}`);
  const refused = await takeBack(first);
  const { 'hydra:description': why } = refused.body;
  expect([refused.status, why.replaceAll(/\s/g, ' ')]).toEqual([
    409,
    'Un changement prévu le 5 février 2027 complète celui-ci et ne tiendrait plus seul : retirez-le d’abord.',
  ]);
  expect(await waiting()).toHaveLength(3);
  expect((await takeBack(third)).status).toBe(204);
  expect((await takeBack(first)).status).toBe(204);
  goToNoon(appContext.clock, MONDAY);
  await followSettings(appContext);
  expect(appContext.config.GOODWILL_PER_DAY).toEqual({ support: 5000 });
});

test('O-16 a value that cannot be read any more keeps no change of a later day from being taken back', async () => {
  const call = await as('direction');
  const plan = { value: '6', appliesOn: '2027-02-03' };
  const path = '/settings/STOCK_EXPIRY_DAYS/changes';
  expect((await call('POST', path, plan)).status).toBe(204);
  // Simulates a release that accepts fewer values than the one before.
  const { rows } = await database.pool.query(`
    insert into setting_changes (name, value, base, applies_on, staff_id, decided_at)
    select name, 'bientôt', null, applies_on - 2, staff_id, decided_at from setting_changes
    where name = 'STOCK_EXPIRY_DAYS' and value = '6'
    returning (select max(id) from setting_changes where value = '6') as planned`);
  expect((await call('DELETE', `/setting-changes/${rows[0].planned}`)).status).toBe(204);
});

test('O-16 SUB-18 what is offered to who ends a subscription is decided for each reason, and nothing where an animal died', async () => {
  const call = await as('direction');
  const change = (value: string) =>
    call('POST', '/settings/LEAVING_OFFERS/changes', { value, appliesOn: TUESDAY });
  const { token } = await arrive({
    firstName: 'Mia',
    lastName: 'Martin',
    email: 'mia@example.org',
    password: 'quatre tasses de thé',
  });
  const offers = async () => {
    const body = await (await read('/subscription-abort-reasons', token)).json();
    return Object.fromEntries(
      body['hydra:member'].map((one: { code: string; offers: string[] }) => [one.code, one.offers]),
    );
  };
  expect(await offers()).toMatchObject({
    too_much_food: ['frequency', 'skip'],
    other: ['pause'],
    pet_gone: [],
    prefer_not_to_say: [],
  });
  for (const wrong of [
    'pet_gone=pause',
    'other=pause+skip+date',
    'other=pause+pause',
    'other=voucher',
    'other=pause,other=skip',
  ])
    expect([wrong, (await change(wrong)).status]).toEqual([wrong, 422]);
  const givenBy = (value: string) =>
    call('POST', '/settings/LEAVING_PROMOTION/changes', { value, appliesOn: TUESDAY });
  // No promotion of that code, one that ended, and one that is no percentage on deliveries.
  const three = { ...NO_CONDITIONS, deliveries: { count: 3, from: 'order' as const } };
  const percent = { kind: 'percent' as const, rate: 5 };
  await transact(appContext, async (work) => {
    for (const [code, endsOn] of [
      ['finie', '2027-02-01'],
      ['trois', null],
    ] as const)
      await publishPromotion(work, {
        promotion: promotion({
          code,
          conditions: three,
          reward: percent,
          endsOn: endsOn && Temporal.PlainDate.from(endsOn),
        }),
        channels: [],
        coupons: [],
      });
  });
  for (const code of ['inconnue', 'finie', 'welcome'])
    expect((await givenBy(code)).body.violations).toMatchObject([
      { propertyPath: 'value', code: 'setting.promotion' },
    ]);
  expect((await givenBy('trois')).status).toBe(204);
  expect((await change('delivery=date+skip')).status).toBe(204);
  expect(await offers()).toMatchObject({ delivery: ['date', 'skip'], other: [], pet_gone: [] });
  // An empty value means that nothing is available.
  expect((await change('')).status).toBe(204);
  expect(await offers()).toMatchObject({ delivery: [], pet_gone: [] });
});

test('O-16 what was cached of a setting is forgotten on the day it says something else, and not before', async () => {
  const call = await as('direction');
  let forgotten = 0;
  const following = await keepFollowingSettings(appContext, () => {
    forgotten += 1;
  });
  const value = 'bonjour@example.fr';
  await call('POST', '/settings/SUPPORT_EMAIL/changes', { value, appliesOn: MONDAY });
  await following.again();
  expect([forgotten, appContext.config.SUPPORT_EMAIL === value]).toEqual([0, false]);
  // The last minute of Sunday.
  goTo('2027-02-07T23:59:30+01:00');
  await following.again();
  expect(forgotten).toBe(0);
  goTo('2027-02-08T00:00:30+01:00');
  await following.again();
  expect([forgotten, appContext.config.SUPPORT_EMAIL]).toEqual([1, value]);
  await following.again();
  expect(forgotten).toBe(1);
  following.stop();
});
