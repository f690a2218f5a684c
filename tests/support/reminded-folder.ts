import { dateRange } from '#modules/subscriptions/rules/index.ts';
import { api, LD, MERGE, QUERY } from '../outside/shop-calls.ts';
import { createFilledFolder, type DataFolder } from './data-folder.ts';
import { type OutsideClient, outsideClient } from './outside.ts';
import { type ShopProcess, startShopProcess } from './shop-process.ts';
import { teamCommand } from './team-command.ts';

/** The shopper of the demonstration data, who has kept a card and two subscriptions. */
const SHOPPER = { email: 'camille.demo@gamelle.test', password: 'Moka-renverse-7-gamelles-vertes' };
/** The subscription whose next delivery is reminded of. */
export const REMINDED = 'AB-00001';

export interface RemindedShop {
  folder: DataFolder;
  shop: ShopProcess;
  /** Of the demonstration's shopper; what stands of the subscription now. */
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  read(path?: string): Promise<any>;
  /** Address of the mail that reminds of the delivery, and the paths of its links by their words. */
  findReminder(): Promise<{ mail: string; links: Record<string, string> }>;
  close(): Promise<void>;
}

/** A shop of its own that has just reminded of the next delivery of a subscription. */
export async function remindedShop(): Promise<RemindedShop> {
  const folder = await createFilledFolder();
  const shop = await startShopProcess({ dataDir: folder.path });
  const client = outsideClient(shop.url);
  const call = async (method: string, path: string, body?: object) => {
    const { token } = await signIn(client);
    const headers = { authorization: `Bearer ${token}`, 'content-type': MERGE['content-type'] };
    const address = `${api}/subscriptions/${REMINDED}${path}${QUERY}`;
    const answer = await client.ask(method, address, {
      headers,
      body: body ? JSON.stringify(body) : null,
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status}`);
    return answer.json();
  };
  const read = (path = '') => call('GET', path);
  const inAnHour = Temporal.Now.zonedDateTimeISO('Europe/Paris').add({ hours: 1 });
  // As soon as it may leave: it is reminded of today. Reminders are written every hour.
  const { earliest } = dateRange(inAnHour.toPlainDate());
  await call('PATCH', '/next-date', { date: earliest.toString(), scope: 'next' });
  await teamCommand(folder.path, 'clock', '+1h');
  return {
    folder,
    shop,
    read,
    findReminder: () => findReminder(client),
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

async function findReminder({ ask }: OutsideClient) {
  const list = await (await ask('GET', '/_dev/mail/')).text();
  const lines = list.split('<li>').filter((line) => line.includes('Votre prochaine livraison'));
  for (const line of lines) {
    const mail = /\/_dev\/mail\/\d+\//.exec(line)?.[0] ?? '';
    const text = await (await ask('GET', `${mail}?text`)).text();
    if (!text.includes(REMINDED)) continue;
    const found = [...text.matchAll(/^(.+?)\s+\S*?(\/ma-livraison\/[\w-]+\/)/gm)];
    return {
      mail,
      links: Object.fromEntries(found.map(([, words = '', path = '']) => [words, path])),
    };
  }
  throw new Error('no reminder was written');
}
