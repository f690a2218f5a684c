import { buffer } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase, createPool } from '#platform/database.ts';
import { keepMovedClock } from '#platform/moved-clock.ts';
import type { Database } from '../../src/registry/schema.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { createFilledFolder, type DataFolder } from '../support/data-folder.ts';
import { order, orderPage, showsInTime } from '../support/journeys/after-order.ts';
import { pressWhileItWakes } from '../support/press-while-it-wakes.ts';
import { type ShopProcess, startShopProcess } from '../support/shop-process.ts';
import { BAG, freshEmail, shoppers } from '../support/shopper.ts';
import { teamCommand } from '../support/team-command.ts';

const { visit } = shoppers();

let folder: DataFolder;

let shop: ShopProcess;

/** A shop of its own: its clock is moved, first to an evening, when no warehouse sends parcels by itself. */
beforeAll(async () => {
  folder = await createFilledFolder();
  await goTo(evening());
  shop = await startShopProcess({ dataDir: folder.path });
});

afterAll(async () => {
  await shop?.stop();
  await folder?.remove();
});

/** Today at eight, or now where it is later. */
function evening(): Temporal.ZonedDateTime {
  const now = Temporal.Now.zonedDateTimeISO('Europe/Paris');
  const eight = now.withPlainTime('20:00');
  return Temporal.ZonedDateTime.compare(now, eight) < 0 ? eight : now;
}

const untilThen = (moment: Temporal.ZonedDateTime) =>
  Temporal.Now.zonedDateTimeISO('Europe/Paris').until(moment, { largestUnit: 'hours' });

/** The clock of the shop stands at this moment, at once: jobs of the days between run once, not day by day. */
async function goTo(moment: Temporal.ZonedDateTime) {
  const pool = createPool(folder.url, 1);
  await keepMovedClock(createDatabase<Database>(pool), untilThen(moment));
  await pool.end();
}

const team = (...given: string[]) => teamCommand(folder.path, ...given);

async function download(page: Page, name: RegExp) {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name }).click(),
  ]);
  return { name: file.suggestedFilename(), content: await buffer(await file.createReadStream()) };
}

test('SHP-05 ORD-04 BIZ-17 PAY-09 parcels are followed, the invoice comes on day 7, money comes back with its credit note', async () => {
  const { page, close } = await visit({ baseURL: shop.url });
  const number = await order(page, freshEmail());
  const [, token = ''] = /\/commande\/([\w-]+)\//.exec(page.url()) ?? [];
  expect(token).not.toBe('');
  await team('order', number, 'ship', 'COLIS-A1', 'COLIS-A2', '--last');
  await page.reload();
  const parcels = page.getByRole('list', { name: 'Vos colis' });
  await expect.poll(() => parcels.getByRole('listitem').count()).toBe(2);
  await expect
    .poll(() => parcels.getByRole('link').first().getAttribute('href'))
    .toContain('COLIS-A1');

  await pressWhileItWakes(page, page.getByRole('link', { name: 'Suivre ma commande' }));
  await page.getByRole('heading', { level: 1, name: `Commande n° ${number}` }).waitFor();
  await parcels.getByRole('link', { name: 'Suivre le colis COLIS-A2' }).waitFor();
  await showsInTime(page, /Disponible à partir du/);
  await team('order', number, 'deliver', 'COLIS-A1');
  await showsInTime(page, /livré le/);
  await expectAccessible(page);

  // Most of the week goes by at once, its last hours as the command of the team lets them.
  const seventh = evening().add({ days: 7 });
  await goTo(seventh.subtract({ hours: 6 }));
  await team('clock', `+${Math.ceil(untilThen(seventh).total('hours'))}h`);
  // The shop hears of the new day beside its pages: the first one asked for may be of the day before.
  await showsInTime(page, /^Facture du /);
  const invoice = await download(page, /^Facture du .*FA-FR-/);
  expect(invoice.name).toBe(`facture-${number}.pdf`);
  expect(invoice.content.subarray(0, 5).toString()).toBe('%PDF-');

  await team('order', number, 'refund', `${BAG}=1`, 'Sac abîmé');
  await page.goto(orderPage(number));
  await showsInTime(page, /remboursés le/);
  await showsInTime(page, /^Avoir du /);
  const note = await download(page, /^Avoir du .*AV-FR-/);
  expect(note.name).toMatch(/^avoir-AV-FR-\d{4}-\d{6}\.pdf$/);
  await expectAccessible(page);
  await close();
  // What the demonstration shop held lapsed in the week that was jumped over; nothing else is open.
  const found = (await team('match')).split('\n').filter((line) => line.startsWith('#'));
  expect(found.filter((line) => !line.includes(' left_unpaid '))).toEqual([]);
  expect(found.filter((line) => line.includes(token))).toEqual([]);
  expect(await team('invoices', 'verify')).toContain('every one as it was issued');
});
