import { expect, test } from 'vitest';
import { searchQuestions } from '../support/journeys/questions.ts';
import { plainShoppers } from '../support/plain-shoppers.ts';
import { ask } from '../support/raw-request.ts';

const { visit } = plainShoppers();

test('RTE-10 CNT-10 a part of the address is a theme or, being none, a search', async () => {
  const plain = await ask('/faq/');
  const theme = await ask('/faq/livraison/');
  const search = await ask('/faq/engagement/');
  expect([plain.status, theme.status, search.status]).toEqual([200, 200, 200]);
  const questions = ({ text }: { text: string }) => text.match(/<details/g)?.length ?? 0;
  expect(questions(theme)).toBeLessThan(questions(plain));
  expect(theme.text).toContain('Combien coûte la livraison');
  expect(search.text).toContain('<mark>engagement</mark>');
  expect(search.text).toContain('noindex');
});

test.each([false])(
  'CNT-08 CNT-09 questions are searched and chosen by theme, scripts: %s',
  (javaScriptEnabled) => searchQuestions(visit, javaScriptEnabled),
);

test('CNT-08 nothing found is said, with a person to ask', async () => {
  const { page, close } = await visit();
  await page.goto('/faq/?q=zeppelin');
  await page.getByText('Aucune question ne répond à « zeppelin ».').waitFor();
  expect(await page.getByText(/du lundi au vendredi, de 9:00 à 18:00\./).isVisible()).toBe(true);
  await page.getByRole('main').getByRole('link', { name: 'Nous écrire' }).click();
  await page.waitForURL('**/nous-contacter/');
  await close();
});
