import { afterEach, beforeEach, expect, test } from 'vitest';
import { publishProduct } from '#modules/catalog/server/index.ts';
import { transact } from '#platform/unit-of-work.ts';
import { toggleFault } from '#standins/relay-network/faults.ts';
import { productDraft, variantDraft } from '../../../../tests/support/product-draft.ts';
import { renewals } from '../../../../tests/support/renewals.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { signedIn } from '../../../../tests/support/sign-in.ts';
import { BOWL, KIBBLE, TIN } from '../../../../tests/support/stocked-shop.ts';
import { beginRenewal } from './begin-renewal.ts';
import { queueRenewals } from './processes/queue-renewals.ts';
import { renew } from './processes/renew.ts';

const shop = testShop();
const { appContext } = shop;
const { subscribe, query, goTo, goToDue, live, run, start, lose, cycles, ...more } = renewals(shop);
const { shippingDateOf, charges, mails, call, subscription } = more;

/** Substitutes for a tin: slightly more expensive, cheaper, for dogs, and too expensive. */
const DEARER = '10050001';
const CHEAPER = '10050002';
const DOG = '10050003';
const LUXURY = '10050004';
const PRICES = [
  [DEARER, 'cat', 350, 315],
  [CHEAPER, 'cat', 220, 198],
  [DOG, 'dog', 290, 261],
  [LUXURY, 'cat', 1000, 900],
] as const;

beforeEach(() =>
  transact(appContext, async (work) => {
    for (const [code, species, cents, subscriptionCents] of PRICES)
      await publishProduct(
        work,
        productDraft({
          sku: `PR${code.slice(2)}`,
          slug: `terrine-${code}`,
          name: `Terrine ${code}`,
          species,
          variants: [
            variantDraft({
              code,
              slug: '400-g',
              format: '400 g',
              netGrams: 400,
              grossGrams: 460,
              cents,
              subscriptionCents,
              stockOnHand: 20,
            }),
          ],
        }),
      );
  }),
);
afterEach(async () => {
  await shop.database.db.deleteFrom('standin_relay_troubles').execute();
});

const path = (code: string) => `/api/v2/shop/product-variants/${code}`;
const instead = (code: string) => ({ choice: 'replace', productVariant: path(code) });
const wait = (days: number, afterwards: 'without' | 'skip') => ({
  choice: 'wait',
  days,
  afterwards,
});

/** The subscription read by its customer, signed in on the current day. */
async function read(code: string, email?: string) {
  const { headers } = await signedIn(shop, email);
  return (await call('GET', `/subscriptions/${code}`, undefined, headers)).body;
}
async function choose(code: string, variant: string, body: object, email?: string) {
  const { headers } = await signedIn(shop, email);
  const { items } = (await call('GET', `/subscriptions/${code}`, undefined, headers)).body;
  const { id } = items.find(({ variantCode }: { variantCode: string }) => variantCode === variant);
  return call('PUT', `/subscriptions/${code}/items/${id}/plan-b`, body, headers);
}
const alerts = async (code: string) =>
  (await read(code)).alerts.map((alert: { code: string }) => alert.code);
const stock = (variant: string, pieces: number) =>
  query('update product_variants set on_hand = $2 where code = $1', variant, pieces);
const onHand = async (variant: string) =>
  (await query('select on_hand from product_variants where code = $1', variant))[0].on_hand;
/** Quantities of an order by variant. */
const contents = async (orderId: number) =>
  Object.fromEntries(
    (
      await query(
        'select variant_code as code, quantity from order_items where order_id = $1 order by 1',
        orderId,
      )
    ).map(({ code, quantity }) => [code, quantity]),
  );
const captured = async () => (await charges()).filter(({ state }) => state === 'captured').length;
const remind = async () => {
  await start('remind-subscribers');
  await run();
};
const plus = (date: string, days: number) => Temporal.PlainDate.from(date).add({ days }).toString();

test('N-08 what was chosen leaves in place of what is missing, at no more than announced', async () => {
  const { code } = await subscribe();
  expect((await choose(code, TIN, instead(DEARER))).status).toBe(200);
  expect((await read(code)).items[0].planB).toMatchObject({
    choice: 'replace',
    replacement: { variantCode: DEARER },
  });
  await stock(TIN, 1);
  await goToDue(code, -7);
  await remind();
  const [week] = await mails('subscription-reminder');
  expect(week.text).toContain(`3 × Terrine ${DEARER}, 400 g part à sa place`);
  expect(await alerts(code)).toEqual(['product_planned']);
  await goToDue(code);
  await live();
  const [, second, third] = await cycles(code);
  expect(second).toMatchObject({ state: 'placed', money: 'paid', total: 4 * 261 + 490 });
  expect(await contents(second?.orderId)).toEqual({ [TIN]: 1, [DEARER]: 3 });
  expect(await onHand(DEARER)).toBe(17);
  // The subscription itself is unchanged.
  expect(await contents(third?.orderId)).toEqual({ [TIN]: 4 });
  const [mail] = await mails('subscription-replaced');
  expect(mail.text).toContain(`3 × Terrine chat poulet → 3 × Terrine ${DEARER}, 400 g`);
  const { headers } = await signedIn(shop);
  const explained = await call('GET', `/orders/${second?.token}/explanation`, undefined, headers);
  expect(JSON.stringify(explained.body)).toContain(
    'Prix annoncé maintenu pour un produit remplacé',
  );
});

test('N-08 REL-42 what costs less is charged less', async () => {
  const { code } = await subscribe();
  await choose(code, TIN, instead(CHEAPER));
  await stock(TIN, 0);
  await goToDue(code);
  await live();
  const [, second] = await cycles(code);
  expect(second).toMatchObject({ state: 'placed', total: 4 * 198 + 490 });
  expect(await contents(second?.orderId)).toEqual({ [CHEAPER]: 4 });
});

test('N-08 only what is for the same animal, sold on subscription and not much dearer may be chosen', async () => {
  const { code } = await subscribe();
  const refused = async (variant: string) => {
    const { status, body } = await choose(code, TIN, instead(variant));
    return [status, ...body.violations.map(({ code: why }: { code: string }) => why)];
  };
  expect(await refused(DOG)).toEqual([422, 'subscription.other_species']);
  expect(await refused(TIN)).toEqual([422, 'subscription.plan_b_same']);
  expect(await refused(BOWL)).toEqual([422, 'subscription.plan_b_once_only']);
  expect(await refused(KIBBLE)).toEqual([422, 'subscription.plan_b_too_big']);
  expect(await refused(LUXURY)).toEqual([422, 'subscription.plan_b_too_dear']);
  expect(await refused('99999999')).toEqual([422, 'variant.unavailable']);
  expect((await read(code)).items[0].planB).toBeNull();
});

test('N-08 SUB-09 SUB-10 the choice is made on locked days too, while all else stays locked', async () => {
  const { code } = await subscribe();
  await goToDue(code, -1);
  const { headers } = await signedIn(shop);
  const { items, editable } = await read(code);
  expect(editable).toBe(false);
  const other = { quantity: 1, scope: 'next' };
  const changed = await call(
    'PATCH',
    `/subscriptions/${code}/items/${items[0].id}`,
    other,
    headers,
  );
  expect(changed.status).toBe(422);
  expect((await choose(code, TIN, instead(CHEAPER))).status).toBe(200);
  expect((await read(code)).items[0].planB.choice).toBe('replace');
});

test('N-07 N-08 a choice does not stand in the way of undoing the change before it', async () => {
  const { code, headers } = await subscribe();
  const { items } = await read(code);
  const own = `/subscriptions/${code}`;
  await call('PATCH', `${own}/items/${items[0].id}`, { quantity: 6, scope: 'all' }, headers);
  await choose(code, TIN, wait(3, 'without'));
  const changes = (await call('GET', `${own}/changes`, undefined, headers)).body['hydra:member'];
  const { id } = changes.find(({ kind }: { kind: string }) => kind === 'item_changed');
  expect((await call('POST', `${own}/changes/${id}/undo`, {}, headers)).status).toBe(200);
  expect((await read(code)).items[0]).toMatchObject({ quantity: 4, planB: { choice: 'wait' } });
});

test('N-08 it waits without a charge, says so once, and leaves whole when the goods are back', async () => {
  const { code } = await subscribe();
  await choose(code, TIN, wait(7, 'without'));
  await stock(TIN, 1);
  const due = await shippingDateOf(code);
  await goToDue(code);
  await live();
  await live();
  expect((await cycles(code)).at(-1)).toMatchObject({ number: 2, state: 'draft' });
  expect(await read(code)).toMatchObject({
    nextDeliveryState: 'waiting',
    waitsUntil: plus(due, 7),
    editable: false,
  });
  expect(await alerts(code)).toEqual(['waiting_for_goods']);
  goTo(plus(due, 2));
  await live();
  await remind();
  expect(await captured()).toBe(1);
  expect(await mails('subscription-waiting')).toHaveLength(1);
  expect(await mails('subscription-reminder')).toHaveLength(0);
  await stock(TIN, 500);
  goTo(plus(due, 3));
  await live();
  const [, second, third] = await cycles(code);
  expect(second).toMatchObject({ state: 'placed', money: 'paid', total: 4 * 261 + 490 });
  expect(await contents(second?.orderId)).toEqual({ [TIN]: 4 });
  expect(third).toMatchObject({ state: 'draft' });
  expect(await captured()).toBe(2);
  expect(await subscription(code)).toMatchObject({ status: 'active' });
});

test.each([
  ['without', 'placed', 1],
  ['skip', 'skipped', 0],
] as const)('N-08 after waiting in vain: %s', async (afterwards, state, orders) => {
  const { code } = await subscribe();
  await choose(code, TIN, wait(3, afterwards));
  await stock(TIN, 2);
  const due = await shippingDateOf(code);
  await goToDue(code);
  await live();
  goTo(plus(due, 3));
  await live();
  const [, second] = await cycles(code);
  expect(second).toMatchObject({ state });
  expect(await captured()).toBe(1 + orders);
  const kind = afterwards === 'skip' ? 'subscription-skipped' : 'subscription-left-out';
  expect(await mails(kind)).toHaveLength(1);
});

test('N-08 who changes their mind while it waits is heard at once', async () => {
  const { code } = await subscribe();
  await choose(code, TIN, wait(14, 'skip'));
  await stock(TIN, 2);
  await goToDue(code);
  await live();
  expect((await choose(code, TIN, instead(CHEAPER))).status).toBe(200);
  await live();
  const [, second] = await cycles(code);
  expect(second).toMatchObject({ state: 'placed' });
  expect(await contents(second?.orderId)).toEqual({ [TIN]: 2, [CHEAPER]: 2 });
});

test('N-08 goods missing by our fault make no transport due that was free', async () => {
  const { code } = await subscribe(
    'lea@example.org',
    [TIN, 10, { subscriptionInterval: 31 }],
    [KIBBLE, 1, { subscriptionInterval: 31 }],
  );
  await choose(code, KIBBLE, { choice: 'without' });
  await stock(KIBBLE, 0);
  await goToDue(code);
  await live();
  const [, second] = await cycles(code);
  expect(second).toMatchObject({ state: 'placed', total: 10 * 261 });
});

test('N-08 REL-05 REL-06 the last piece that may stand for two goes to one, by many workers at once', async () => {
  const people = ['lea@example.org', 'max@example.org'];
  const codes: string[] = [];
  for (const email of people) {
    const { code } = await subscribe(email, [TIN, 1, { subscriptionInterval: 31 }]);
    await choose(code, TIN, instead(CHEAPER), email);
    codes.push(code);
  }
  await stock(TIN, 0);
  await stock(CHEAPER, 1);
  await goToDue(codes[0] as string);
  await queueRenewals(appContext);
  const due = await query('select cycle_id as id from renewals order by 1');
  expect(due).toHaveLength(2);
  await Promise.all([...due, ...due].map(({ id }) => renew(appContext, id)));
  await run();
  expect(await onHand(CHEAPER)).toBe(0);
  const states = await Promise.all(codes.map(async (code) => (await cycles(code))[1]?.state));
  expect(states.toSorted()).toEqual(['placed', 'skipped']);
  expect(await captured()).toBe(3);
});

test('N-08 nothing that is promised to another subscriber stands for something missing', async () => {
  const { code } = await subscribe();
  await choose(code, TIN, instead(CHEAPER));
  await stock(TIN, 0);
  await query(
    'update product_variants set on_hand = 5, committed_for_subscribers = 4 where code = $1',
    CHEAPER,
  );
  await goToDue(code);
  await live();
  const [, second] = await cycles(code);
  expect(await contents(second?.orderId)).toEqual({ [CHEAPER]: 1 });
  const [left] = await query(
    'select on_hand as there, committed_for_subscribers as promised from product_variants where code = $1',
    CHEAPER,
  );
  expect(left).toEqual({ there: 4, promised: 4 });
});

test('N-08 REL-01 REL-02 stopped between any two lines, it leaves once with what stands for the missing', async () => {
  const { code } = await subscribe();
  await choose(code, TIN, instead(CHEAPER));
  await stock(TIN, 0);
  await goToDue(code);
  await queueRenewals(appContext);
  await lose();
  const [{ cycle_id: cycleId }] = await query('select cycle_id from renewals');
  await transact(appContext, (work) => beginRenewal(work, { cycleId, code }, appContext.config));
  await lose();
  await query("update renewals set updated_at = updated_at - interval '31 minutes'");
  await live();
  await live();
  const [, second] = await cycles(code);
  expect(second).toMatchObject({ state: 'placed', money: 'paid' });
  expect(await contents(second?.orderId)).toEqual({ [CHEAPER]: 4 });
  expect(await onHand(CHEAPER)).toBe(16);
  expect(await captured()).toBe(2);
});

test('N-08 REL-48 a closed relay point: the one agreed beforehand takes the parcel, and it is told', async () => {
  const url = '/api/v2/shop/pickup-points?postcode=69003&countryCode=FR&weight=2000';
  const found = await (await shop.request('GET', `${url}&channelCode=FR_WEB`)).json();
  const [first, next] = found['hydra:member'].map((point: { code: string }) => point.code);
  const { code, headers } = await subscribe();
  const own = `/subscriptions/${code}`;
  const agree = (pickupPoint: string | null) =>
    call('PUT', `${own}/next-pickup-point`, { pickupPoint }, headers);
  expect((await agree(next)).body.violations[0].code).toBe('subscription.not_relay');
  const relay = { shippingMethod: 'relay_standard', pickupPoint: first, scope: 'all' };
  await call('PATCH', `${own}/shipping`, relay, headers);
  expect((await agree(first)).body.violations[0].code).toBe('subscription.same_point');
  const agreed = await agree(next);
  expect(agreed.status).toBe(200);
  expect(agreed.body.nextPickupPoint.code).toBe(next);
  await toggleFault(appContext, { kind: 'closed', point: first });
  await goToDue(code);
  await live();
  const [, second] = await cycles(code);
  expect(second).toMatchObject({ state: 'placed', money: 'paid', total: 4 * 261 + 390 });
  const [{ pickup_point: point }] = await query(
    'select pickup_point from shipments where order_id = $1',
    second?.orderId,
  );
  expect(point).toBe(next);
  const [mail] = await mails('subscription-rerouted');
  expect(mail.text).toContain(agreed.body.nextPickupPoint.name);
});

test('N-08 a closed relay point without a second one: it is chosen until the day, locked or not', async () => {
  const url = '/api/v2/shop/pickup-points?postcode=69003&countryCode=FR&weight=2000';
  const found = await (await shop.request('GET', `${url}&channelCode=FR_WEB`)).json();
  const [first, next] = found['hydra:member'].map((point: { code: string }) => point.code);
  const { code, headers } = await subscribe();
  const relay = { shippingMethod: 'relay_standard', pickupPoint: first, scope: 'all' };
  await call('PATCH', `/subscriptions/${code}/shipping`, relay, headers);
  await toggleFault(appContext, { kind: 'closed', point: first });
  await goToDue(code, -3);
  await remind();
  expect(await alerts(code)).toContain('pickuppoint_unavailable');
  const signed = await signedIn(shop);
  const body = { pickupPoint: next };
  const chosen = await call(
    'PUT',
    `/subscriptions/${code}/next-pickup-point`,
    body,
    signed.headers,
  );
  expect(chosen.status).toBe(200);
  expect(await alerts(code)).toEqual(['pickuppoint_replaced']);
  await goToDue(code);
  await live();
  expect((await cycles(code))[1]).toMatchObject({ state: 'placed', money: 'paid' });
});

test.each([
  ['the parcel goes to the one agreed', false],
  ['and the one agreed closes too: it goes to another', true],
])('N-08 REL-48 a relay point closes after the order, %s', async (_, isAgreedClosed) => {
  const url = '/api/v2/shop/pickup-points?postcode=69003&countryCode=FR&weight=2000';
  const found = await (await shop.request('GET', `${url}&channelCode=FR_WEB`)).json();
  const codes = found['hydra:member'].map((point: { code: string }) => point.code);
  const [first, , agreed] = codes;
  const { code, headers } = await subscribe();
  const own = `/subscriptions/${code}`;
  const relay = { shippingMethod: 'relay_standard', pickupPoint: first, scope: 'all' };
  await call('PATCH', `${own}/shipping`, relay, headers);
  await call('PUT', `${own}/next-pickup-point`, { pickupPoint: agreed }, headers);
  await goToDue(code);
  await live();
  const [, second] = await cycles(code);
  const point = async () => {
    const text = 'select pickup_point as code from shipments where order_id = $1';
    return (await query(text, second?.orderId))[0].code;
  };
  expect(await point()).toBe(first);
  await toggleFault(appContext, { kind: 'closed', point: first });
  if (isAgreedClosed) await toggleFault(appContext, { kind: 'closed', point: agreed });
  goTo(Temporal.PlainDate.from(second?.shippingDate).add({ days: 5 }).toString());
  await start('dispatch-orders');
  await run();
  const now = await point();
  if (isAgreedClosed) expect([first, agreed]).not.toContain(now);
  else expect(now).toBe(agreed);
  expect(await mails('order-rerouted')).toHaveLength(1);
});
