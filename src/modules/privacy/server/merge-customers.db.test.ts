import { beforeEach, expect, test } from 'vitest';
import { milo } from '../../../../tests/support/an-animal.ts';
import { findTraces } from '../../../../tests/support/find-traces.ts';
import { bearer, people } from '../../../../tests/support/people.ts';
import { jobRunner } from '../../../../tests/support/run-jobs.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { staffCalls } from '../../../../tests/support/staff.ts';
import { stockShop, TIN } from '../../../../tests/support/stocked-shop.ts';
import { subscribers } from '../../../../tests/support/subscriber.ts';
import { personalData } from '../../../registry/personal-data.ts';

const shop = testShop();
const { as } = staffCalls(shop);
const { arrive, mailedToken, patch, post, read } = people(shop);
const { run, start } = jobRunner(shop);
const { subscribe } = subscribers(shop);

// biome-ignore lint/suspicious/noExplicitAny: rows of every shape
const query = async (text: string, ...values: unknown[]): Promise<any[]> =>
  (await shop.database.pool.query(text, values)).rows;

const PASSWORD = 'quatre tasses de thé';
const MOVING = personalData
  .flatMap(({ owned = [] }) => owned)
  .filter(({ merge }) => merge === 'moves');

beforeEach(() => stockShop(shop.appContext));

const idOf = ({ customer }: { customer: string }) => customer.slice(customer.lastIndexOf('/') + 1);
const tokenOf = ({ headers }: { headers: { authorization: string } }) =>
  headers.authorization.replace('Bearer ', '');
const person = (email: string) => ({
  firstName: 'Mia',
  lastName: 'Martin',
  email,
  password: PASSWORD,
});

/** Number of rows per table of an account, and their total. */
async function holdings(id: string): Promise<Record<string, number>> {
  const counts = MOVING.map(
    ({ table, column }) =>
      `(select count(*)::int from ${table} where ${column} = $1) as "${table}.${column}"`,
  );
  const [found] = await query(
    `select ${counts.join(', ')},
       (select coalesce(sum(total), 0)::int from orders where customer_id = $1 and state <> 'cart') as money,
       (select coalesce(sum(left_amount), 0)::int from credit_lots where customer_id = $1) as credit,
       (select coalesce(sum(quantity), 0)::int from subscription_items i
         join subscriptions s on s.id = i.subscription_id where s.customer_id = $1) as recurring`,
    id,
  );
  return found;
}

const named = (counted: { name: string; count: number }[]) =>
  Object.fromEntries(counted.map(({ name, count }) => [name, count]));

test('O-25 two accounts become one: counted before and after, the other opens nothing, both are told', async () => {
  const [lea, noah] = [await subscribe('lea@example.org'), await subscribe('noah@example.org')];
  const [to, from] = [idOf(lea), idOf(noah)];
  for (const person of [lea, noah]) {
    await post('/addresses', ADDRESS, person.headers);
    await post('/animals', milo, person.headers);
    await post('/contact', { message: 'Bonjour à tous.' }, person.headers);
    const { tokenValue } = await (await post('/orders', {}, person.headers)).json();
    const item = { productVariant: TIN, quantity: 2 };
    const path = `/api/v2/shop/orders/${tokenValue}/items`;
    await shop.request('PATCH', path, item, person.headers);
  }
  const call = await as('support');
  const gift = { amount: 700, reason: 'Un retard', expiresOn: null };
  await call('POST', `/customers/${from}/credit`, gift);
  await call('POST', `/customers/${to}/credit`, { ...gift, amount: 300 });
  const path = `/customers/${to}/merges`;
  const preview = async () => (await call('GET', `${path}/${from}`)).body;

  // A payment is in progress.
  const state = (value: string) =>
    query('update payment_attempts set state = $2 where customer_id = $1', from, value);
  await state('confirming');
  expect((await preview()).refused).toContain('paiement');
  const early = { customer: Number(from), seen: '' };
  expect((await call('POST', path, early)).status).toBe(422);
  await state('accepted');

  const [before, other] = [await holdings(to), await holdings(from)];
  expect(other).toMatchObject({ 'animals.customer_id': 1, credit: 700, recurring: 4 });
  const shown = await preview();
  expect(shown).toMatchObject({
    refused: null,
    kept: { id: Number(to), email: 'lea@example.org' },
    merged: { id: Number(from), email: 'noah@example.org' },
  });
  expect(named(shown.moved)).toMatchObject({ 'subscriptions.customer_id': 1 });
  // Both have a cart with articles, and a customer id at the same provider.
  const dropped = named(shown.dropped);
  expect(dropped).toEqual({
    'orders.customer_id': 1,
    'payment_customers.customer_id': 1,
  });
  // The preview changed nothing.
  expect(await holdings(from)).toEqual(other);

  const key = { 'idempotency-key': crypto.randomUUID() };
  const body = { customer: Number(from), seen: shown.seen };
  expect((await call('POST', path, body, key)).status).toBe(204);
  // Submitted twice.
  expect((await call('POST', path, body, key)).status).toBe(204);
  const sum = Object.fromEntries(
    Object.entries(before).map(([name, count]) => [
      name,
      count + (other[name] ?? 0) - (dropped[name] ?? 0),
    ]),
  );
  expect(await holdings(to)).toEqual({ ...sum, 'customer_merges.kept_id': 1 });
  expect([...new Set(Object.values(await holdings(from)))]).toEqual([0]);

  // The remaining account has both cards, one of them the default.
  const cards = await (await read('/payment-cards', tokenOf(lea))).json();
  expect(
    cards['hydra:member'].map(({ isDefault }: { isDefault: boolean }) => isDefault).toSorted(),
  ).toEqual([false, true]);
  expect((await read(`/orders/${noah.cart.tokenValue}`, tokenOf(lea))).status).toBe(200);
  // The merged account can no longer sign in.
  expect((await read('/orders', tokenOf(noah))).status).toBe(401);

  // Its deliveries have the remaining e-mail, and are paid with its card under the same customer id at the provider.
  const drafts = await query(
    `select o.email, t.holder is not null as held from subscriptions s
     join orders o on o.subscription = s.code and o.state = 'cart'
     join payment_card_tokens t on t.card_id = s.card_id where s.code = $1`,
    noah.code,
  );
  expect(drafts).toEqual([{ email: null, held: true }]);
  await start('match-payments');
  expect(await query('select 1 from payment_card_tokens where missing_since is not null')).toEqual(
    [],
  );

  const mails = await query("select recipient, text from mails where kind = 'accounts-merged'");
  expect(mails.map(({ recipient }) => recipient).toSorted()).toEqual([
    'lea@example.org',
    'noah@example.org',
  ]);
  // The mail reveals no more of the other account, in case they are different people.
  const toNoah = mails.find(({ recipient }) => recipient === 'noah@example.org').text;
  expect(toNoah).not.toContain('lea@example.org');
  expect(toNoah).toContain('l•••@example.org');

  // The event is in the customer's timeline.
  const events = await call('GET', `/customers/${to}/events?itemsPerPage=100`);
  const listed: { kind: string; detail: string }[] = events.body['hydra:member'];
  expect(listed.filter(({ detail }) => detail === 'customer.merged')).toHaveLength(1);
  expect(listed.filter(({ kind }) => kind === 'registered')).toHaveLength(2);
  const privacy = await call('GET', `/customers/${from}/privacy`);
  expect(privacy.body.mergedInto).toBe(Number(to));
  const found = await call('GET', '/customers?search=noah@example.org');
  expect(found.body['hydra:member']).toEqual([]);
});

test('O-25 PRV-07 after a merge a copy of the data holds what came of the other mailbox, and an erasure forgets both', async () => {
  const [staying, other] = [
    await arrive(person('mia@example.fr')),
    await arrive(person('zoe@example.fr')),
  ];
  await post('/newsletter-subscriptions', { email: 'zoe@example.fr', source: 'footer' });
  await post('/addresses', ADDRESS, bearer(other.token));
  const [to, from] = [idOf(staying), idOf(other)];
  const call = await as('direction');
  const { seen } = (await call('GET', `/customers/${to}/merges/${from}`)).body;
  const body = { customer: Number(from), seen };
  expect((await call('POST', `/customers/${to}/merges`, body)).status).toBe(204);

  const files = await Promise.all(
    ['customer_merges', 'newsletter_subscriptions'].map((table) =>
      personalData
        .find(({ tables }) => tables.includes(table))
        ?.exportFiles?.(shop.appContext, Number(to)),
    ),
  );
  for (const file of files) expect(String(file?.[0]?.content)).toContain('zoe@example.fr');

  // Queued mails to the former address are dropped, since it may belong to somebody else.
  await run();
  await query('update mails set sent_at = now()');
  await post(`/customers/${to}/deletion-requests`, { password: PASSWORD }, bearer(staying.token));
  const erased = await patch(
    `/deletion-requests/${await mailedToken('deletion', 'mia@example.fr')}`,
    {},
  );
  expect(erased.status).toBe(202);
  await run();
  expect(await findTraces(shop.database, ['zoe@example', 'mia@example', 'lilas'])).toEqual([]);
});

test('O-25 a block, a request to be forgotten, a changed account and a role without the right refuse it', async () => {
  const [mia, zoe] = [person('mia@example.fr'), person('zoe@example.fr')];
  const [staying, other] = [await arrive(mia), await arrive(zoe)];
  const call = await as('support');
  const path = `/customers/${idOf(staying)}/merges`;
  const preview = async (id = idOf(other)) => (await call('GET', `${path}/${id}`)).body;
  const { seen, refused } = await preview();
  expect(refused).toBeNull();
  expect((await preview(idOf(staying))).refused).toContain('même compte');
  expect((await call('GET', `${path}/999999`)).status).toBe(404);

  await call('PUT', `/customers/${idOf(other)}/block`, { reason: 'Carte volée' });
  expect((await preview()).refused).toContain('bloquée');
  await call('DELETE', `/customers/${idOf(other)}/block`);

  for (const role of ['logistics', 'merchandising', 'accounting'] as const) {
    const without = await as(role);
    expect((await without('GET', `${path}/${idOf(other)}`)).status).toBe(403);
    const answer = await without('POST', path, { customer: Number(idOf(other)), seen });
    expect(answer.status).toBe(403);
  }

  // An address is added after the preview.
  const { token } = await (await post('/authentication-token', zoe)).json();
  const added = await post('/addresses', ADDRESS, bearer(token));
  expect(added.status).toBe(201);
  const late = await call('POST', path, { customer: Number(idOf(other)), seen });
  expect(late.status).toBe(409);

  await post(`/customers/${idOf(other)}/deletion-requests`, { password: PASSWORD }, bearer(token));
  expect((await preview()).refused).toContain('effacement');
  expect(await query('select 1 from customer_merges')).toEqual([]);
});

const ADDRESS = {
  firstName: 'Mia',
  lastName: 'Martin',
  countryCode: 'FR',
  street: '3 rue des Lilas',
  postcode: '69003',
  city: 'Lyon',
};
