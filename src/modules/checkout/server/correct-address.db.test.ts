import { afterEach, beforeEach, expect, test } from 'vitest';
import { toggleFault } from '#standins/relay-network/faults.ts';
import { orderCalls } from '../../../../tests/support/order-calls.ts';
import { ACCEPTED, DISPUTED, paymentCalls } from '../../../../tests/support/payment-calls.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { staffCalls } from '../../../../tests/support/staff.ts';
import { KIBBLE, lyon, stockShop } from '../../../../tests/support/stocked-shop.ts';

const shop = testShop();
const { address, call, complete, filled, pay: choosePayment, ready, ship } = orderCalls(shop);
const { pay, charges, run } = paymentCalls(shop);
const { as } = staffCalls(shop);

beforeEach(() => stockShop(shop.appContext));
afterEach(() => shop.appContext.clock.move(new Temporal.Duration()));

async function paid(card = ACCEPTED) {
  const cart = await ready('card', [KIBBLE, 2]);
  await pay(cart, card);
  await run();
  const { body } = await call('GET', `/${cart.tokenValue}`);
  return { token: cart.tokenValue, number: body.number as string, total: cart.total };
}
const elsewhere = { ...lyon, street: '14 rue du Port', postcode: '69002', city: 'Lyon' };
const mails = async (kind: string) =>
  (await shop.database.db.selectFrom('mails').selectAll().where('kind', '=', kind).execute())
    .length;
const why = ({ body }: { body: Record<string, string> }) => body['hydra:description'];
const parcel = { trackingNumbers: ['COLIS-1'], lots: [], isLast: true };

test('O-09 a wrong address of a paid order is corrected: on the slip, in a mail, in the log, at the same price', async () => {
  const { number, token, total } = await paid();
  const team = await as('support');
  const path = `/orders/${number}`;
  await team('POST', `${path}/holds`, { code: 'address_to_check', reason: 'Rue inconnue' });
  const { version } = (await team('GET', path)).body;
  const answer = await team('PUT', `${path}/address`, { ...elsewhere, version });
  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({
    total,
    blocked: null,
    shippingAddress: { street: '14 rue du Port', postcode: '69002' },
    billingAddress: { street: lyon.street },
  });
  const { body: slips } = await team('GET', `/packing-slips?numbers=${number}`);
  expect(slips['hydra:member'][0]).toMatchObject({
    held: [],
    shippingAddress: { street: '14 rue du Port' },
  });
  await run();
  expect(await mails('order-address-corrected')).toBe(1);
  expect((await call('GET', `/${token}`)).body.shippingAddress.street).toBe('14 rue du Port');
  const log = await (await as('direction'))('GET', `/staff-actions?subject=${number}`);
  expect(log.body['hydra:member'][0]).toMatchObject({ action: 'order.address_corrected' });
});

test('O-09 of two colleagues who correct at once one is told that the order changed', async () => {
  const { number } = await paid();
  const team = await as('support');
  const path = `/orders/${number}`;
  const { version } = (await team('GET', path)).body;
  const answers = await Promise.all(
    ['1 rue A', '2 rue B'].map((street) =>
      team('PUT', `${path}/address`, { ...elsewhere, street, version }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  await run();
  expect(await mails('order-address-corrected')).toBe(1);
});

test('O-09 of two colleagues who correct at once neither loses anything: the first is kept, the second says again over it', async () => {
  const { number } = await paid();
  const [support, direction] = [await as('support'), await as('direction')];
  const path = `/orders/${number}`;
  const stored = async () => (await support('GET', path)).body.shippingAddress.street;
  const { version } = (await support('GET', path)).body;
  await support('PUT', `${path}/address`, { ...elsewhere, street: '1 rue A', version });
  const second = { ...elsewhere, street: '2 rue B' };
  expect((await direction('PUT', `${path}/address`, { ...second, version })).status).toBe(409);
  expect(await stored()).toBe('1 rue A');
  const seen = (await direction('GET', path)).body.version;
  expect((await direction('PUT', `${path}/address`, { ...second, version: seen })).status).toBe(
    200,
  );
  expect(await stored()).toBe('2 rue B');
  const { body } = await direction('GET', `/staff-actions?subject=${number}`);
  expect(body['hydra:member'].map(({ by }: { by: string }) => by)).toEqual([
    'direction',
    'support',
  ]);
});

test('O-09 an invoice that was issued before a correction stays as it was issued', async () => {
  const { number } = await paid();
  const team = await as('direction');
  const path = `/orders/${number}`;
  await team('POST', `${path}/parcels`, parcel);
  await run();
  const issued = () =>
    shop.database.pool
      .query('select number, snapshot, hash from invoices')
      .then(({ rows }) => rows);
  const before = await issued();
  expect(before).toMatchObject([{ snapshot: expect.stringContaining(lyon.street) }]);
  // The invoice is issued when everything has left, so a correction is refused; the update below
  // simulates a returned parcel.
  expect((await team('PUT', `${path}/address`, elsewhere)).status).toBe(422);
  await shop.database.pool.query("update orders set state = 'new', shipping_state = 'ready'");
  await shop.database.pool.query(
    "update shipments set state = 'ready', shipped_at = null, parcels = '[]'",
  );
  expect((await team('PUT', `${path}/address`, elsewhere)).status).toBe(200);
  await run();
  expect(await issued()).toEqual(before);
  expect((await team('GET', '/document-verification')).body).toMatchObject({ problems: [] });
  const { body } = await team('GET', `${path}/documents`);
  expect(body['hydra:member']).toMatchObject([{ number: before[0].number }]);
});

test('O-09 another country, a CEDEX line, a wrong postcode or telephone are refused under their field, and what left in words', async () => {
  const { number } = await paid();
  const team = await as('support');
  const correct = (changes: object) =>
    team('PUT', `/orders/${number}/address`, { ...elsewhere, ...changes });
  const fields = async (changes: object) =>
    (await correct(changes)).body.violations?.map(
      ({ propertyPath }: { propertyPath: string }) => propertyPath,
    );
  expect(await fields({ countryCode: 'BE', postcode: '1000' })).toEqual(['countryCode']);
  expect(await fields({ city: 'LYON CEDEX 02' })).toEqual(['city']);
  expect(await fields({ postcode: '123' })).toEqual(['postcode']);
  expect(await fields({ phoneNumber: '12' })).toEqual(['phoneNumber']);
  // Without the permission to manage orders it is refused.
  const accounting = await as('accounting');
  expect((await accounting('PUT', `/orders/${number}/address`, elsewhere)).status).toBe(403);
  expect((await team('POST', `/orders/${number}/parcels`, parcel)).status).toBe(200);
  const late = await correct({});
  expect(late.status).toBe(422);
  expect(why(late)).toContain('déjà parti');
  await run();
  expect(await mails('order-address-corrected')).toBe(0);
});

test('O-02 what cancelling would do is said before, and done as said: money, pieces, mail', async () => {
  const stock = async () =>
    (
      await shop.database.pool.query(
        `select on_hand from product_variants where code = '${KIBBLE}'`,
      )
    ).rows[0].on_hand;
  const before = await stock();
  const [first, second, disputed] = [await paid(), await paid(), await paid(DISPUTED)];
  const team = await as('direction');
  const preview = async (number: string) =>
    (await team('GET', `/orders/${number}/cancellation`)).body;
  const said = await preview(first.number);
  expect(said).toMatchObject({
    possible: true,
    money: 'refunded',
    amount: first.total,
    email: 'lea@example.org',
    goods: [{ variantCode: KIBBLE, quantity: 2 }],
  });
  expect(await preview(disputed.number)).toMatchObject({ money: 'disputed' });
  // A goodwill refund in between changes the version, so the first read is stale.
  await team('POST', `/orders/${first.number}/refunds`, { goodwill: 100, reason: 'Geste' });
  await run();
  const { version } = said;
  const stale = await team('POST', `/orders/${first.number}/cancel`, { version });
  expect(stale.status).toBe(409);
  const again = await preview(first.number);
  expect(again.amount).toBe(first.total - 100);
  await team('POST', `/orders/${first.number}/cancel`, { version: again.version });
  await team('POST', `/orders/${second.number}/cancel`, { restock: false, notify: false });
  await run();
  expect(await mails('order-cancelled')).toBe(1);
  expect(await stock()).toBe(before - 4);
  expect((await charges()).map(({ refunded }) => refunded).sort()).toEqual(
    [0, first.total, second.total].sort(),
  );
  expect(await preview(first.number)).toMatchObject({ possible: false });
});

test('O-09 REL-48 another relay point is asked before it is taken: a closed one is refused under its field', async () => {
  const here = 'postcode=69003&countryCode=FR&weight=5000&channelCode=FR_WEB';
  const found = await shop.request('GET', `/api/v2/shop/pickup-points?${here}`);
  const [first, second, closed] = (await found.json())['hydra:member'];
  const cart = await filled([KIBBLE, 1]);
  await address(cart.tokenValue);
  await ship(cart, 'relay_standard', first.code);
  await choosePayment(cart, 'bank_transfer');
  const { number } = (await complete(cart.tokenValue)).body;
  await toggleFault(shop.appContext, { kind: 'closed', point: closed.code });
  const team = await as('support');
  const correct = (pickupPoint?: string) =>
    team('PUT', `/orders/${number}/address`, { ...lyon, firstName: 'Léonie', pickupPoint });
  const refused = await correct(closed.code);
  expect([refused.status, refused.body.violations?.[0]?.propertyPath]).toEqual([
    422,
    'pickupPoint',
  ]);
  const { body } = await correct(second.code);
  expect(body.shipments[0].pickupAddress.code).toBe(second.code);
  // Without a point in the request, the parcel stays at the previous one.
  expect((await correct()).body.shipments[0].pickupAddress.code).toBe(second.code);
  await shop.database.db.deleteFrom('standin_relay_troubles').execute();
});
