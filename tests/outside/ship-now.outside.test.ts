import { expect, test } from 'vitest';
import { link } from '../support/journeys/subscription.ts';
import { outsideClient } from '../support/outside.ts';
import { plainShoppers } from '../support/plain-shoppers.ts';
import { press } from '../support/shopper.ts';
import { reported, SUBSCRIPTIONS, subscribe, titled } from '../support/subscription-journey.ts';
import { foreignShop, ownOnly } from './scope.ts';
import { api, LD, QUERY } from './shop-calls.ts';

const { visit } = plainShoppers();

/** The shopper of the demonstration data, who has kept a card and two subscriptions. */
const SHOPPER = { email: 'camille.demo@gamelle.test', password: 'Moka-renverse-7-gamelles-vertes' };
const SUBSCRIPTION = `${api}/subscriptions/AB-00001`;

test.skipIf(foreignShop)(
  `S-01 SUB-14 a delivery of the demonstration shopper that is asked for at once is paid${ownOnly}`,
  async () => {
    const { ask } = outsideClient();
    const signedIn = await ask('POST', `${api}/authentication-token${QUERY}`, {
      body: JSON.stringify(SHOPPER),
      headers: LD,
    });
    expect(signedIn.status).toBe(200);
    const { token } = await signedIn.json();
    const bearer = { authorization: `Bearer ${token}` };
    const read = async (path: string) =>
      (await ask('GET', `${SUBSCRIPTION}${path}${QUERY}`, { headers: bearer })).json();
    const { draftOrders, total } = await read('');
    const delivery = draftOrders[0].split('/').at(-1);

    const requested = await ask('POST', `${SUBSCRIPTION}/ship-now${QUERY}`, {
      body: '{}',
      headers: { ...LD, ...bearer },
    });
    expect(requested.status).toBe(202);

    const paid = async () => {
      const { paymentState, total: charged } = await read(`/history/${delivery}`);
      return { paymentState, charged };
    };
    // Held: the card is debited when the parcel leaves.
    const held = { paymentState: 'authorized', charged: total };
    await expect.poll(paid).toEqual(held);
    expect(await read('')).toMatchObject({ status: 'active', alerts: [] });
  },
);

test('SUB-14 ship now says when it leaves and is paid, and becomes an order', async () => {
  const { page, close } = await visit();
  const code = await subscribe(page, { scripts: false });
  await link(page, 'Envoyer maintenant').click();
  await titled(page, 'Envoyer maintenant');
  await page.getByText('Votre commande part et sera débitée sous 24 heures ouvrées.').waitFor();
  await press(page, /^Commander et payer/);
  await reported(page, /^Votre commande part et sera débitée sous 24 heures ouvrées/);
  const orders = page.getByRole('link', { name: /^Commande n°\s*\d{9}/ });
  await expect
    .poll(
      async () => {
        await page.goto(`${SUBSCRIPTIONS}${code}/historique/`);
        return orders.count();
      },
      { interval: 500 },
    )
    .toBe(2);
  await close();
});
