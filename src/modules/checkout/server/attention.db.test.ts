import { afterEach, beforeEach, expect, test } from 'vitest';
import { orderCalls } from '../../../../tests/support/order-calls.ts';
import { ACCEPTED, DISPUTED, paymentCalls } from '../../../../tests/support/payment-calls.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { staffCalls } from '../../../../tests/support/staff.ts';
import { KIBBLE, stockShop } from '../../../../tests/support/stocked-shop.ts';
import { payBack } from './processes/pay-back.ts';
import { checkDispute } from './processes/record-dispute.ts';

const shop = testShop();
const { call, ready } = orderCalls(shop);
const { pay, charges, run, start } = paymentCalls(shop);
const { as } = staffCalls(shop);

beforeEach(() => stockShop(shop.appContext));
afterEach(() => shop.appContext.clock.move(new Temporal.Duration()));

async function paid(card = ACCEPTED) {
  const cart = await ready('card', [KIBBLE, 1]);
  await pay(cart, card);
  await run();
  const { number } = (await call('GET', `/${cart.tokenValue}`)).body;
  return { token: cart.tokenValue, number: number as string, total: cart.total };
}
type Team = Awaited<ReturnType<typeof as>>;
const everything = (total: number) => ({ everything: true, reason: 'Geste', expected: total });
const numbersIn = async (team: Team, path: string) =>
  (await team('GET', path)).body['hydra:member'].map((one: { number: string }) => one.number);
const parcel = { trackingNumbers: ['COLIS-1'], lots: [], isLast: true };
const why = ({ body }: { body: Record<string, string> }) => body['hydra:description'];
const HELD = expect.stringContaining('est retenue');
const DISPUTED_MONEY = expect.stringContaining('La banque a déjà repris');
const refundedAtProvider = async () => (await charges()).map(({ refunded }) => refunded);

test('O-01 REL-15 what a bank took back is on no list to prepare, does not leave and is not paid back', async () => {
  const [disputed, other] = [await paid(DISPUTED), await paid()];
  const team = await as('direction');
  expect(await numbersIn(team, '/preparation')).toEqual([other.number]);
  expect((await team('GET', '/preparation')).body).toMatchObject({ held: 1 });
  expect(await numbersIn(team, '/orders?held=any')).toEqual([disputed.number]);
  expect(await numbersIn(team, '/orders?held=disputed')).toEqual([disputed.number]);
  expect(await numbersIn(team, '/orders?held=held')).toEqual([]);
  expect((await team('GET', '/orders-today')).body).toMatchObject({ held: 1, toPrepare: 1 });
  const path = `/orders/${disputed.number}`;
  expect((await team('GET', path)).body.blocked).toMatchObject({ code: 'disputed', actor: 'shop' });
  expect((await call('GET', `/${disputed.token}`)).body.blocked.code).toBe('disputed');
  expect((await team('GET', `${path}/file`)).body).toMatchObject({
    mayLeave: false,
    attention: [{ code: 'disputed', owner: 'accounting', mayLeave: false, mayPayBack: false }],
  });
  expect((await team('GET', `${path}/money`)).body.refundable.refused).toBe('refund.disputed');
  expect((await team('GET', `/packing-slips?numbers=${disputed.number}`)).body).toMatchObject({
    'hydra:member': [{ held: ['disputed'] }],
  });
  const refusals = [
    await team('POST', `${path}/parcels`, parcel),
    await team('POST', `${path}/refunds`, { goodwill: 100, reason: 'Geste' }),
    await team('POST', `${path}/refund-quotes`, { goodwill: 100 }),
  ];
  expect(refusals.map(({ status }) => status)).toEqual([422, 422, 422]);
  expect(refusals.map(why)).toEqual([HELD, DISPUTED_MONEY, DISPUTED_MONEY]);
  // The warehouse prepares orders that are due, but none that is on hold.
  shop.appContext.clock.move(Temporal.Duration.from({ days: 10 }));
  await start('dispatch-orders');
  expect((await call('GET', `/${disputed.token}`)).body.shippingState).toBe('ready');
  expect((await call('GET', `/${other.token}`)).body.shippingState).toBe('shipped');
});

test('O-01 a disputed order that is cancelled gives its goods back, and its money only by a named exception', async () => {
  const { number, token, total } = await paid(DISPUTED);
  const team = await as('direction');
  expect((await team('POST', `/orders/${number}/cancel`, {})).status).toBe(200);
  await run();
  expect(await refundedAtProvider()).toEqual([0]);
  const reason = 'La banque nous a rendu l’argent le 25';
  const release = { code: 'disputed', lets: 'pay_back', reason };
  // Refunding needs a permission of its own.
  const logistics = await as('logistics');
  expect((await logistics('POST', `/orders/${number}/releases`, release)).status).toBe(403);
  expect((await team('POST', `/orders/${number}/releases`, release)).status).toBe(200);
  await run();
  expect(await refundedAtProvider()).toEqual([total]);
  expect((await call('GET', `/${token}`)).body.paymentState).toBe('refunded');
  const { body } = await team('GET', `/staff-actions?subject=${number}`);
  expect(body['hydra:member'][0]).toMatchObject({
    action: 'order.pay_back_allowed',
    detail: { code: 'disputed', reason },
    by: 'direction',
  });
});

const findingsOf = async (team: Team) =>
  (await team('GET', '/payment-findings')).body['hydra:member'] as { id: number; order: string }[];
/** A staff member closes a dispute with this outcome; returns the HTTP status. */
async function decide(team: Team, number: string, outcome?: 'won' | 'lost') {
  const id = (await findingsOf(team)).find(({ order }) => order === number)?.id;
  return (await team('POST', `/payment-findings/${id}/close`, { note: 'Décidé', outcome })).status;
}
/** The stand-in provider reports that the bank returned the money. */
const giveBack = (token: string) =>
  shop.database.pool.query(
    `with back as (
       update standin_charges c set disputed = 0 from payment_attempts a
       where a.provider_reference = c.reference and a.order_token = $1 returning c.reference)
     update standin_disputes d set state = 'won' from back where d.reference = back.reference`,
    [token],
  );

test('O-01 REL-15 a dispute that is won lets its order go by itself, whoever says so; a lost one keeps it here', async () => {
  const [byBank, byTeam, lost] = [await paid(DISPUTED), await paid(DISPUTED), await paid(DISPUTED)];
  const team = await as('direction');
  expect(await decide(team, byTeam.number)).toBe(422);
  expect(await decide(team, byTeam.number, 'won')).toBe(204);
  expect(await decide(team, lost.number, 'lost')).toBe(204);
  await giveBack(byBank.token);
  await team('POST', '/payment-matches', {});
  expect(await findingsOf(team)).toEqual([]);
  expect(await numbersIn(team, '/preparation')).toEqual([byBank.number, byTeam.number]);
  expect(await numbersIn(team, '/orders?held=disputed')).toEqual([lost.number]);
  const refund = (number: string) =>
    team('POST', `/orders/${number}/refunds`, { goodwill: 100, reason: 'Geste' });
  expect((await refund(byTeam.number)).status).toBe(200);
  expect(why(await refund(lost.number))).toEqual(DISPUTED_MONEY);
  // Later reports of the provider do not reopen it.
  const { rows } = await shop.database.pool.query('select hash from payment_attempts');
  for (const { hash } of rows) await start('check-dispute', { hash });
  await run();
  expect(await findingsOf(team)).toEqual([]);
  expect((await team('GET', '/finances')).body.balances).toContainEqual({
    account: '416000',
    name: 'Clients, paiements contestés',
    balance: byTeam.total,
  });
});

test('O-01 a cancelled order whose dispute is won is paid back by itself', async () => {
  const [byBank, byTeam] = [await paid(DISPUTED), await paid(DISPUTED)];
  const team = await as('direction');
  for (const { number } of [byBank, byTeam]) await team('POST', `/orders/${number}/cancel`, {});
  await run();
  await giveBack(byBank.token);
  await team('POST', '/payment-matches', {});
  await decide(team, byTeam.number, 'won');
  await run();
  expect(await refundedAtProvider()).toEqual([byBank.total, byTeam.total]);
});

test('O-01 a dispute that is heard of between a refund and its payment stops the payment', async () => {
  const { number, token } = await paid();
  const team = await as('direction');
  expect((await team('POST', `/orders/${number}/parcels`, parcel)).status).toBe(200);
  await run();
  const { body } = await team('POST', `/orders/${number}/refunds`, {
    goodwill: 500,
    reason: 'Geste',
  });
  const refundId = Number(body.refunds[0].id ?? body.refunds[0]['@id'].split('/').at(-1));
  await shop.database.pool.query('update standin_charges set disputed = amount');
  const { rows } = await shop.database.pool.query('select hash from payment_attempts');
  await checkDispute(shop.appContext, rows[0].hash);
  // Two concurrent workers, then the periodic sweep.
  await Promise.all([payBack(shop.appContext, refundId), payBack(shop.appContext, refundId)]);
  await run();
  expect(await refundedAtProvider()).toEqual([0]);
  const release = { code: 'disputed', lets: 'pay_back', reason: 'Contestation gagnée' };
  expect((await team('POST', `/orders/${number}/releases`, release)).status).toBe(200);
  shop.appContext.clock.move(Temporal.Duration.from({ minutes: 20 }));
  await start('sweep-refunds');
  await run();
  expect(await refundedAtProvider()).toEqual([500]);
  expect((await call('GET', `/${token}`)).body.paymentState).toBe('partially_refunded');
});

test('O-01 an order is held by hand with a reason, once, and released by name; its refund is not held', async () => {
  const { number, total } = await paid();
  const team = await as('support');
  const path = `/orders/${number}`;
  const hold = { code: 'address_to_check', reason: 'Le facteur ne trouve pas la rue' };
  const answers = await Promise.all([
    team('POST', `${path}/holds`, hold),
    team('POST', `${path}/holds`, hold),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  expect((await team('GET', `${path}/file`)).body.attention).toMatchObject([
    { code: 'address_to_check', author: 'support', reason: hold.reason, owner: 'support' },
  ]);
  expect(why(await team('POST', `${path}/parcels`, parcel))).toEqual(HELD);
  expect((await team('GET', `${path}/money`)).body.refundable.refused).toBeNull();
  const release = { code: 'address_to_check', reason: 'Vu au téléphone' };
  expect((await team('POST', `${path}/releases`, release)).body.mayLeave).toBe(true);
  expect((await team('POST', `${path}/releases`, release)).status).toBe(422);
  // It may be put on hold again, for the same reason.
  expect((await team('POST', `${path}/holds`, hold)).body.mayLeave).toBe(false);
  expect((await team('POST', `${path}/holds`, { code: 'disputed', reason: 'x' })).status).toBe(422);
  await team('POST', `${path}/releases`, release);
  expect((await team('POST', `${path}/parcels`, parcel)).status).toBe(200);
  expect((await team('POST', `${path}/holds`, hold)).status).toBe(422);
  await run();
  await team('POST', `${path}/refunds`, everything(total));
  await run();
  expect(await refundedAtProvider()).toEqual([total]);
});

test('O-01 a recalled lot and money nobody is sure of keep an order here', async () => {
  const { number, token } = await paid();
  const team = await as('direction');
  const file = async () => (await team('GET', `/orders/${number}/file`)).body;
  const lot = { variantCode: KIBBLE, lot: 'L1', bestBefore: null, quantity: 1 };
  await team('POST', `/orders/${number}/lots`, { lots: [lot] });
  await team('POST', '/recalls', {
    lot: 'L1',
    variantCode: KIBBLE,
    reason: 'Métal',
    advice: 'Jetez',
  });
  expect((await file()).attention).toMatchObject([{ code: 'lot_recalled', owner: 'logistics' }]);
  const [{ id }] = (await file()).lots;
  await team('DELETE', `/orders/${number}/lots/${id}`);
  expect((await file()).attention).toEqual([]);
  await shop.database.pool.query(
    `insert into payment_findings (kind, subject, details, first_seen, last_seen)
     values ('provider_differs', 'ch_x', jsonb_build_object('order', $1::text), now(), now())`,
    [token],
  );
  expect((await file()).attention).toMatchObject([{ code: 'payment_unknown' }]);
  expect(await numbersIn(team, '/preparation')).toEqual([]);
});
