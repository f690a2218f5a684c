import { beforeEach, expect, test } from 'vitest';
import { chargeCycle, closeCycle, lockSubscription } from '#modules/subscriptions/server/index.ts';
import { transact } from '#platform/unit-of-work.ts';
import { people } from '../../../../tests/support/people.ts';
import { jobRunner } from '../../../../tests/support/run-jobs.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { stockShop } from '../../../../tests/support/stocked-shop.ts';
import { subscribers } from '../../../../tests/support/subscriber.ts';
import { terminationsData } from './personal-data.ts';

const shop = testShop();
const { subscribe, run } = subscribers(shop);
const { start } = jobRunner(shop);
const { move } = people(shop);
/** Each test uses another mailbox, because confirmations per mailbox are limited. */
let email = '';
let callers = 0;

beforeEach(async () => {
  email = `lea-${callers}@example.org`;
  move({ seconds: 0 });
  await stockShop(shop.appContext);
});

async function notify(contract: string, more: object = {}) {
  callers += 1;
  const body = { name: 'Léa Martin', email, contract, ...more };
  const url = '/api/v2/shop/terminations?channelCode=FR_WEB&locale=fr_FR';
  const from = { 'x-forwarded-for': `203.0.113.${callers % 250}` };
  const response = await shop.request('POST', url, body, from);
  return { status: response.status, body: await response.json() };
}
const read = (code: string) => transact(shop.appContext, (work) => lockSubscription(work, code));
const deliver = (code: string) =>
  transact(shop.appContext, async (work) => {
    const before = await lockSubscription(work, code);
    if (!before?.cycle) throw new Error('nothing to deliver');
    const charging = await chargeCycle(work, before);
    return closeCycle(work, charging, { number: before.cycle.number, action: 'place' });
  });
const endTerminated = () => start('end-terminated-subscriptions');
const mails = async (kind: string) => {
  await run();
  const found = shop.database.db.selectFrom('mails').selectAll().where('kind', '=', kind);
  return (await found.execute()).map(({ recipient, text }) => ({
    recipient,
    text: text.replaceAll('\u00a0', ' '),
  }));
};

test('SUB-02 after two deliveries a notice ends the contract at once, and is confirmed by mail', async () => {
  const { code } = await subscribe(email);
  await deliver(code);
  const { status, body } = await notify(code.toLowerCase().replace('-', ' '));
  expect(status).toBe(201);
  expect(body).toMatchObject({ contract: code, reference: expect.stringMatching(/^F-\w{8}$/) });
  expect(await read(code)).toMatchObject({ status: 'stopped', cycle: null });
  const [confirmation] = await mails('termination-confirmation');
  expect(confirmation?.recipient).toBe(email);
  for (const part of [body.reference, code, 'heure de Paris', 'Le contrat prend fin le'])
    expect(confirmation?.text).toContain(part);
  const placed = await shop.database.pool.query<{ number: string }>(
    'select number from orders where placed_at is not null and shipping_state = $1',
    ['ready'],
  );
  expect(placed.rows).not.toEqual([]);
  for (const { number } of placed.rows)
    expect(confirmation?.text).toMatch(
      new RegExp(
        `Votre commande n° ${number} \\(\\d+,\\d\\d €\\) est déjà passée : elle part encore`,
      ),
    );
  expect(await mails('termination-team')).toEqual([]);
});

test('SUB-04 BIZ-07 before the second delivery it is accepted at once and ends after it', async () => {
  const { code } = await subscribe(email);
  await notify(code);
  expect(await read(code)).toMatchObject({ status: 'active', cycle: { number: 2 } });
  await endTerminated();
  expect(await read(code)).toMatchObject({ status: 'active' });
  await deliver(code);
  await endTerminated();
  expect(await read(code)).toMatchObject({ status: 'stopped', deliveriesDone: 2, cycle: null });
});

test('SUB-04 BIZ-07 a pause before the second delivery is no way round it: it leaves, and is the last', async () => {
  const { code, headers } = await subscribe(email);
  const paused = await shop.request(
    'POST',
    `/api/v2/shop/subscriptions/${code}/pause?channelCode=FR_WEB&locale=fr_FR`,
    {},
    headers,
  );
  expect(paused.status).toBe(200);
  const due = (await read(code))?.cycle?.shippingDate;
  await notify(code);
  expect(await read(code)).toMatchObject({ status: 'active', cycle: { shippingDate: due } });
  await endTerminated();
  expect(await read(code)).toMatchObject({ status: 'active', deliveriesDone: 1 });
  await deliver(code);
  await endTerminated();
  expect(await read(code)).toMatchObject({ status: 'stopped', deliveriesDone: 2 });
});

test('SUB-02 SUB-04 under notice the account, the API and the mail name the last delivery and the end, and no further one', async () => {
  const { code, headers } = await subscribe(email);
  const ask = async (path = '', method: 'GET' | 'POST' = 'GET', body?: object) => {
    const url = `/api/v2/shop/subscriptions/${code}${path}?channelCode=FR_WEB&locale=fr_FR`;
    return (await shop.request(method, url, body, headers)).json();
  };
  const { nextShippingDate: due, total } = await ask();
  expect(await ask()).toMatchObject({ endsOn: null, laterTotal: expect.any(Number) });
  await ask('/pause', 'POST', {});
  await notify(code);
  expect(await ask()).toMatchObject({
    status: 'active',
    nextShippingDate: due,
    endsOn: due,
    laterTotal: null,
  });
  const preview = await ask('/previews', 'POST', { change: 'postpone' });
  expect(preview.before).toMatchObject([{ shippingDate: due }]);
  const { 'hydra:member': changes } = await ask('/changes');
  expect(changes[0]).toMatchObject({ kind: 'terminated' });
  const [confirmation] = await mails('termination-confirmation');
  expect(await mails('subscription-resumed')).toEqual([]);
  const day = Temporal.PlainDate.from(due).day;
  const amount = (total / 100).toFixed(2).replace('.', ',');
  expect(confirmation?.text).toMatch(
    new RegExp(`Un envoi part encore : le \\S+ ${day}(?:er)? \\S+( \\d+)?, ${amount} €`),
  );
});

test('SUB-04 a ground of the terms ends it before the second delivery', async () => {
  const { code } = await subscribe(email);
  await notify(code, { ground: 'pet_gone' });
  expect(await read(code)).toMatchObject({ status: 'stopped', deliveriesDone: 1 });
});

test('W-17 SUB-04 another legitimate reason ends it at once, and the team looks into it', async () => {
  const { code } = await subscribe(email);
  await notify(code, { ground: 'other_legitimate' });
  expect(await read(code)).toMatchObject({ status: 'stopped', deliveriesDone: 1 });
  const [team] = await mails('termination-team');
  expect(team?.text).toContain('Demander au client le motif');
});

test('SUB-02 a wished date lets the deliveries before it leave, and no other', async () => {
  const { code } = await subscribe(email);
  const second = await deliver(code);
  const next = Temporal.PlainDate.from(second.cycle?.shippingDate as string);
  await notify(code, { wishedOn: next.add({ days: 3 }).toString() });
  await endTerminated();
  expect(await read(code)).toMatchObject({ status: 'active' });
  await deliver(code);
  await endTerminated();
  expect(await read(code)).toMatchObject({ status: 'stopped', deliveriesDone: 3 });
});

test('SUB-02 the number of the first order names the contract too', async () => {
  const { code, cart } = await subscribe(email);
  const { rows } = await shop.database.pool.query('select number from orders where token = $1', [
    cart.tokenValue,
  ]);
  await notify(`n° ${Number(rows[0].number)}`, { ground: 'price_rise' });
  expect(await read(code)).toMatchObject({ status: 'stopped' });
});

test('nobody is told whether a contract exists; the team looks for it', async () => {
  const { code } = await subscribe(email);
  const existing = await notify(code);
  const unknown = await notify('AB-99999', { name: 'Zoé' });
  const stranger = await notify(code, { email: 'zoe@example.org' });
  for (const { status, body } of [unknown, stranger]) {
    expect(status).toBe(existing.status);
    expect(Object.keys(body)).toEqual(Object.keys(existing.body));
  }
  expect(await read(code)).toMatchObject({ status: 'active' });
  expect(await mails('termination-team')).toHaveLength(2);
  const [, , ...rest] = await mails('termination-confirmation');
  expect(rest).toHaveLength(1);
});

test('the same notice sent twice is one', async () => {
  const { code } = await subscribe(email);
  const first = await notify(code);
  expect((await notify(code)).body).toEqual(first.body);
  expect(await mails('termination-confirmation')).toHaveLength(1);
});

test.each(['', 'abc', 'AB', "AB-1'; drop"])('a contract reference %j is refused', async (typed) => {
  const { status, body } = await notify(typed);
  expect(status).toBe(422);
  expect(body.violations[0]).toMatchObject({ propertyPath: 'contract' });
});

test('PRV-07 who is forgotten is forgotten in their notices, whatever address they gave', async () => {
  const { code, customer } = await subscribe(email);
  await notify(code, { ground: 'pet_gone' });
  await transact(shop.appContext, (work) =>
    terminationsData.erase(work, {
      customerId: Number(customer.split('/').at(-1)),
      // The account's e-mail was changed since.
      email: 'nouvelle@example.org',
      formerEmails: [email],
    }),
  );
  const { rows } = await shop.database.pool.query('select name, email from terminations');
  expect(rows).toEqual([{ name: '—', email: '—@—' }]);
  expect(await mails('termination-confirmation')).toEqual([]);
});
