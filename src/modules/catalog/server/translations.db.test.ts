import { afterEach, beforeEach, expect, test } from 'vitest';
import { transact } from '#platform/unit-of-work.ts';
import { countQueries } from '../../../../tests/support/count-queries.ts';
import { orderCalls } from '../../../../tests/support/order-calls.ts';
import { numbered, testShelf } from '../../../../tests/support/shelf.ts';
import { KIBBLE, stockShop } from '../../../../tests/support/stocked-shop.ts';
import { categoryDocument, productComplete, productSummary } from '../contracts.ts';
import { saveTranslations } from './translations.ts';

const shop = testShelf();
const { publish, get } = shop;
const { filled } = orderCalls(shop);

beforeEach(() => {
  shop.appContext.config.LANGUAGES = ['fr', 'nl'];
});
afterEach(() => {
  shop.appContext.config.LANGUAGES = ['fr'];
});

const say = (pairs: Record<string, string>) =>
  transact(shop.appContext, (work) => saveTranslations(work, 'nl', Object.entries(pairs)));

const WHOLE = {
  'Croquettes chat stérilisé saumon': 'Brokken gesteriliseerde kat zalm',
  'Saumon frais, énergie mesurée.': 'Verse zalm, afgemeten energie.',
  '<p>Une recette complète.</p>': '<p>Een volledig recept.</p>',
  'Saumon frais (26 %), riz, huile de saumon.': 'Verse zalm (26 %), rijst, zalmolie.',
  'Vitamine A 20 000 UI/kg.': 'Vitamine A 20.000 IE/kg.',
  'Pesez la ration du jour.': 'Weeg het dagrantsoen.',
  'Au sec.': 'Droog bewaren.',
  Sac: 'Zak',
  Polyéthylène: 'Polyethyleen',
  'Bac de tri': 'Sorteerbak',
  Protéine: 'Eiwitbron',
  Saumon: 'Zalm',
  Stérilisé: 'Gesteriliseerd',
  Croquettes: 'Brokken',
  Chat: 'Kat',
  '<p>Bonjour</p>': '<p>Dag</p>',
};

const product = async (locale: string, render = 2) =>
  (await get(`/b2c-products/sku-PR000123?render=${render}&locale=${locale}`)).body.data.attributes;

test('I18-02 FOOD-02 W-11 a product is answered in Dutch, its label included', async () => {
  await publish({ categories: ['chat/croquettes', 'chat'] });
  const before = await product('fr_FR');
  await say(WHOLE);
  const dutch = await product('nl_NL');
  expect(productComplete.parse(dutch)).toMatchObject({
    name: 'Brokken gesteriliseerde kat zalm',
    shortDescription: 'Verse zalm, afgemeten energie.',
    description: '<p>Een volledig recept.</p>',
    composition: 'Verse zalm (26 %), rijst, zalmolie.',
    additives: 'Vitamine A 20.000 IE/kg.',
    instructions: 'Weeg het dagrantsoen.',
    storage: 'Droog bewaren.',
    packaging: [{ element: 'Zak', material: 'Polyethyleen', sort: 'Sorteerbak' }],
    category: { path: 'chat/croquettes', name: 'Brokken' },
    seo: {
      title: 'Brokken gesteriliseerde kat zalm',
      description: 'Verse zalm, afgemeten energie.',
    },
    slug: 'croquettes-chat-sterilise-saumon',
  });
  expect(dutch.french).toBeUndefined();
  expect(dutch.locale).toBe('nl');
  expect(dutch.analyticalConstituents[0]).toMatchObject({ code: 'protein', label: 'Ruw eiwit' });
  expect(dutch.filters).toContainEqual({ key: 'proteine', value: 'saumon', label: 'Zalm' });
  expect(dutch.filters).toContainEqual({
    key: 'format',
    value: '3-a-8-kg',
    label: '3 tot 8\u00a0kg',
  });
  expect(await product('fr_FR')).toEqual(before);
  expect(before.french).toBeUndefined();
});

test('FOOD-02 W-11 what nobody translated stays French, and says so', async () => {
  await publish({});
  await say({ ...WHOLE, 'Au sec.': '', 'Saumon frais (26 %), riz, huile de saumon.': '' });
  const dutch = await product('nl_NL');
  expect(dutch).toMatchObject({
    name: 'Brokken gesteriliseerde kat zalm',
    composition: 'Saumon frais (26 %), riz, huile de saumon.',
    storage: 'Au sec.',
    french: ['composition', 'storage'],
  });
  expect(productSummary.parse(await product('nl_NL', 1)).french).toBeUndefined();
});

test('FOOD-02 a French text that was changed has no translation any more', async () => {
  await publish({});
  await say(WHOLE);
  await publish({ shortDescription: 'Saumon, et rien d’autre.' });
  expect(await product('nl_NL', 1)).toMatchObject({
    shortDescription: 'Saumon, et rien d’autre.',
    french: ['shortDescription'],
  });
});

test('I18-02 CAT-05 a shelf, its facets and its cards are answered in Dutch', async () => {
  await publish({ categories: ['chat/croquettes', 'chat'] });
  await say(WHOLE);
  const { body } = await get('/b2c-categories/chat/croquettes?locale=nl_NL');
  const shelf = body.data.attributes;
  expect(categoryDocument.parse(shelf)).toMatchObject({
    name: 'Brokken',
    intro: '<p>Dag</p>',
    breadcrumb: [{ name: 'Kat' }, { name: 'Brokken' }],
    products: [{ name: 'Brokken gesteriliseerde kat zalm' }],
  });
  expect(shelf.facets[0]).toMatchObject({ label: 'Eiwitbron', values: [{ label: 'Zalm' }] });
});

test('I18-02 a list in Dutch costs one statement more than in French, however long it is', async () => {
  await publish(...Array.from({ length: 12 }, (_, index) => numbered(index + 1)));
  await say({ 'Recette 1': 'Recept 1', 'Recette 7': 'Recept 7' });
  const cost = (locale: string, size: number) =>
    countQueries(shop.database.pool, () =>
      get(`/b2c-products?pagination[pageSize]=${size}&locale=${locale}`),
    );
  await cost('nl_NL', 1);
  const french = await cost('fr_FR', 12);
  expect(await cost('nl_NL', 2)).toBe(french + 1);
  expect(await cost('nl_NL', 12)).toBe(french + 1);
  const { body } = await get('/b2c-products?sort=sku&locale=nl_NL');
  const names = body.data.map(
    ({ attributes }: { attributes: { name: string } }) => attributes.name,
  );
  expect(names.slice(0, 2)).toEqual(['Recept 1', 'Recette 2']);
});

test('I18-02 a cart names in Dutch what it keeps in French', async () => {
  await stockShop(shop.appContext);
  const { tokenValue } = await filled([KIBBLE, 1]);
  await say(WHOLE);
  const names = async (locale: string) => {
    const path = `/api/v2/shop/orders/${tokenValue}?channelCode=FR_WEB&locale=${locale}`;
    const { items } = await (await shop.request('GET', path)).json();
    return items.map(({ productName, variantName }: Record<string, string>) => [
      productName,
      variantName,
    ]);
  };
  const [[french, format] = []] = await names('fr_FR');
  expect(await names('nl_NL')).toEqual([['Brokken gesteriliseerde kat zalm', format]]);
  expect(await names('fr_FR')).toEqual([['Croquettes chat stérilisé saumon', format]]);
  expect(french).toBe('Croquettes chat stérilisé saumon');
});
