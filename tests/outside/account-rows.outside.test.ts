import { expect, test } from 'vitest';
import { heading, listOrders, register } from '../support/journeys/account-rows.ts';
import { plainShoppers } from '../support/plain-shoppers.ts';
import { foreignShop, ownOnly } from './scope.ts';

const { visit } = plainShoppers();

test('RTE-27 RTE-28 GRD-07 login and password reset are for who is not signed in, in the small frame', async () => {
  const { page, close } = await visit();
  const RESET = '/mot-de-passe-oublie/un-lien/';
  for (const [path, name] of [
    ['/connexion/', 'Connexion ou inscription'],
    [RESET, 'Ce lien n’est plus valable'],
  ] as const) {
    await page.goto(path);
    await heading(page, name);
    expect(await page.getByRole('searchbox').count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Menu' }).count()).toBe(0);
  }
  await register(page);
  for (const path of ['/connexion/', RESET]) {
    await page.goto(path);
    await page.waitForURL('**/mon-compte/');
  }
  await close();
});

// A shop that runs elsewhere keeps fewer unpaid orders for one account than this needs.
test.skipIf(foreignShop)(
  `ORD-01 ORD-02 ORD-03 the latest order stands apart, the others below, more on demand; scripts: false${ownOnly}`,
  () => listOrders(visit),
);
