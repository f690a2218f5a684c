import { expect, test } from 'vitest';
import { shareCode } from '../support/journeys/sponsorship.ts';
import { plainShoppers } from '../support/plain-shoppers.ts';

const { visit } = plainShoppers();

test('RTE-37 SPO-01 UIX-14 a customer shares a code, writes to two people and sees them, scripts: false', () =>
  shareCode(visit));

test('a code nobody shares is no page', async () => {
  const { page, close } = await visit();
  const answer = await page.request.get('/parrainage/PERSONNE-ABC/');
  expect(answer.status()).toBe(404);
  await close();
});
