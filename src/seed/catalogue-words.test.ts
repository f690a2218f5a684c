import { expect, test } from 'vitest';
import { missingLabelFields } from '#modules/catalog/rules/index.ts';
import { otherLanguages } from '../../seeds/content/other-languages.ts';
import { demoShop } from '../../seeds/index.ts';
import { catalogueWords } from './catalogue-words.ts';

const { catalogue } = otherLanguages.nl ?? expect.fail('no Dutch');
const missing = new Set<string>();
const pairs = catalogueWords(demoShop, catalogue, 'nl', (text) => missing.add(text));
const said = new Map(pairs);
const inDutch = (text: string) => said.get(text) ?? expect.fail(`no Dutch of ${text}`);

test('I18-02 every text of the catalogue is said in Dutch, and a label word by word', () => {
  expect([...missing]).toEqual([]);
});

test('FOOD-02 W-11 every label of the catalogue is complete in Dutch', () => {
  const foods = demoShop.products.filter(({ food }) => food !== null);
  expect(foods.length).toBeGreaterThan(80);
  for (const { name, kind, food } of foods) {
    if (!food) continue;
    const spoken = {
      ...food,
      composition: inDutch(food.composition),
      additives: inDutch(food.additives),
      instructions: inDutch(food.instructions),
      storage: inDutch(food.storage),
    };
    expect(missingLabelFields(spoken, kind), name).toEqual([]);
  }
  for (const { safety } of demoShop.products)
    if (safety) expect(inDutch(safety.warnings)).toMatch(/\p{L}/u);
});

/** The numbers in a text, independent of the language's number format. */
const figures = (text: string) =>
  (text.replace(/(?<=\d)[.\s\u00a0](?=\d{3}(?!\d))/g, '').match(/\d+(?:,\d+)?/g) ?? []).toSorted();

test('FOOD-02 W-11 a label says the same figures in the same order in both languages', () => {
  const inOrder = (text: string) =>
    text.replace(/(?<=\d)[.\u00a0](?=\d{3}(?!\d))/g, '').match(/\d+(?:,\d+)?/g);
  for (const { food } of demoShop.products)
    for (const text of food ? [food.composition, food.additives] : [])
      expect(inOrder(inDutch(text)), text).toEqual(inOrder(text));
});

test('I18-02 a Dutch text of the catalogue promises what the French one does', () => {
  const strange = pairs.filter(
    ([french, dutch]) => figures(french).join() !== figures(dutch).join(),
  );
  expect(strange).toEqual([]);
});

test('I18-02 one French text of the catalogue has one Dutch one', () => {
  const strange = pairs.filter(([french, dutch]) => said.get(french) !== dutch);
  expect(strange).toEqual([]);
});

/** Words that are French and not Dutch; a Dutch text containing one was not translated. */
const FRENCH =
  /(?<![\p{L}{])(?:le|les|du|des|une|et|est|vous|votre|nous|pour|avec|sur|par|sans)(?![\p{L}}])/iu;

test('I18-02 no Dutch text of the catalogue is French, and each says u', () => {
  const left = pairs.filter(([, dutch]) => FRENCH.test(dutch));
  expect(left.map(([, dutch]) => dutch)).toEqual([]);
  const strange = pairs.filter(([, dutch]) => /\b(?:je|jij|jouw|jullie|gij)\b|[«»]/i.test(dutch));
  expect(strange.map(([, dutch]) => dutch)).toEqual([]);
});
