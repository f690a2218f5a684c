import { expect, test } from 'vitest';
import { countQueries } from '../../../../tests/support/count-queries.ts';
import { renewals } from '../../../../tests/support/renewals.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { staffCalls } from '../../../../tests/support/staff.ts';
import { KIBBLE, TIN } from '../../../../tests/support/stocked-shop.ts';

const shop = testShop();
const { subscribe, query, run, goToDue, live, cardsBecome, mails, shippingDateOf } = renewals(shop);
const { as } = staffCalls(shop);

const found = async (call: Awaited<ReturnType<typeof as>>, filter: string) =>
  (await call('GET', `/subscriptions?${filter}`)).body;

test('SUB-01 the team finds a subscription by its code, its e-mail, how it stands and when it leaves', async () => {
  const { code, email } = { ...(await subscribe('lea@example.org')), email: 'lea@example.org' };
  const call = await as('logistics');
  for (const search of [code, code.replace('AB-', '').replace(/^0+/, ''), email.toUpperCase()])
    expect((await found(call, `search=${search}`))['hydra:member']).toMatchObject([
      { code, email, status: 'active', heldFor: null, frequency: 31, deliveriesDone: 1 },
    ]);
  expect((await found(call, 'search=noah@example.org'))['hydra:totalItems']).toBe(0);
  expect((await found(call, 'standing=paused'))['hydra:totalItems']).toBe(0);
  expect((await found(call, 'within=7'))['hydra:totalItems']).toBe(0);
  expect((await found(call, 'within=60'))['hydra:totalItems']).toBe(1);
  expect((await call('GET', '/subscriptions?standing=odd')).status).toBe(422);
});

test('SUB-01 the list of subscriptions is sorted by code, day and deliveries', async () => {
  const rhythms = [31, 21, 42];
  const codes: string[] = [];
  for (const [index, days] of rhythms.entries())
    codes.push(
      (await subscribe(`s${index}@example.org`, [TIN, 4, { subscriptionInterval: days }])).code,
    );
  const call = await as('support');
  const sorted = async (sort: string) =>
    (await found(call, `sort=${sort}`))['hydra:member'].map(({ code }: { code: string }) =>
      codes.indexOf(code),
    );
  expect(await sorted('code')).toEqual([0, 1, 2]);
  expect(await sorted('-code')).toEqual([2, 1, 0]);
  expect(await sorted('next')).toEqual([1, 0, 2]);
  expect(await sorted('-next')).toEqual([2, 0, 1]);
  expect((await call('GET', '/subscriptions?sort=email')).status).toBe(422);
});

test('SUB-01 the list costs as many queries for one subscription as for several', async () => {
  const call = await as('support');
  await subscribe('lea@example.org');
  const one = await countQueries(shop.database.pool, () => found(call, ''));
  await subscribe('noah@example.org', [TIN, 4, { subscriptionInterval: 31 }]);
  await subscribe('mia@example.org', [TIN, 4, { subscriptionInterval: 42 }]);
  expect(await countQueries(shop.database.pool, () => found(call, ''))).toBe(one);
});

test('SUB-05 its page: next delivery, six dates to come, each try to be paid, what was told', async () => {
  const { code } = await subscribe();
  const call = await as('support');
  const { body } = await call('GET', `/subscriptions/${code}`);
  expect(body).toMatchObject({ subscription: { code, editable: true }, draft: { total: 1534 } });
  expect(body.calendar).toHaveLength(6);
  expect(body.calendar[0]).toBe(await shippingDateOf(code));
  expect(body.calendar).toEqual(body.calendar.toSorted());
  await goToDue(code);
  await cardsBecome('insufficient_funds');
  await live();
  const later = await as('accounting');
  const reported = (await later('GET', `/subscriptions/${code}/deliveries`)).body;
  expect(reported.deliveries).toMatchObject([
    {
      number: 2,
      state: 'charging',
      renewal: { state: 'failed', tries: 1, decline: 'soft', errorCode: 'insufficient_funds' },
      attempts: [{ state: 'declined', errorCode: 'insufficient_funds' }],
    },
    { number: 1, state: 'placed', renewal: null, attempts: [{ card: { last4: '4242' } }] },
  ]);
  expect(reported.notices.map(({ kind }: { kind: string }) => kind)).toContain(
    'subscription-payment-failed',
  );
  expect((await later('GET', '/subscriptions/AB-99999')).status).toBe(404);
  expect((await later('GET', '/subscriptions/AB-99999/deliveries')).status).toBe(404);
});

test('SUB-15 SUB-16 SUB-17 what the team changes is changed once, written down and told', async () => {
  const { code } = await subscribe();
  const call = await as('support');
  const at = `/subscriptions/${code}`;
  const key = { 'idempotency-key': crypto.randomUUID() };
  const add = { productVariant: KIBBLE, quantity: 1, scope: 'all' };
  const [first] = await Promise.all([1, 2, 3].map(() => call('POST', `${at}/items`, add, key)));
  expect(first?.status).toBe(200);
  const { subscription } = (await call('GET', at)).body;
  const held = subscription.items.find(
    (one: { variantCode: string }) => one.variantCode === KIBBLE,
  );
  expect(held).toMatchObject({ quantity: 1, laterQuantity: 1 });
  const changed = await call('PATCH', `${at}/frequency`, { frequency: 42, scope: 'all' });
  expect(changed.body.subscription.frequency.days).toBe(42);
  const stale = await call('POST', `${at}/pause?version=${subscription.version}`, {});
  expect(stale.status).toBe(409);
  expect((await call('DELETE', `${at}/items/${held.id}?scope=all`)).status).toBe(200);
  const before = (await call('GET', at)).body.subscription.nextShippingDate;
  const skipped = (await call('POST', `${at}/skip`, {})).body.subscription.nextShippingDate;
  expect(Temporal.PlainDate.from(before).until(skipped).days).toBeGreaterThanOrEqual(42);
  expect((await call('POST', `${at}/pause`, {})).body.subscription.status).toBe('paused');
  const locked = await call('PATCH', `${at}/next-date`, { date: skipped, scope: 'next' });
  expect([locked.status, locked.body['hydra:description']]).toEqual([
    422,
    'Votre abonnement est en pause. Reprenez-le pour le modifier.',
  ]);
  expect((await call('POST', `${at}/resume`, {})).body.subscription.status).toBe('active');
  await run();
  expect(await mails('subscription-paused')).toHaveLength(1);
  const { changes } = (await call('GET', at)).body;
  expect(changes.map(({ actor, kind }: Record<string, string>) => `${actor} ${kind}`)).toEqual([
    'staff resumed',
    'staff paused',
    'staff date',
    'staff item_removed',
    'staff frequency',
    'staff item_added',
    'customer started',
  ]);
  const log = await query('select action from staff_actions where subject = $1 order by id', code);
  expect(log.map(({ action }) => action)).toEqual([
    'subscription.item_added',
    'subscription.rhythm',
    'subscription.item_removed',
    'subscription.skipped',
    'subscription.paused',
    'subscription.resumed',
  ]);
  expect((await (await as('accounting'))('POST', `${at}/pause`, {})).status).toBe(403);
});

test('REL-15 what rests for a dispute is found, and released by the team', async () => {
  const { code } = await subscribe();
  await goToDue(code);
  await cardsBecome('disputed');
  await live();
  await run();
  const call = await as('support');
  expect((await found(call, 'standing=held'))['hydra:member']).toMatchObject([
    { code, heldFor: 'dispute' },
  ]);
  expect((await found(call, 'standing=paused'))['hydra:totalItems']).toBe(0);
  const { body } = await call('POST', `/subscriptions/${code}/resume`, {});
  expect(body).toMatchObject({ heldFor: null, subscription: { status: 'active' } });
});

test('SUB-02 ended by the team on request, its customer gets the confirmation of their own way', async () => {
  const { code } = await subscribe();
  const call = await as('support');
  const key = { 'idempotency-key': crypto.randomUUID() };
  const end = () => call('POST', `/subscriptions/${code}/terminate`, { ground: 'pet_gone' }, key);
  expect((await Promise.all([end(), end()])).map(({ status }) => status)).toEqual([204, 204]);
  await run();
  const [mail, ...others] = await mails('termination-confirmation');
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ recipient: 'lea@example.org' });
  expect(mail?.text).toContain(code);
  expect((await call('GET', `/subscriptions/${code}`)).body.subscription.status).toBe('stopped');
  expect((await call('POST', `/subscriptions/${code}/terminate`, {})).status).toBe(422);
});

test('O-04 the figure of subscriptions in trouble holds what its words name: blocked, unpaid, held by us', async () => {
  const call = await as('support');
  const { code } = await subscribe();
  const troubled = async () => (await found(call, 'standing=troubled'))['hydra:totalItems'];
  const become = (status: string, heldFor: string | null = null) =>
    shop.database.pool.query(
      `update subscriptions set status = $1, held_for = $2,
         paused_at = case when $1 = 'paused' then now() end,
         stopped_at = case when $1 = 'stopped' then now() end
       where code = $3`,
      [status, heldFor, code],
    );
  for (const status of ['payment_failed', 'awaiting_payment', 'error', 'product_unavailable']) {
    await become(status);
    expect(await troubled(), status).toBe(1);
  }
  await become('paused', 'dispute');
  expect(await troubled()).toBe(1);
  for (const status of ['active', 'paused', 'stopped']) {
    await become(status);
    expect(await troubled(), status).toBe(0);
  }
});

test('S-09 O-11 the team sees what another format would cost, puts it in the place of one, once, and its customer reads it by mail', async () => {
  const { code } = await subscribe();
  const call = await as('support');
  const at = `/subscriptions/${code}`;
  const { subscription } = (await call('GET', at)).body;
  const [goes] = subscription.items;
  const comes = goes.variantCode === KIBBLE ? TIN : KIBBLE;
  const swap = { productVariant: comes, quantity: 2, scope: 'all' };
  const path = `${at}/items/${goes.id}/variant?version=${subscription.version}`;
  const thought = { change: 'replace', id: goes.id, ...swap };
  const preview = `${at}/previews?version=${subscription.version}`;
  const logistics = await as('logistics');
  expect((await logistics('POST', preview, thought)).status).toBe(403);
  const { before, after } = (await call('POST', preview, thought)).body;
  expect(before[0].total).not.toBe(after[0].total);
  // A preview changes nothing and sends no mail.
  expect((await call('GET', at)).body.subscription.version).toBe(subscription.version);
  const key = { 'idempotency-key': crypto.randomUUID() };
  const [first] = await Promise.all([1, 2].map(() => call('PATCH', path, swap, key)));
  expect([first?.status, first?.body['hydra:description']]).toEqual([200, undefined]);
  const { draft, subscription: changed } = (await call('GET', at)).body;
  const { items } = changed;
  expect(draft.total).toBe(after[0].total);
  expect(
    items.map(({ variantCode, quantity }: Record<string, unknown>) => [variantCode, quantity]),
  ).toEqual([[comes, 2]]);
  const log = await query('select action from staff_actions where subject = $1', code);
  expect(log).toEqual([{ action: 'subscription.item_replaced' }]);
  const again = await call('PATCH', path, swap);
  expect([404, 409]).toContain(again.status);
  expect((await call('POST', preview, thought)).status).toBe(409);
  await run();
  const written = await mails('subscription-swapped-for-you');
  expect(written).toHaveLength(1);
  expect(written[0]?.text).toContain(items[0].productName);
  expect(written[0]?.text).not.toMatch(/renewals\.mails|undefined|null|\{\{/);
});
