import pg from 'pg';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectAccessible } from '../support/accessibility.ts';
import { createFilledFolder, type DataFolder } from '../support/data-folder.ts';
import { browserSeeing } from '../support/fake-camera.ts';
import { scaled } from '../support/limits.ts';
import { signInToOffice } from '../support/office-page.ts';
import { ordersToPack, type Packable } from '../support/orders-to-pack.ts';
import { PARIS_TODAY } from '../support/paris-today.ts';
import { isFull } from '../support/scope.ts';
import { type ShopProcess, startShopProcess } from '../support/shop-process.ts';
import { shoppers } from '../support/shopper.ts';

const { visit } = shoppers();
const SCANNED = 4;
/** Each is labelled, sent, invoiced and mailed; the presses do not depend on how many they are. */
const IN_BULK = isFull ? 200 : 40;
const EAN = '4012345678901';
/** O-07: so many presses send two hundred orders at most. */
const BUDGET = 12;

let folder: DataFolder;
let shop: ShopProcess;
let database: pg.Client;
let few: Packable;

beforeAll(async () => {
  folder = await createFilledFolder();
  database = new pg.Client({ connectionString: folder.url });
  await database.connect();
  few = await ordersToPack(database, SCANNED, 0);
  await ordersToPack(database, IN_BULK, 1);
  shop = await startShopProcess({ dataDir: folder.path });
});
afterAll(async () => {
  await database?.end();
  await shop?.stop();
  await folder?.remove();
});

const rowsOf = async (text: string, values: unknown[] = []) =>
  (await database.query(text, values)).rows;

/** What a scanner does: it types, and ends with Enter. */
async function scan(page: Page, text: string) {
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
}

const isWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

test(
  'O-07 O-38 orders are packed by scan on a telephone, the network gone in between, and a wave leaves in bulk within twelve presses',
  async () => {
    const { page, context } = await visit({ baseURL: shop.url });
    await page.setViewportSize({ width: 390, height: 844 });
    await signInToOffice(page, 'logistique@gamelle.test');

    // By scan: one for the lot, one for the parcel, nothing typed.
    await page.goto('/gestion/preparation/');
    expect(await isWide(page)).toBe(false);
    await page.getByLabel('Seulement avec l’article').fill(few.code);
    await page.getByRole('button', { name: 'Ouvrir une vague' }).click();
    await page.getByRole('heading', { level: 1, name: /^Vague/ }).waitFor();
    await page.getByRole('button', { name: 'Faire les étiquettes' }).click();
    await page.getByText('Étiquettes faites').waitFor();
    expect(await isWide(page)).toBe(false);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Emballer au scan' }).click();
    await page.getByText(`${SCANNED} commandes à emballer`).waitFor();
    expect(await isWide(page)).toBe(false);
    await expectAccessible(page);
    const numbers = (
      await rowsOf(
        `select o.number from wave_orders w join orders o on o.id = w.order_id order by w.position`,
      )
    ).map(({ number }) => number as string);
    const goods = few.ean ? `01${few.ean.padStart(14, '0')}10${few.lots[1]}` : few.code;
    await scan(page, '4006381333931');
    await page.getByText('Cet article n’est pas dans cette commande.').waitFor();
    const pack = async (number: string) => {
      await scan(page, goods);
      await scan(page, `GM${number}`);
      await page.getByText(`Commande ${number} emballée`).waitFor();
    };
    for (const [index, number] of numbers.entries()) {
      // The last of them at a desk: as many scans, and nothing typed either.
      if (index === 3) await page.setViewportSize({ width: 1440, height: 900 });
      // The network goes in the middle and comes back.
      if (index === 1) await context.setOffline(true);
      await pack(number);
      if (index === 2) {
        await page.getByText(/2 saisies attendent le réseau/).waitFor();
        // What is refused by then stands on the desk again, also once it was read why.
        const leaveOut = (at: string | null) =>
          rowsOf(
            `update wave_orders set left_out_at = $1 where order_id in
               (select id from orders where number = any($2))`,
            [at, numbers.slice(1, 3)],
          );
        await leaveOut('2027-01-01');
        await context.setOffline(false);
        await page.getByText('n’est pas dans cette vague').nth(1).waitFor();
        await page.getByText('3 commandes à emballer').waitFor();
        await leaveOut(null);
        const seen = page.getByRole('button', { name: 'J’ai vu' });
        await seen.first().click();
        await seen.click();
        await seen.waitFor({ state: 'detached' });
        await page.getByText('3 commandes à emballer').waitFor();
        for (const refused of numbers.slice(1, 3)) await pack(refused);
      }
    }
    await page.getByText('Toutes les commandes de cette vague sont emballées.').waitFor();
    await page.getByText(/attend(ent)? le réseau/).waitFor({ state: 'detached' });
    const packed = () =>
      rowsOf(
        `select l.lot, sum(l.quantity)::int as pieces from order_lots l where l.variant_code = $1 group by 1`,
        [few.code],
      );
    // The last of them is on its way.
    await expect
      .poll(async () => (await packed()).reduce((sum, { pieces }) => sum + pieces, 0))
      .toBe(SCANNED);
    if (few.ean) expect(await packed()).toEqual([{ lot: few.lots[1], pieces: SCANNED }]);

    // In bulk, at a desk and on a telephone.
    expect(await sendInBulk(page, 1440)).toBeLessThanOrEqual(BUDGET);
    const [{ orders, pieces }] = await rowsOf(
      `select count(distinct o.id)::int as orders, sum(l.quantity)::int as pieces
     from orders o join order_lots l on l.order_id = o.id join parcel_labels p on p.order_id = o.id
     where o.shipping_state = 'shipped' and l.lot like 'L1%'`,
    );
    expect([orders, pieces]).toEqual([IN_BULK, IN_BULK]);
    await ordersToPack(database, SCANNED, 2);
    expect(await sendInBulk(page, 390)).toBeLessThanOrEqual(BUDGET);
    // It was without a network on purpose.
    await context.close();
  },
  scaled(400_000),
);

/** Opens a wave of all that waits, labels, prints and sends it; answers how many presses that took. */
async function sendInBulk(page: Page, width: number): Promise<number> {
  await page.setViewportSize({ width, height: 900 });
  let presses = 0;
  const press = async (name: string) => {
    presses += 1;
    await page.getByRole('button', { name }).click();
  };
  await page.goto('/gestion/preparation/');
  presses += 1;
  await press('Ouvrir une vague');
  await page.getByRole('heading', { level: 1, name: /^Vague/ }).waitFor();
  if (width > 390) await expectAccessible(page);
  await press('Faire les étiquettes');
  await page.getByText('Étiquettes faites').waitFor();
  const printed = await page.request.get(`${page.url().split('?')[0]}documents.pdf`);
  presses += 1;
  expect(printed.headers()['content-type']).toBe('application/pdf');
  presses += 1;
  await page.getByText('Tout est parti…').click();
  await press('Oui, tout est parti');
  // Each order leaves in a transaction of its own, and its invoice and mails are written beside the others.
  await page.getByText(/\d commandes sont parties/).waitFor({ timeout: scaled(150_000) });
  return presses;
}

test('O-30 O-38 a delivery is counted on a telephone without a network, and stands on the shelves once', async () => {
  const [{ id }] = await rowsOf(
    `with supplier as (
       insert into suppliers (name, contact, email, telephone, lead_days, cover_days, minimum)
       values ('Moulins du Lot', '', '', '', 7, 30, 0) returning id
     ), purchase as (
       insert into purchase_orders (supplier_id, state, created_at, created_by, sent_at, expected_on)
       select id, 'sent', now(), 'Nour', now(), ${PARIS_TODAY} from supplier returning id
     )
     insert into purchase_order_lines (purchase_order_id, variant_code, quantity, cost)
     select id, $1, 12, 900 from purchase returning purchase_order_id as id`,
    [few.code],
  );
  const { page, context } = await visit({ baseURL: shop.url });
  await page.setViewportSize({ width: 390, height: 844 });
  await signInToOffice(page, 'logistique@gamelle.test');
  await page.goto(`/gestion/achats/${id}/reception/`);
  await page.getByLabel('Scannez un article').waitFor();
  expect(await isWide(page)).toBe(false);
  await expectAccessible(page);
  const goods = few.ean ? `01${few.ean.padStart(14, '0')}10NEUF-1` : few.code;
  await scan(page, goods);
  await scan(page, goods);
  await page.getByText('Il manquera 10 pièces').waitFor();
  // What was counted outlives the page.
  await page.reload();
  await page.getByText('Voici ce que vous aviez compté').waitFor();
  // What is typed is stored by the page as well: nobody is asked whether to leave once it is sent.
  await page.getByLabel('Emplacement').first().fill('A-12');
  // A broken one is not sent before somebody says what is wrong with it: a refusal would come too late without a network.
  await page.getByLabel('Abîmées').first().fill('1');
  await page.getByText('Il manquera 9 pièces').waitFor();
  await page.getByRole('button', { name: 'Mettre 2 pièces en stock' }).click();
  await page.getByText('Dites ce qu’ont les pièces abîmées').waitFor();
  await page.getByLabel('Ce qu’elles ont').first().fill('Sac percé');
  expect(await isWide(page)).toBe(false);
  await expectAccessible(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Mettre 2 pièces en stock' }).click();
  await page.getByText('Pas de réseau').waitFor();
  await context.setOffline(false);
  await page.getByText('9 pièces manquent encore : la commande reste ouverte.').waitFor();
  await page.getByText('Une pièce abîmée est notée').waitFor();
  await page.getByRole('heading', { name: 'À réclamer au fournisseur' }).waitFor();
  await expectAccessible(page);
  const stored = () => rowsOf('select sum(quantity)::int as pieces from received_goods');
  expect(await stored()).toEqual([{ pieces: 2 }]);
  expect(await rowsOf('select quantity, damage from damaged_goods')).toEqual([
    { quantity: 1, damage: 'Sac percé' },
  ]);
  // It was without a network on purpose.
  await context.close();
});

test('O-12 O-38 a camera reads article, lot and date of a GS1 code, and the shelf it was counted on has them, without a network in between', async () => {
  // Articles of the demonstration have no bars.
  await rowsOf('update product_variants set ean = $1 where code = $2', [EAN, few.code]);
  const gtin = EAN.padStart(14, '0');
  const browser = await browserSeeing(`(01)${gtin}(15)280630(10)CAM-1`);
  try {
    const context = await browser.newContext({
      baseURL: shop.url,
      locale: 'fr-FR',
      permissions: ['camera'],
      viewport: { width: 390, height: 844 },
    });
    const page = await context.newPage();
    const refused: string[] = [];
    page.on('console', (message) => {
      if (/content security policy/i.test(message.text())) refused.push(message.text());
    });
    const programs: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('.wasm')) programs.push(new URL(request.url()).origin);
    });
    await signInToOffice(page, 'logistique@gamelle.test');
    await page.goto('/gestion/stock/comptage/');
    const camera = page.getByRole('button', { name: 'Scanner avec la caméra' });
    await camera.waitFor();
    expect(programs).toEqual([]);
    await expectAccessible(page);
    await camera.click();
    await expect.poll(() => page.getByLabel('Lot', { exact: true }).inputValue()).toBe('CAM-1');
    await page.getByRole('button', { name: 'Arrêter la caméra' }).click();
    expect(await page.getByLabel('À utiliser avant le').inputValue()).toBe('2028-06-30');
    expect([programs, refused]).toEqual([[shop.url], []]);
    await page.getByLabel('Emplacement').fill('A-12');
    await page.getByLabel('Pièces').fill('7');
    expect(await isWide(page)).toBe(false);
    await expectAccessible(page);
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Enregistrer 1 ligne comptée' }).click();
    await page.getByText('1 saisie attend le réseau').waitFor();
    await context.setOffline(false);
    await page.getByText('1 saisie attend le réseau').waitFor({ state: 'detached' });
    await expect
      .poll(() =>
        rowsOf(
          `select place, quantity, best_before::text as until from lot_levels where lot = 'CAM-1'`,
        ),
      )
      .toEqual([{ place: 'A-12', quantity: 7, until: '2028-06-30' }]);
  } finally {
    await browser.close();
  }
});
