import { expect, test } from 'vitest';
import { shoppers } from '../support/shopper.ts';

const { visit } = shoppers();

test('CNT-08 CNT-09 UIX-13 questions are searched, chosen by theme, opened and closed by click and by keyboard', async () => {
  const { page, close } = await visit();
  await page.goto('/faq/');
  await page.getByLabel('Votre question').fill('decaler envoie');
  await page.getByRole('main').getByRole('button', { name: 'Chercher' }).click();
  await page.getByText('Puis-je sauter ou décaler un envoi').waitFor();
  const themes = page.getByRole('navigation', { name: 'Thèmes' });
  await themes.getByRole('link', { name: 'Livraison' }).click();
  await page.waitForURL(/\/faq\/livraison\//);
  const question = page.locator('details', { hasText: 'Combien coûte la livraison' });
  const answer = question.getByText(/À domicile/);
  await expect.poll(() => answer.isVisible()).toBe(false);
  await question.locator('summary').click();
  await expect.poll(() => answer.isVisible()).toBe(true);
  await question.locator('summary').press('Enter');
  await expect.poll(() => answer.isVisible()).toBe(false);
  await close();
});

test('L-15 no line of a question or an answer begins or ends in the middle of « puis-je » or « e-mail »', async () => {
  const { page, close } = await visit();
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/faq/');
    const { broken, seen } = await page.locator('main').evaluate((main) => {
      for (const details of main.querySelectorAll('details')) details.open = true;
      const broken: string[] = [];
      let seen = 0;
      const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const text = texts.currentNode.textContent ?? '';
        for (const { 0: word, index } of text.matchAll(
          /\b(?:e-mail|\p{L}+-(?:je|t-il|t-elle|vous|il))\b/gu,
        )) {
          const range = document.createRange();
          range.setStart(texts.currentNode, index);
          range.setEnd(texts.currentNode, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (lines.size > 1) broken.push(text);
          seen += 1;
        }
      }
      return { broken, seen };
    });
    expect(broken, `${width}`).toEqual([]);
    expect(seen).toBeGreaterThan(5);
  }
  await close();
});
