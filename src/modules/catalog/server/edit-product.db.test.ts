import { beforeEach, expect, test } from 'vitest';
import { testShop } from '../../../../tests/support/shop.ts';
import { staffCalls } from '../../../../tests/support/staff.ts';
import { sellInBelgiumOnly, stockShop } from '../../../../tests/support/stocked-shop.ts';

const shop = testShop();
const { as } = staffCalls(shop);

beforeEach(() => stockShop(shop.appContext));

const KIBBLE_PRODUCT = '/products/PR000123';
const shown = async (sku = 'PR000123') =>
  (
    await shop.request('GET', `/api/v2/shop/products/${sku}?channelCode=FR_WEB&locale=fr_FR`)
  ).json();
const label = {
  composition: 'Saumon frais (30 %).',
  additives: 'Vitamine A.',
  instructions: 'Pesez.',
  storage: 'Au sec.',
};

test('CAT-21 what the team writes is what the page says, cleaned of what is not allowed', async () => {
  const call = await as('merchandising');
  const { version } = (await call('GET', KIBBLE_PRODUCT)).body;
  const description = '**Croquantes**\n\n<script>alert(1)</script><p onclick="x()">Bien</p>';
  const changes = { version, name: 'Nouveau nom', description, label };
  expect((await call('PUT', KIBBLE_PRODUCT, changes)).status).toBe(204);
  const product = await shown();
  expect(product).toMatchObject({ name: 'Nouveau nom' });
  expect(product.description).toContain('<strong>Croquantes</strong>');
  expect(product.description).not.toMatch(/script|onclick/);
  const { body } = await call('GET', KIBBLE_PRODUCT);
  expect(body).toMatchObject({
    version: version + 1,
    label: { composition: 'Saumon frais (30 %).' },
  });
});

test('catalogue: two people edit one product: the second is told, and nothing of the first is lost', async () => {
  const call = await as('merchandising');
  const { version } = (await call('GET', KIBBLE_PRODUCT)).body;
  const edit = (name: string) => call('PUT', KIBBLE_PRODUCT, { version, name });
  const answers = await Promise.all([edit('Un'), edit('Deux')]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409]);
  const reported = answers.find(({ status }) => status === 409);
  expect(reported?.body['hydra:description']).toContain('Quelqu’un a modifié ce produit');
});

test('FOOD-01 the texts of a label cannot be emptied', async () => {
  const call = await as('merchandising');
  const { version } = (await call('GET', KIBBLE_PRODUCT)).body;
  const refused = await call('PUT', KIBBLE_PRODUCT, {
    version,
    label: { ...label, composition: '  ' },
  });
  expect([refused.status, refused.body.violations]).toMatchObject([
    422,
    [{ propertyPath: 'label.composition' }],
  ]);
});

test('L-01 the team says which format a picture shows, and only of the product', async () => {
  const call = await as('merchandising');
  const before = (await call('GET', KIBBLE_PRODUCT)).body;
  const { rows } = await shop.database.pool.query<{ id: string }>(
    "select id from products where sku = 'PR000123'",
  );
  await shop.database.pool.query(
    `insert into pictures (hash, art, width, height)
     values ('000000000000000000a1', '{}', 4, 5), ('000000000000000000a2', '{}', 4, 5)`,
  );
  await shop.database.pool.query(
    `insert into product_pictures (product_id, position, picture_hash, alt)
     values ($1, 0, '000000000000000000a1', 'Le sac'), ($1, 1, '000000000000000000a2', 'Le grand sac')`,
    [rows[0]?.id],
  );
  const [{ code }] = before.variants;
  const set = (variant: string) =>
    call('PUT', KIBBLE_PRODUCT, {
      version: before.version,
      pictures: [
        { hash: '000000000000000000a1', alt: 'Le sac' },
        { hash: '000000000000000000a2', alt: 'Le grand sac', variant },
      ],
    });
  const foreign = await set('10020001');
  expect([foreign.status, foreign.body.violations]).toMatchObject([
    422,
    [{ propertyPath: 'pictures.1.variant' }],
  ]);
  expect((await set(code)).status).toBe(204);
  const { pictures } = (await call('GET', KIBBLE_PRODUCT)).body;
  expect(pictures.map(({ variant }: { variant: string | null }) => variant)).toEqual([null, code]);
  const answer = await shop.request('GET', '/api/b2c-products/sku-PR000123?render=2');
  const { ProductVariants } = (await answer.json()).data.attributes;
  expect(ProductVariants[0].image).toMatchObject({ alternativeText: 'Le grand sac' });
});

test('CAT-20 a product is withdrawn, replaced by one that is sold, and put back', async () => {
  const call = await as('merchandising');
  const set = async (status: string, replacedBy?: string) => {
    const { version } = (await call('GET', KIBBLE_PRODUCT)).body;
    return (await call('PUT', KIBBLE_PRODUCT, { version, status, replacedBy })).status;
  };
  expect(await set('hidden')).toBe(204);
  expect((await shown())['@type']).not.toBe('Product');
  for (const wrong of [undefined, 'PR000123', 'PR999999'])
    expect(await set('replaced', wrong)).toBe(422);
  expect(await set('replaced', 'PR000200')).toBe(204);
  expect((await call('GET', KIBBLE_PRODUCT)).body).toMatchObject({
    status: 'replaced',
    replacedBy: { sku: 'PR000200' },
    variants: [{ availability: 'no_longer_sold' }],
  });
  expect(await set('sold')).toBe(204);
  expect(await shown()).toMatchObject({ '@type': 'Product' });
});

test('catalogue: a copy is a draft without stock, at the same price', async () => {
  const call = await as('merchandising');
  const copied = await call('POST', `${KIBBLE_PRODUCT}/copies`, { name: 'Bœuf & Œuf d’été' });
  expect([copied.status, copied.body.sku]).toEqual([201, 'PR000301']);
  const { body } = await call('GET', '/products/PR000301');
  expect(body).toMatchObject({
    slug: 'boeuf-oeuf-d-ete-301',
    status: 'draft',
    label: { type: 'complete' },
    variants: [{ code: '10030101', onHand: 0, prices: [{ cents: 4100 }, { cents: 4100 }] }],
  });
});

test('catalogue: what France does not sell is listed and copied at what it costs in Belgium', async () => {
  await sellInBelgiumOnly(shop.appContext);
  const call = await as('merchandising');
  const { body: list } = await call('GET', '/products?search=PR000123');
  expect(list['hydra:member']).toMatchObject([{ priceFrom: 4100, priceTo: 4100 }]);
  await call('POST', `${KIBBLE_PRODUCT}/copies`, { name: 'Bœuf belge' });
  const { body } = await call('GET', '/products/PR000301');
  expect(body.variants).toMatchObject([{ prices: [{ cents: 4100 }, { cents: 4100 }] }]);
});

test('catalogue: energy and rations are told before they are saved, and follow the constituents', async () => {
  const call = await as('merchandising');
  const constituents = Object.entries({ protein: 36, fat: 20, fibre: 3, ash: 7 }).map(
    ([code, value]) => ({ code, value }),
  );
  const path = `${KIBBLE_PRODUCT}/analysis-previews`;
  const looked = await call('POST', path, { constituents, declaredEnergy: null });
  expect(looked.body).toMatchObject({ before: { energy: 370 }, problem: null });
  const { version, label } = (await call('GET', KIBBLE_PRODUCT)).body;
  expect(label.declaredEnergy).toBe(370);
  const save = (analysis: object, at = version) =>
    call('PUT', KIBBLE_PRODUCT, { version: at, analysis });
  expect((await save({ constituents, declaredEnergy: null })).status).toBe(204);
  const after = (await call('GET', KIBBLE_PRODUCT)).body.label;
  expect(after.computedEnergy).toBe(looked.body.after.energy);
  expect(after.rations).toMatchObject(looked.body.after.rations);
  const impossible = [{ code: 'protein', value: 60 }, ...constituents.slice(1)];
  const odd = await call('POST', path, { constituents: impossible, declaredEnergy: null });
  expect(odd.body).toMatchObject({ after: { energy: expect.any(Number) } });
  for (const wrong of [
    { constituents: constituents.slice(1), declaredEnergy: null },
    { constituents: [...constituents, constituents[0]], declaredEnergy: null },
    { constituents: [{ code: 'protein', value: 101 }], declaredEnergy: null },
    { constituents, declaredEnergy: 5000 },
  ])
    expect((await save(wrong, version + 1)).status).toBe(422);
});

test('catalogue: who edits an older product is told what changed, by whom', async () => {
  const call = await as('merchandising');
  const { version } = (await call('GET', KIBBLE_PRODUCT)).body;
  await call('PUT', KIBBLE_PRODUCT, { version, name: 'Nouveau nom' });
  const stale = await call('PUT', KIBBLE_PRODUCT, { version, shortDescription: 'Autre' });
  expect(stale.status).toBe(409);
  const { body } = await call('GET', `${KIBBLE_PRODUCT}/changes?since=${version}`);
  expect(body['hydra:member']).toMatchObject([
    {
      fact: 'name',
      before: 'Croquettes chat stérilisé saumon',
      after: 'Nouveau nom',
      by: 'merchandising',
    },
  ]);
  expect((await call('GET', `${KIBBLE_PRODUCT}/changes?since=0`)).status).toBe(422);
});
