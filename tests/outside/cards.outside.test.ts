import { test } from 'vitest';
import { CARDS, keepCards, titled } from '../support/journeys/cards.ts';
import { plainShoppers } from '../support/plain-shoppers.ts';
import { signUp } from '../support/prepared-order.ts';
import { press } from '../support/shopper.ts';

const { visit } = plainShoppers();

test('PAY-06 SUB-20 kept cards are listed, added, put first and deleted, scripts: false', () =>
  keepCards(visit, false));

test('PAY-03 without a card nothing is kept, and the page says so', async () => {
  const { page, close } = await visit({ javaScriptEnabled: false });
  await signUp(page);
  await page.goto(CARDS);
  await press(page, 'Ajouter une carte');
  await titled(page, 'Ajouter une carte');
  await press(page, 'Enregistrer cette carte');
  await page.getByText('Indiquez votre carte et validez-la').waitFor();
  await close();
});
