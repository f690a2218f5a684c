import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { chance } from '../../../../tests/support/chance.ts';
import { officeAs } from '../../../../tests/support/office-loaders.ts';
import { orderCalls } from '../../../../tests/support/order-calls.ts';
import { isMeant, randomPeople, randomRules } from '../../../../tests/support/random-people.ts';
import { jobRunner } from '../../../../tests/support/run-jobs.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { signedIn } from '../../../../tests/support/sign-in.ts';
import { callerWith, staffCalls } from '../../../../tests/support/staff.ts';
import { stockShop, TIN } from '../../../../tests/support/stocked-shop.ts';
import { action as saveSegment } from '../../../backoffice/segments/new-segment.page.tsx';
import { loader as segmentPage } from '../../../backoffice/segments/segment.page.tsx';
import { loader as segmentsPage } from '../../../backoffice/segments/segments.page.tsx';
import { EVERY_FACT } from '../rules/index.ts';
import { isMember } from './members.ts';

const shop = testShop();
const { appContext, database } = shop;
const { as, asComposed } = staffCalls(shop);
const { ready, call: shopCall } = orderCalls(shop);
const { start } = jobRunner(shop);
const query = async (text: string, ...values: unknown[]) =>
  (await database.pool.query(text, values)).rows;

beforeEach(() => stockShop(appContext));

test('O-32 whoever a segment means is whom its rules mean read plainly, for any rules over any people', async () => {
  const random = chance();
  const today = appContext.clock.today();
  const people = await randomPeople(shop, random, 60);
  let meant = 0;
  const seen = new Set<string>();
  for (let nth = 0; nth < 250; nth += 1) {
    const rules = randomRules(random, today);
    const { rows } = await sql<{ id: number }>`
      select c.id from customers c where ${isMember(rules, today)} order by c.id`.execute(
      appContext.db,
    );
    const wanted = people.filter((somebody) => isMeant(rules, somebody)).map(({ id }) => id);
    expect(
      rows.map(({ id }) => id),
      JSON.stringify(rules),
    ).toEqual(wanted);
    meant += wanted.length;
    for (const name of Object.keys(rules)) seen.add(name);
  }
  expect(meant).toBeGreaterThan(100);
  expect(seen.size).toBe(EVERY_FACT.length);
});

test('O-32 a segment narrows the list of customers, says how many it means and names them to who may know them alone', async () => {
  const people = await randomPeople(shop, chance(), 12);
  const rules = { orders: { least: 1, most: null } };
  const wanted = people.filter((one) => isMeant(rules, one)).map(({ id }) => id);
  const shopTeam = await as('merchandising');
  const { status, body } = await shopTeam('POST', '/segments', { name: 'Ont commandé', rules });
  expect(status).toBe(201);
  const support = await as('support');
  const listed = await support('GET', `/customers?segment=${body.id}&itemsPerPage=100`);
  const ids = listed.body['hydra:member'].map(({ id }: { id: number }) => id);
  expect(ids.toSorted((a: number, b: number) => a - b)).toEqual(wanted);
  expect(listed.body['hydra:totalItems']).toBe(wanted.length);
  // An unknown segment has no members.
  for (const unknown of ['999', '1.5', '1e3', 'chats'])
    expect(
      (await support('GET', `/customers?segment=${unknown}`)).body['hydra:totalItems'],
      unknown,
    ).toBe(0);

  // Without the right to read customers, only the number is returned.
  const counted = await shopTeam('POST', '/segment-previews', { rules });
  expect(counted.body).toMatchObject({ count: wanted.length, members: [] });
  const named = await support('POST', '/segment-previews', { rules });
  expect(named.body.members[0]).toMatchObject({ id: wanted.at(-1), name: 'Quelqu’un Numéro' });
  const direction = await as('direction');
  await direction('POST', '/roles', {
    name: 'Lecture sans noms',
    permissions: ['customers.read', 'promotions.read'],
    goodwill: 0,
  });
  const [role] = await query("select id from staff_roles where name = 'Lecture sans noms'");
  const blind = await asComposed(`r${role.id}`);
  expect((await blind('POST', '/segment-previews', { rules })).body).toMatchObject({
    count: wanted.length,
    members: [],
  });
  // An API key with one permission gets only what that allows.
  const key = await direction('POST', '/api-keys', {
    name: 'Envois',
    permissions: ['customers.read'],
    lastDay: null,
  });
  if (key.status === 201) {
    const machine = callerWith(shop, key.body.key);
    expect((await machine('GET', '/segments')).status).toBe(403);
  }
  expect((await support('POST', '/segments', { name: 'Autre', rules })).status).toBe(403);
});

test('O-32 an erased account is in no segment', async () => {
  const [somebody] = await randomPeople(shop, chance(), 1);
  const call = await as('direction');
  const rules = { since: { from: '2000-01-01', until: null } };
  const count = async () => (await call('POST', '/segment-previews', { rules })).body.count;
  expect(await count()).toBe(1);
  await query(
    "update customers set email = 'erased-' || id || '@customer.invalid' where id = $1",
    somebody?.id,
  );
  expect(await count()).toBe(0);
});

test('O-32 an issue goes to the readers of a segment alone, and the segment stays while a draft means it', async () => {
  const people = await randomPeople(shop, chance(), 25);
  const call = await as('direction');
  const rules = { species: ['dog'], newsletter: true, site: ['FR_WEB'] };
  const wanted = people.filter((one) => isMeant(rules, one));
  const segment = (await call('POST', '/segments', { name: 'Lecteurs à chien', rules })).body;
  const issue = {
    subject: 'Chiens',
    preview: 'Un mot',
    body: 'Bonjour.',
    channel: 'FR_WEB',
    audience: 'segment',
    perMinute: 1000,
  };
  expect((await call('POST', '/newsletter-issues', issue)).status).toBe(422);
  expect((await call('POST', '/newsletter-issues', { ...issue, segment: 999 })).status).toBe(422);
  const made = await call('POST', '/newsletter-issues', { ...issue, segment: segment.id });
  const { body: draft } = await call('GET', `/newsletter-issues/${made.body.id}`);
  expect(draft.reach).toBe(wanted.length);
  const removed = await call('DELETE', `/segments/${segment.id}`);
  expect([removed.status, removed.body['hydra:description']]).toEqual([
    409,
    expect.stringContaining('s’en sert encore'),
  ]);
  if (wanted.length > 0) {
    const looked = { version: draft.version, reach: draft.reach };
    await call('POST', `/newsletter-issues/${draft.id}/start`, looked);
    await start('send-newsletters');
  } else await query("update newsletter_issues set state = 'sent'");
  const mails = await query("select recipient from mails where kind = 'newsletter-issue'");
  expect(new Set(mails.map(({ recipient }) => recipient))).toEqual(
    new Set(
      (
        await query(
          'select email from customers where id = any ($1)',
          wanted.map(({ id }) => id),
        )
      ).map(({ email }) => email),
    ),
  );
  // After it was sent, nothing uses the segment any more.
  expect((await call('DELETE', `/segments/${segment.id}`)).status).toBe(204);
});

test('O-32 a promotion for a segment is given to its members when they pay, and refused to others in words', async () => {
  const call = await as('direction');
  const rules = { orders: { least: 1, most: null } };
  const segment = (await call('POST', '/segments', { name: 'Fidèles', rules })).body;
  const promotion = {
    reference: 'fideles',
    name: 'Fidèles',
    channels: [],
    countries: [],
    startsOn: null,
    endsOn: null,
    firstOrderOnly: false,
    subscriptionOnly: false,
    minimum: null,
    products: [],
    categories: [],
    totalUses: null,
    usesPerCustomer: null,
    kind: 'amount',
    amount: 300,
    rate: null,
    giftVariant: null,
    giftQuantity: null,
    priority: 0,
    exclusive: false,
    trigger: 'code',
    couponCode: 'FIDELES3',
    segment: segment.id,
  };
  const wrong = await call('POST', '/promotions', { ...promotion, segment: 999 });
  expect(wrong.body.violations[0]).toMatchObject({ propertyPath: 'segment' });
  expect((await call('POST', '/promotions', promotion)).status).toBe(201);
  expect((await call('DELETE', `/segments/${segment.id}`)).status).toBe(409);

  const signed = await signedIn(shop, 'lea@example.org');
  const customerId = Number(signed.customer.split('/').at(-1));
  const cart = async (owner: number | null) => {
    const made = await ready('bank_transfer', [TIN, 10]);
    if (owner !== null)
      await query(
        'update orders set customer_id = $2, version = version + 1 where token = $1',
        made.tokenValue,
        owner,
      );
    return made.tokenValue;
  };
  const coupon = (token: string, headers?: HeadersInit) =>
    shopCall('PATCH', `/${token}/apply-coupon`, { couponCode: 'FIDELES3' }, headers);
  // A guest, then a customer outside the segment, then one inside.
  const guest = await coupon(await cart(null));
  expect(guest.status).toBe(422);
  expect(JSON.stringify(guest.body)).toContain('réservé à certains clients');
  const first = await cart(customerId);
  expect((await coupon(first, signed.headers)).status).toBe(422);
  const placed = await shopCall('PATCH', `/${first}/complete`, {}, signed.headers);
  expect(placed.status).toBe(200);
  const second = await cart(customerId);
  const given = await coupon(second, signed.headers);
  expect([given.status, given.body.orderPromotionTotal]).toEqual([200, -300]);
  // A customer who leaves the segment before paying loses the promotion.
  await call('PUT', `/segments/${segment.id}`, {
    version: segment.version,
    name: segment.name,
    rules: { orders: { least: 5, most: null } },
  });
  const late = await shopCall('PATCH', `/${second}/complete`, {}, signed.headers);
  expect(late.status).toBe(409);
});

test('O-32 the pages of segments keep what was typed, say who is meant before anything is kept, and what they mean in words', async () => {
  await randomPeople(shop, chance(), 5);
  const office = await officeAs(shop, 'direction');
  const fields = [
    ['intent', 'createSegment'],
    ['key', 'formulaire-de-segment-1'],
    ['name', 'Vieux chiens'],
    ['species.dog', 'on'],
    ['age.least', '84'],
    ['spent.most', '120,50'],
    ['breed.0', 'chien-akita-inu'],
  ] as const;
  const previewed = (await office.send(saveSegment, '/gestion/segments/nouveau/', [
    ...fields,
    ['preview', '1'],
  ])) as unknown as { data: { preview: { count: number }; values: Record<string, string> } };
  expect(previewed.data.preview.count).toBeGreaterThanOrEqual(0);
  expect(previewed.data.values.name).toBe('Vieux chiens');
  expect(await query('select from segments')).toHaveLength(0);
  const wrong = (await office.send(saveSegment, '/gestion/segments/nouveau/', [
    ...fields,
    ['age.most', '12'],
  ])) as unknown as { data: { fields: Record<string, string> } };
  expect(wrong.data.fields).toHaveProperty(['age.most']);
  const led = await office
    .send(saveSegment, '/gestion/segments/nouveau/', fields)
    .catch((thrown: Response) => thrown.headers.get('location'));
  expect(led).toMatch(/^\/gestion\/segments\/\d+\/\?fait=enregistre$/);
  const { segments } = await office.load(segmentsPage, '/gestion/segments/');
  expect(segments[0]?.rules).toEqual({
    species: ['dog'],
    breed: ['chien-akita-inu'],
    age: { least: 84, most: null },
    spent: { least: null, most: 12050 },
  });
  const { segment } = await office.load(segmentPage, '/gestion/segments/1/', {
    id: String(segments[0]?.id),
  });
  expect(segment.name).toBe('Vieux chiens');
  const journal = await query(
    "select action, subject from staff_actions where action like 'segment.%'",
  );
  expect(journal).toEqual([{ action: 'segment.created', subject: 'Vieux chiens' }]);
});

test('O-32 rules that mean everybody, run backwards or name what is not there are refused', async () => {
  const call = await as('direction');
  const refused = async (rules: object, name = 'Essai') =>
    (await call('POST', '/segments', { name, rules })).body.violations?.[0]?.propertyPath;
  expect(await refused({})).toBe('rules');
  expect(await refused({ orders: { least: 3, most: 1 } })).toBe('rules.orders.most');
  expect(await refused({ breed: ['chien-qui-n-existe-pas'] })).toBe('rules.breed');
  expect(await refused({ bought: ['PR999999'] })).toBe('rules.bought');
  expect(await refused({ income: { least: 1, most: 2 } })).toBeDefined();
  const right = { orders: { least: 1, most: null } };
  const one = await call('POST', '/segments', { name: 'Un', rules: right });
  expect(await refused(right, 'UN')).toBe('name');
  const change = { name: 'Deux', rules: right, version: one.body.version };
  expect((await call('PUT', `/segments/${one.body.id}`, change)).status).toBe(200);
  // The other staff member read an older version.
  expect((await call('PUT', `/segments/${one.body.id}`, change)).status).toBe(409);
});
