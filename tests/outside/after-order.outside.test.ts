import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { order, orderPage, showsInTime } from '../support/journeys/after-order.ts';
import { plainShoppers } from '../support/plain-shoppers.ts';
import { freshEmail, press } from '../support/shopper.ts';
import { teamCommand } from '../support/team-command.ts';
import { shopData } from '../support/worker-shop.ts';
import { foreignShop, ownOnly } from './scope.ts';

const { visit } = plainShoppers();

const team = (...given: string[]) => teamCommand(shopData(), ...given);

async function declare(page: Page, { number, email }: { number: string; email: string }) {
  await page.getByRole('heading', { level: 1, name: 'Renoncer au contrat ici' }).waitFor();
  expect(await page.getByLabel('Numéro de commande').inputValue()).toBe(number);
  await page.getByLabel('Votre nom').fill('Camille Durand');
  await page.getByLabel('Votre e-mail').fill(email);
  await press(page, 'Vérifier ma déclaration');
  await page.getByRole('heading', { name: 'Vérifiez votre déclaration' }).waitFor();
  await press(page, 'Confirmer la rétractation');
  await page.getByRole('heading', { name: 'Votre rétractation est enregistrée' }).waitFor();
}

test.skipIf(foreignShop)(
  `WDR-03 WDR-01 a withdrawal is declared from the order, and without an account${ownOnly}`,
  async () => {
    const email = freshEmail();
    const { page, close } = await visit();
    const number = await order(page, email, false);
    await page.goto(orderPage(number));
    await page.getByRole('main').getByRole('link', { name: 'Renoncer au contrat ici' }).click();
    await declare(page, { number, email });
    await page.goto(orderPage(number));
    await page.getByText(/Vous avez déclaré renoncer à cette commande le/).waitFor();
    // It had not left: it is cancelled, and its money goes back.
    await showsInTime(page, 'Annulée');
    await close();

    const customer = await visit();
    const other = { number: await order(customer.page, `b${email}`, false), email: `b${email}` };
    await team('order', other.number, 'ship', 'COLIS-B1', '--last').catch((error: Error) => {
      // On the morning of a working day the stand-in warehouse may have sent it already.
      if (!error.message.includes('(order.state)')) throw error;
    });
    const stranger = await visit();
    await stranger.page.goto(`/renoncer-au-contrat/?commande=${other.number}`);
    await declare(stranger.page, other);
    await stranger.close();
    await customer.page.goto(orderPage(other.number));
    await customer.page.getByText(/Vous avez déclaré renoncer à cette commande le/).waitFor();
    await customer.close();
  },
);
