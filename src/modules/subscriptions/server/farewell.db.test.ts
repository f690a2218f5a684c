import { expect, test } from 'vitest';
import { milo } from '../../../../tests/support/an-animal.ts';
import { renewals } from '../../../../tests/support/renewals.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { signedIn } from '../../../../tests/support/sign-in.ts';
import { KIBBLE, TIN } from '../../../../tests/support/stocked-shop.ts';
import { subscriptionCalls } from '../../../../tests/support/subscription-calls.ts';

const shop = testShop();
const { subscribe, run, start, query, goTo, live, shippingDateOf } = renewals(shop);
const { of, call } = subscriptionCalls(shop);

const LEA = 'lea@example.org';
const MONTHLY = { subscriptionInterval: 31 };

type Own = Awaited<ReturnType<typeof subscribe>>;

/** Two cats of one customer. */
async function twoCats() {
  const { headers } = await signedIn(shop, LEA);
  const add = async (name: string) =>
    (await call('POST', '/animals', { ...milo, name }, headers)).body['@id'] as string;
  return { rex: await add('Rex'), oscar: await add('Oscar') };
}

/** Sets the animals that the line of a variant feeds. */
async function feed(own: Own, variantCode: string, animals: string[]) {
  const { items } = (await of(own).get()).body;
  const line = items.find((one: { variantCode: string }) => one.variantCode === variantCode);
  expect((await of(own).put(`/items/${line.id}/animals`, { animals })).status).toBe(200);
}

async function dies({ headers }: Own, animal: string, reason = 'deceased') {
  const path = `${animal.replace('/api/v2/shop', '')}/deletion`;
  expect((await call('POST', path, { reason }, headers)).status).toBe(204);
  await run();
}

/** Signs the same customer in again after the clock moved. */
async function again(own: Own): Promise<Own> {
  const { headers } = await signedIn(shop, LEA);
  return { ...own, headers };
}

/** Variant codes in the next delivery. */
async function draftOf(own: Own): Promise<string[]> {
  const { body } = await of(await again(own)).call('GET', '/drafts');
  const [{ items }] = body['hydra:member'];
  return items.map(({ variantCode }: { variantCode: string }) => variantCode).toSorted();
}

const lastMail = async () =>
  Number((await query('select coalesce(max(id), 0) as id from mails'))[0].id);

test('REL-32 N-03 of two cats one dies: what it ate alone stops, the other’s dates stand, no later mail names it', async () => {
  const { rex, oscar } = await twoCats();
  const shared = await subscribe(LEA, [TIN, 4, MONTHLY], [KIBBLE, 1, MONTHLY]);
  const others = await subscribe(LEA, [TIN, 2, { subscriptionInterval: 62 }]);
  await feed(shared, TIN, [rex]);
  await feed(shared, KIBBLE, [rex, oscar]);
  await feed(others, TIN, [oscar]);
  const before = [(await of(shared).get()).body, (await of(others).get()).body];
  expect(before[0].name).toBe('La gamelle de Rex et Oscar');
  const reported = await lastMail();
  await dies(shared, rex);
  const [left, whole] = [(await of(shared).get()).body, (await of(others).get()).body];
  expect(left.items).toMatchObject([
    { variantCode: KIBBLE, quantity: 1, laterQuantity: 1, animals: [{ name: 'Oscar' }] },
  ]);
  expect(left).toMatchObject({
    status: 'active',
    name: 'La gamelle d’Oscar',
    nextShippingDate: before[0].nextShippingDate,
    frequency: { days: 31 },
  });
  expect(await draftOf(shared)).toEqual([KIBBLE]);
  expect(whole).toMatchObject({ version: before[1].version, total: before[1].total });
  expect(whole.nextShippingDate).toBe(before[1].nextShippingDate);
  const due = Temporal.PlainDate.from(await shippingDateOf(shared.code));
  await goTo(due.subtract({ days: 7 }).toString());
  await start('remind-subscribers');
  await run();
  await goTo(due.toString());
  await live();
  const later = await query('select subject, text from mails where id > $1', reported);
  expect(later.length).toBeGreaterThan(0);
  expect(JSON.stringify(later)).not.toContain('Rex');
  expect(JSON.stringify(later)).toContain('La gamelle d’Oscar');
});

test('REL-32 N-03 a subscription of nothing else ends, before its second delivery too', async () => {
  const { rex } = await twoCats();
  const own = await subscribe();
  await feed(own, TIN, [rex]);
  const reported = await lastMail();
  await dies(own, rex);
  const { body } = await of(own).get();
  expect(body).toMatchObject({ status: 'stopped', nextShippingDate: null, draftOrders: [] });
  const [mail] = await query('select subject, text from mails where id > $1', reported);
  expect(mail.subject).toBe('Votre abonnement est arrêté');
  expect(mail.text).toContain('NOUS PENSONS À VOUS');
  expect(mail.text).not.toContain('Rex');
});

test('REL-32 N-03 a locked delivery leaves as it was announced, and is the last with its food', async () => {
  const { rex, oscar } = await twoCats();
  const own = await subscribe(LEA, [TIN, 4, MONTHLY], [KIBBLE, 1, MONTHLY]);
  await feed(own, TIN, [rex]);
  await feed(own, KIBBLE, [oscar]);
  const due = Temporal.PlainDate.from(await shippingDateOf(own.code));
  await goTo(due.subtract({ days: 2 }).toString());
  await dies(await again(own), rex);
  expect(await draftOf(own)).toEqual([KIBBLE, TIN].toSorted());
  expect((await of(await again(own)).get()).body.items).toMatchObject([
    { variantCode: TIN, quantity: 4, laterQuantity: 0 },
    { variantCode: KIBBLE, quantity: 1, laterQuantity: 1 },
  ]);
  await goTo(due.toString());
  await live();
  expect(await draftOf(own)).toEqual([KIBBLE]);
});

test('REL-32 N-03 a delivery that held its food alone is skipped, the next one comes', async () => {
  const { rex, oscar } = await twoCats();
  const own = await subscribe(LEA, [TIN, 4, MONTHLY], [KIBBLE, 1, MONTHLY]);
  await feed(own, TIN, [rex]);
  await feed(own, KIBBLE, [oscar]);
  const { items, nextShippingDate } = (await of(own).get()).body;
  const bag = items.find((one: { variantCode: string }) => one.variantCode === KIBBLE);
  expect((await of(own).del(`/items/${bag.id}?scope=next`)).status).toBe(200);
  await dies(own, rex);
  const { body } = await of(own).get();
  expect(body.status).toBe('active');
  expect(body.nextShippingDate > nextShippingDate).toBe(true);
  expect(await draftOf(own)).toEqual([KIBBLE]);
});

test('REL-32 N-03 an animal that lives elsewhere stops nothing', async () => {
  const { rex } = await twoCats();
  const own = await subscribe();
  await feed(own, TIN, [rex]);
  await dies(own, rex, 'rehomed');
  expect((await of(own).get()).body).toMatchObject({ status: 'active', items: [{ quantity: 4 }] });
});
