import { afterEach, beforeEach, expect, test } from 'vitest';
import { testShop } from '../../../../tests/support/shop.ts';
import { staffCalls } from '../../../../tests/support/staff.ts';
import { stockShop } from '../../../../tests/support/stocked-shop.ts';
import type { TranslationsShape } from '../admin-contracts.ts';

const shop = testShop();
const { as } = staffCalls(shop);
const PRODUCT = '/products/PR000123';
const DUTCH = `${PRODUCT}/translations/nl`;

beforeEach(async () => {
  await stockShop(shop.appContext);
  shop.appContext.config.LANGUAGES = ['fr', 'nl'];
});
afterEach(() => {
  shop.appContext.config.LANGUAGES = ['fr'];
});

const shown = async () =>
  (await (await shop.request('GET', '/api/b2c-products/sku-PR000123?locale=nl')).json()).data
    .attributes;

test('FOOD-02 W-11 the team writes Dutch beside French, and is told what the law still wants', async () => {
  const call = await as('merchandising');
  const read = async (): Promise<TranslationsShape> => (await call('GET', DUTCH)).body;
  const { texts } = await read();
  const owed = texts.filter((text) => text.owed && text.said === null).map(({ part }) => part);
  expect(owed).toEqual(['composition', 'additives', 'instructions', 'storage']);
  // A weight is the same in any language.
  expect(texts.map(({ french }) => french)).not.toContain('4 kg');

  const owing = async () =>
    (await call('GET', '/products?dutch=owed')).body['hydra:member'].map(
      ({ sku }: { sku: string }) => sku,
    );
  expect(await owing()).toContain('PR000123');

  const composition = 'Verse zalm (26 %), rijst, zalmolie.';
  const given = {
    texts: texts.map(({ part, french }) => ({
      french,
      said: part === 'composition' ? composition : `NL ${french}`,
    })),
  };
  expect((await call('PUT', DUTCH, given)).status).toBe(204);
  expect((await read()).texts.filter((text) => text.said === null)).toEqual([]);
  const page = await shown();
  expect(page.composition).toBe(composition);
  expect(page.name).toBe('NL Croquettes chat stérilisé saumon');
  expect(page.french).toBeUndefined();
  expect(await owing()).not.toContain('PR000123');

  const storage = texts.find(({ part }) => part === 'storage')?.french;
  await call('PUT', DUTCH, { texts: [{ french: storage, said: '' }] });
  expect((await shown()).french).toEqual(['storage']);
  const { rows } = await shop.database.pool.query(
    "select subject from staff_actions where action = 'product.translated'",
  );
  expect(rows).toEqual([{ subject: 'PR000123' }, { subject: 'PR000123' }]);
});

test('FOOD-02 a French text that was changed meanwhile is not translated by its old words', async () => {
  const call = await as('merchandising');
  const refused = await call('PUT', DUTCH, { texts: [{ french: 'Autre chose.', said: 'Iets.' }] });
  expect(refused.status).toBe(409);
  expect(refused.body['hydra:description']).toContain('Quelqu’un a modifié ce produit');
});

test('I18-02 what is shown as HTML is cleaned in Dutch too, and a shelf is translated alike', async () => {
  const call = await as('merchandising');
  const { texts } = (await call('GET', DUTCH)).body as TranslationsShape;
  const french = texts.find(({ part }) => part === 'description')?.french ?? '';
  const said = '**Krokant**\n\n<script>alert(1)</script>';
  await call('PUT', DUTCH, { texts: [{ french, said }] });
  const { description } = await shown();
  expect(description).toContain('<strong>Krokant</strong>');
  expect(description).not.toContain('script');

  const category = { name: 'Croquettes', slug: null, parent: null };
  const { id } = (await call('POST', '/categories', category)).body;
  const address = `/categories/${id}/translations/nl`;
  const typed = { texts: [{ french: 'Croquettes', said: 'Brokken' }] };
  expect((await call('PUT', address, typed)).status).toBe(204);
  const shelf: TranslationsShape = (await call('GET', address)).body;
  expect(shelf.texts[0]).toMatchObject({ part: 'name', said: 'Brokken', owed: false });
});

test('I18-02 who may not manage the catalogue reads translations and writes none', async () => {
  const call = await as('support');
  expect((await call('GET', DUTCH)).status).toBe(200);
  const texts = [{ french: 'Au sec.', said: 'Droog bewaren.' }];
  expect((await call('PUT', DUTCH, { texts })).status).toBe(403);
});
