import { expect, test } from 'vitest';
import { searchQuestions } from '../support/journeys/questions.ts';
import { shoppers } from '../support/shopper.ts';

const { visit } = shoppers();

test.each([true])(
  'CNT-08 CNT-09 questions are searched and chosen by theme, scripts: %s',
  (javaScriptEnabled) => searchQuestions(visit, javaScriptEnabled),
);

test('UIX-13 a question opens and closes by click and by keyboard', async () => {
  const { page, close } = await visit();
  await page.goto('/faq/livraison/');
  const question = page.locator('details', { hasText: 'Combien coûte la livraison' });
  const answer = question.getByText(/À domicile/);
  await expect.poll(() => answer.isVisible()).toBe(false);
  await question.locator('summary').click();
  await expect.poll(() => answer.isVisible()).toBe(true);
  await question.locator('summary').press('Enter');
  await expect.poll(() => answer.isVisible()).toBe(false);
  await close();
});
