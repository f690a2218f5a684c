import { expect, vi } from 'vitest';
import { createPool } from '#platform/database.ts';
import { api, LD, QUERY } from '../outside/shop-calls.ts';
import { createFilledFolder, type DataFolder } from './data-folder.ts';
import { REMINDED, writeLinks } from './delivery-links.ts';
import { scaled } from './limits.ts';
import { type OutsideClient, outsideClient } from './outside.ts';
import { type ShopProcess, startShopProcess } from './shop-process.ts';

/** The demonstration customer with a saved card and two subscriptions. */
export const SHOPPER = {
  email: 'camille.demo@gamelle.test',
  password: 'Moka-renverse-7-gamelles-vertes',
};

export interface RemindedShop {
  folder: DataFolder;
  shop: ShopProcess;
  /** The current subscription of the demonstration customer. */
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  read(): Promise<any>;
  /** Paths of links to the next delivery. */
  links: Record<'postpone' | 'skip' | 'ship_now' | 'left', string>;
  /** Assigns the subscription's food to Moka; returns the animal's path. */
  feed(): Promise<string>;
  /**
   * Sends the next delivery now and makes its charge behave like this test card. Returns the path
   * of the payment link in the mail.
   */
  failPayment(testCard: string): Promise<string>;
  /** Records a new weight of Moka. */
  weigh(kilos: number): Promise<void>;
  close(): Promise<void>;
}

/** A shop of its own, with links to the next delivery of a subscription. */
export async function remindedShop(): Promise<RemindedShop> {
  const folder = await createFilledFolder();
  const shop = await startShopProcess({ dataDir: folder.path });
  const client = outsideClient(shop.url);
  const read = async () => {
    const { token } = await signIn(client);
    const headers = { authorization: `Bearer ${token}` };
    const path = `${api}/subscriptions/${REMINDED}${QUERY}`;
    return (await client.ask('GET', path, { headers })).json();
  };
  return {
    folder,
    shop,
    read,
    feed: async () => {
      const { headers, moka } = await findMoka(client);
      const { items } = await read();
      for (const { id } of items)
        await client.ask('PUT', `${api}/subscriptions/${REMINDED}/items/${id}/animals${QUERY}`, {
          headers,
          body: JSON.stringify({ animals: [moka] }),
        });
      return moka;
    },
    failPayment: async (testCard) => {
      const { token } = await signIn(client);
      const headers = { authorization: `Bearer ${token}`, ...LD };
      const pool = createPool(folder.url, 1);
      await pool.query('update standin_cards set test_card = $1', [testCard]);
      const path = `${api}/subscriptions/${REMINDED}/ship-now${QUERY}`;
      await client.ask('POST', path, { headers, body: '{}' });
      const found = await vi.waitFor(
        async () => {
          const { rows } = await pool.query<{ path: string }>(
            `select substring(text from '/payer-ma-livraison/[\\w-]+/') as path from mails
             where kind = 'subscription-payment-failed' order by id desc limit 1`,
          );
          expect(rows).toHaveLength(1);
          return rows[0]?.path ?? '';
        },
        { timeout: scaled(20_000), interval: 100 },
      );
      await pool.end();
      return found;
    },
    weigh: async (kilos) => {
      const { headers, moka } = await findMoka(client);
      const body = JSON.stringify({ weight: kilos });
      await client.ask('PUT', `${moka}${QUERY}`, { headers, body });
    },
    links: await writeLinks(folder.url),
    close: async () => {
      await shop.stop();
      await folder.remove();
    },
  };
}

async function signIn({ ask }: OutsideClient) {
  const answer = await ask('POST', `${api}/authentication-token${QUERY}`, {
    body: JSON.stringify(SHOPPER),
    headers: LD,
  });
  return answer.json();
}

/** The path of the customer's dog, and the headers for calls about it. */
async function findMoka(client: OutsideClient) {
  const { token } = await signIn(client);
  const headers = { authorization: `Bearer ${token}`, ...LD };
  const answer = await client.ask('GET', `${api}/animals${QUERY}`, { headers });
  const { 'hydra:member': animals } = await answer.json();
  const moka: string = animals.find(({ name }: { name: string }) => name === 'Moka')['@id'];
  return { headers, moka };
}
