import { expect, test } from 'vitest';
import { expectAccessible } from '../support/accessibility.ts';
import { arriveBy } from '../support/arrive.ts';
import { answerAsTeam, PHOTO, writeToTeam } from '../support/journeys/conversations.ts';
import { plainShoppers } from '../support/plain-shoppers.ts';
import { press, shoppers } from '../support/shopper.ts';

const { visit } = shoppers();
const plain = plainShoppers();

test('CNT-01 a customer goes on writing in one thread with scripts: what was sent leaves the field empty, and all of it can be read by all', async () => {
  const { page, close } = await visit();
  await arriveBy(page, (customer) => writeToTeam(customer, 'Où est mon colis ?'));
  await page.goto('/mon-compte/mes-messages/');
  const row = page.getByRole('listitem').filter({ hasText: 'Où est mon colis ?' });
  await row.getByText('Réponse à venir').waitFor();
  await expectAccessible(page);
  const path = (await row.getByRole('link').getAttribute('href')) ?? '';
  const team = await plain.visit();
  await answerAsTeam(team.page, path);
  await team.close();

  await row.getByRole('link').click();
  await page.getByText('Il arrive demain.').waitFor();
  const field = page.getByLabel('Votre message', { exact: true });
  await field.fill('   ');
  await press(page, 'Envoyer');
  await page.getByText('Écrivez votre message.').first().waitFor();
  await field.fill('Toujours rien ce matin.');
  await page.locator('input[type=file]').setInputFiles(PHOTO);
  await press(page, 'Envoyer');
  await page.getByText('Votre message est envoyé.').first().waitFor();
  const added = page.getByRole('listitem').filter({ hasText: 'Toujours rien ce matin.' });
  const back = page.waitForEvent('download');
  await added.getByRole('link', { name: /^sac\.png/ }).click();
  expect((await back).suggestedFilename()).toBe('sac.png');
  await expect.poll(() => field.inputValue()).toBe('');
  await expectAccessible(page);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
  await close();
});
