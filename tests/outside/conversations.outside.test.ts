import { expect, test } from 'vitest';
import { converse, writeToTeam } from '../support/journeys/conversations.ts';
import { plainShoppers } from '../support/plain-shoppers.ts';
import { signUp } from '../support/prepared-order.ts';

const { visit } = plainShoppers();

test('S-27 CNT-01 a customer and the team write to each other in one thread, and the account says that an answer is there, scripts: false', () =>
  converse(visit, { width: 1440, height: 900 }));

test('CNT-01 REL-59 what others wrote is not there', async () => {
  const { page, close } = await visit();
  await writeToTeam(page, 'Bonjour à tous.');
  await page.getByRole('main').getByRole('link', { name: 'Bonjour à tous.' }).click();
  await page.getByRole('heading', { level: 1, name: /^Votre message du / }).waitFor();
  const other = await visit({ javaScriptEnabled: false });
  await signUp(other.page);
  expect((await other.page.goto(page.url()))?.status()).toBe(404);
  await other.page.goto('/mon-compte/mes-messages/');
  await other.page.getByRole('heading', { level: 1, name: 'Aucun message' }).waitFor();
  await other.page.context().close();
  await close();
});
