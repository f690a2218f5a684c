import { beforeEach, expect, test } from 'vitest';
import { publishProduct } from '#modules/catalog/server/index.ts';
import { transact } from '#platform/unit-of-work.ts';
import { milo } from '../../../../tests/support/an-animal.ts';
import { productDraft, variantDraft } from '../../../../tests/support/product-draft.ts';
import { renewals } from '../../../../tests/support/renewals.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { signedIn } from '../../../../tests/support/sign-in.ts';
import { subscriptionCalls } from '../../../../tests/support/subscription-calls.ts';
import { lifeEventsData } from './personal-data.ts';

const shop = testShop();
const { subscribe, query, goTo, start, run, shippingDateOf, mails } = renewals(shop);
const { of, call } = subscriptionCalls(shop);

const LEA = 'lea@example.org';
const KITTEN = '10060001';
const ADULT = '10060002';
const STERILISED = '10060003';
const TODAY = '2026-11-20';

beforeEach(async () => {
  await goTo(TODAY);
  const { food } = productDraft();
  const foods = [
    [KITTEN, ['growth'], 'any'],
    [ADULT, ['adult'], 'any'],
    [STERILISED, ['adult'], 'only'],
  ] as const;
  await transact(shop.appContext, async (work) => {
    for (const [code, lifeStages, neutered] of foods)
      await publishProduct(
        work,
        productDraft({
          sku: `PR${code.slice(2)}`,
          slug: `pr${code}`,
          name: `Recette ${code}`,
          species: 'cat',
          guide: {
            lifeStages: [...lifeStages],
            sizes: [],
            seniorOnly: false,
            neutered,
            breeds: [],
            benefits: [],
            light: false,
          },
          food: food && { ...food, declaredEnergy: 379.2 },
          variants: [
            variantDraft({
              code,
              slug: '2-kg',
              format: '2 kg',
              netGrams: 2000,
              grossGrams: 2100,
              cents: 2000,
              subscriptionCents: 1800,
              stockOnHand: 40,
            }),
          ],
        }),
      );
  });
});

/** A cat with its subscription: one bag a month. */
async function cat(variant: string, more: object = {}) {
  const { headers } = await signedIn(shop, LEA);
  const { body: animal } = await call(
    'POST',
    '/animals',
    { ...milo, sterilized: false, ...more },
    headers,
  );
  const own = await subscribe(LEA, [variant, 1, { subscriptionInterval: 31 }]);
  return { ...own, id: animal.id as number, path: animal['@id'] as string };
}

const again = async (email = LEA) => (await signedIn(shop, email)).headers;
const events = async (headers: Record<string, string>) =>
  (await call('GET', '/life-events', undefined, headers)).body['hydra:member'];

// biome-ignore lint/suspicious/noExplicitAny: an event as it is read
const takingOf = ({ subscription, item, proposed }: any) => ({
  subscription,
  item,
  productVariant: proposed.productVariant,
  quantity: proposed.pieces,
  frequency: proposed.every,
});

test('N-04 a kitten that grows up is proposed the food of adults, once, and one press takes what was shown', async () => {
  const own = await cat(KITTEN, { birthday: '2025-12-05', weight: 3.8 });
  await start('note-grown-up-animals');
  expect(await events(own.headers)).toEqual([]);
  await goTo('2026-12-08');
  await start('note-grown-up-animals');
  await start('note-grown-up-animals');
  const headers = await again();
  const [event, ...others] = await events(headers);
  expect(others).toEqual([]);
  expect(event).toMatchObject({
    animal: own.path,
    kind: 'adult',
    happenedOn: '2026-12-08',
    subscription: own.code,
    now: { productName: `Recette ${KITTEN}`, pieces: 1, every: 31 },
    proposed: { productName: `Recette ${ADULT}`, isOther: true },
  });
  expect(event.proposed.rationGrams).toBeGreaterThan(20);
  expect(event.proposed.costPerDay).toBeGreaterThan(0);
  // Until then nothing is changed.
  const calls = of({ code: own.code, headers });
  expect((await calls.get()).body.items).toMatchObject([{ variantCode: KITTEN }]);
  const preview = await calls.post('/previews', {
    change: 'suit',
    id: event.item,
    productVariant: event.proposed.productVariant,
    quantity: event.proposed.pieces,
    frequency: event.proposed.every,
  });
  const taken = await call('POST', `/life-events/${event.id}/taking`, takingOf(event), {
    ...headers,
    'if-match': `"${event.version}"`,
  });
  expect(taken.status).toBe(200);
  expect(taken.body).toMatchObject({
    nextShippingDate: preview.body.after[0].shippingDate,
    total: preview.body.after[0].total,
    frequency: { code: event.proposed.every },
    items: [
      { variantCode: ADULT, laterQuantity: event.proposed.pieces, animals: [{ name: 'Milo' }] },
    ],
  });
  expect(await events(headers)).toEqual([]);
  await start('note-grown-up-animals');
  expect(await events(headers)).toEqual([]);
  // A change accepted with one click can be undone like any other.
  const { body: changes } = await calls.call('GET', '/changes');
  for (const { id } of changes['hydra:member']
    .filter(({ undoable }: { undoable: boolean }) => undoable)
    .slice(0, 1))
    expect((await calls.post(`/changes/${id}/undo`)).status).toBe(200);
});

test('N-04 an animal that was grown when it came is proposed nothing for that', async () => {
  await cat(ADULT);
  await goTo('2026-12-08');
  await start('note-grown-up-animals');
  expect(await query('select * from life_events')).toEqual([]);
});

test('N-04 a sterilisation is proposed once: put aside, it is not proposed again, whatever is ticked later', async () => {
  const own = await cat(ADULT);
  const change = (fields: object) => call('PUT', `/animals/${own.id}`, fields, own.headers);
  await change({ sterilized: true });
  const [event] = await events(own.headers);
  expect(event).toMatchObject({
    kind: 'sterilised',
    proposed: { productName: `Recette ${STERILISED}`, isOther: true },
  });
  const before = await of(own).get();
  const aside = () => call('POST', `/life-events/${event.id}/dismissal`, {}, own.headers);
  expect((await aside()).status).toBe(204);
  expect((await aside()).status).toBe(409);
  await change({ sterilized: false });
  await change({ sterilized: true });
  expect(await events(own.headers)).toEqual([]);
  const { body } = await of(own).get();
  expect(body).toEqual(before.body);
});

/** Adds a format of a recipe, at the same price per weight. */
const sellAlso = (code: string, netGrams: number) =>
  transact(shop.appContext, async (work) => {
    const { food } = productDraft();
    const cents = netGrams;
    const sku = `PR${STERILISED.slice(2)}`;
    const formats = [
      { code: STERILISED, slug: '2-kg', format: '2 kg', netGrams: 2000, cents: 2000 },
      { code, slug: 'autre', format: 'autre', netGrams, cents },
    ];
    await publishProduct(
      work,
      productDraft({
        sku,
        slug: `pr${STERILISED}`,
        name: `Recette ${STERILISED}`,
        species: 'cat',
        guide: {
          lifeStages: ['adult'],
          sizes: [],
          seniorOnly: false,
          neutered: 'only',
          breeds: [],
          benefits: [],
          light: false,
        },
        food: food && { ...food, declaredEnergy: 379.2 },
        variants: formats.map((format) =>
          variantDraft({
            ...format,
            grossGrams: format.netGrams + 100,
            subscriptionCents: format.cents * 0.9,
            stockOnHand: 40,
          }),
        ),
      }),
    );
  });

test('N-04 S-20 a rhythm that brings more than is eaten is proposed by no life event', async () => {
  const { headers } = await signedIn(shop, LEA);
  const { body: animal } = await call('POST', '/animals', { ...milo, sterilized: false }, headers);
  // 55 g a day: its bag lasts 36 days, delivered every 42. With monthly deliveries, a seventh would
  // be left each time.
  await subscribe(LEA, [STERILISED, 1, { subscriptionInterval: 42 }]);
  await call('PUT', `/animals/${animal.id}`, { sterilized: true }, headers);
  expect(await events(headers)).toEqual([]);
  await sellAlso('10060009', 1750);
  const [event] = await events(headers);
  expect(event).toMatchObject({
    kind: 'sterilised',
    now: { variantName: '2 kg', pieces: 1, every: 42 },
    proposed: { variantName: 'autre', pieces: 1, every: 31, days: 31, isOther: false },
  });
  const taken = await call('POST', `/life-events/${event.id}/taking`, takingOf(event), headers);
  expect(taken.body).toMatchObject({
    frequency: { code: 31 },
    items: [{ variantCode: '10060009', laterQuantity: 1 }],
  });
});

test('N-04 of two tabs that take it at once one changes the subscription, and nobody else may', async () => {
  const own = await cat(ADULT);
  await call('PUT', `/animals/${own.id}`, { sterilized: true }, own.headers);
  const [event] = await events(own.headers);
  const take = (headers: Record<string, string>) =>
    call('POST', `/life-events/${event.id}/taking`, takingOf(event), headers);
  const other = await subscribe('noah@example.org', [ADULT, 1, { subscriptionInterval: 31 }]);
  expect((await take(other.headers)).status).toBe(404);
  const theirs = { ...takingOf(event), subscription: other.code };
  expect(
    (await call('POST', `/life-events/${event.id}/taking`, theirs, other.headers)).status,
  ).toBe(404);
  expect((await call('POST', `/life-events/${event.id}/dismissal`, {}, other.headers)).status).toBe(
    404,
  );
  const statuses = (await Promise.all([take(own.headers), take(own.headers)])).map(
    ({ status }) => status,
  );
  expect(statuses.toSorted()).toEqual([200, 409]);
  expect((await of(own).get()).body.items).toMatchObject([
    { variantCode: STERILISED, laterQuantity: event.proposed.pieces },
  ]);
});

test('N-04 what was decided on an older version is refused, and the proposal stays', async () => {
  const own = await cat(ADULT);
  await call('PUT', `/animals/${own.id}`, { sterilized: true }, own.headers);
  const [event] = await events(own.headers);
  await of(own).patch('/frequency', { frequency: 62, scope: 'all' });
  const late = await call('POST', `/life-events/${event.id}/taking`, takingOf(event), {
    ...own.headers,
    'if-match': `"${event.version}"`,
  });
  expect(late.status).toBe(409);
  expect(late.body.subscription.frequency.code).toBe(62);
  expect(await events(own.headers)).toHaveLength(1);
});

test('N-04 the reminder names it once; an animal that died is never named', async () => {
  const own = await cat(ADULT);
  await call('PUT', `/animals/${own.id}`, { sterilized: true }, own.headers);
  const due = Temporal.PlainDate.from(await shippingDateOf(own.code));
  await goTo(due.subtract({ days: 7 }).toString());
  await start('remind-subscribers');
  await run();
  await goTo(due.subtract({ days: 4 }).toString());
  await start('remind-subscribers');
  await run();
  const sent = (await mails('subscription-reminder')).map(({ text }) =>
    text.includes('Depuis sa stérilisation, une autre gamelle conviendrait à Milo'),
  );
  expect(sent).toEqual([true, false]);
  const headers = await again();
  await call('POST', `/animals/${own.id}/deletion`, { reason: 'deceased' }, headers);
  expect(await events(headers)).toEqual([]);
  expect(await query('select * from life_events')).toEqual([]);
});

test('N-04 a weight that goes one way for weeks is proposed, and again only after a new trend', async () => {
  const own = await cat(ADULT, { weight: 4 });
  for (const [day, weight] of [
    ['2026-11-28', 4.3],
    ['2026-12-15', 4.7],
  ] as const) {
    await goTo(day);
    await call('PUT', `/animals/${own.id}`, { weight }, await again());
  }
  const rows = await query(
    'select kind, weight_before_kg as before, weight_kg as now from life_events',
  );
  expect(rows).toEqual([{ kind: 'weight', before: 4, now: 4.7 }]);
});

test('N-04 PRV-07 the copy of one’s data holds what was proposed; erasing takes it', async () => {
  const own = await cat(ADULT);
  await call('PUT', `/animals/${own.id}`, { sterilized: true }, own.headers);
  const customerId = Number(own.customer.split('/').at(-1));
  const files = await lifeEventsData.exportFiles?.(shop.appContext, customerId);
  expect(JSON.stringify(files)).toContain('etapes-de-vie');
  await transact(shop.appContext, (work) =>
    lifeEventsData.erase(work, { customerId, email: LEA } as never),
  );
  expect(await query('select * from life_events')).toEqual([]);
});
