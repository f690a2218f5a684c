import { expect, test } from 'vitest';
import { shoppers } from '../support/shopper.ts';
import { ask } from './raw-request.ts';

const { visit } = shoppers();

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

test.each([true, false])(
  'CNT-08 CNT-09 questions are searched and chosen by theme, scripts: %s',
  async (javaScriptEnabled) => {
    const { page, close } = await visit({ javaScriptEnabled });
    await page.goto('/faq/');
    await page.getByLabel('Votre question').fill('decaler envoie');
    await page.getByRole('main').getByRole('button', { name: 'Chercher' }).click();
    await page.waitForURL(/q=decaler/);
    await page.getByText('Puis-je sauter ou décaler un envoi').waitFor();
    await page.getByRole('link', { name: 'Paiement', exact: true }).click();
    await page.waitForURL(/\/faq\/paiement\//);
    await page.getByText('Quand suis-je débité').waitFor();
    expect(await page.getByText('Combien coûte la livraison').count()).toBe(0);
    await close();
  },
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

test('UIX-13 a question opens and closes by click and by keyboard', async () => {
  const { page, close } = await visit();
  await page.goto('/faq/livraison/');
  const question = page.locator('details', { hasText: 'Combien coûte la livraison' });
  const answer = question.getByText(/À domicile/);
  expect(await answer.isVisible()).toBe(false);
  await question.locator('summary').click();
  expect(await answer.isVisible()).toBe(true);
  await question.locator('summary').press('Enter');
  expect(await answer.isVisible()).toBe(false);
  await close();
});
