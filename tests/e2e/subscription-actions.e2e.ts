import { expect, test } from 'vitest';
import { expectAccessible } from '../support/accessibility.ts';
import { arriveSubscribed } from '../support/arrive.ts';
import { link } from '../support/journeys/subscription.ts';
import { press, shoppers } from '../support/shopper.ts';
import { reported, SUBSCRIPTIONS, titled } from '../support/subscription-journey.ts';

const { visit } = shoppers();

test('S-28 S-24 an untouched subscription asks nothing; a week later, skipped and undone are a press or two', async () => {
  const { page, close } = await visit({ viewport: { width: 390, height: 844 } });
  const code = await arriveSubscribed(page);
  const main = page.getByRole('main');
  const shown = main.locator('button[type=submit]').filter({ visible: true });
  expect(await shown.count()).toBe(0);
  expect(await main.getByText('Ce changement vaut pour').filter({ visible: true }).count()).toBe(0);

  await link(page, 'Décaler d’une semaine').click();
  await titled(page, 'Décaler d’une semaine');
  await page.getByRole('heading', { name: 'Vos six prochains envois' }).waitFor();
  expect(await page.getByRole('row').count()).toBe(7);
  const cells = await page.getByRole('row').nth(1).getByRole('cell').allInnerTexts();
  expect(cells).toHaveLength(2);
  expect(cells[0]).not.toBe(cells[1]);
  await expectAccessible(page);
  await press(page, 'Décaler d’une semaine');
  await reported(page, /^C’est noté.*votre prochain envoi part le/);
  await reported(page, 'Modification enregistrée.');
  await expectAccessible(page);
  await press(page, 'Annuler');
  await reported(page, /^Modification annulée/);

  await link(page, 'Sauter').click();
  await titled(page, 'Sauter cet envoi');
  await press(page, 'Sauter cet envoi');
  await reported(page, /cet envoi est sauté/);

  await page.goto(`${SUBSCRIPTIONS}${code}/historique/`);
  await page.getByRole('heading', { name: 'Modifications' }).waitFor();
  await expectAccessible(page);
  await press(page, 'Annuler : Date d’envoi');
  await reported(page, /^Modification annulée/);
  await close();
});

test('N-06 what a choice changes is shown as it is made, and confirmed as it was shown; a preview that answers after the save leaves what was saved on the page', async () => {
  const { page, close } = await visit();
  await arriveSubscribed(page);
  await page.getByLabel(/^Quantité de/).fill('5');
  await page.getByText('Ce changement vaut pour').first().waitFor();
  await page.getByRole('heading', { name: 'Vos six prochains envois' }).waitFor();
  const cell = (row: number, column: number) =>
    page.getByRole('row').nth(row).getByRole('cell').nth(column);
  const amounts = async () => [await cell(2, 0).innerText(), await cell(2, 1).innerText()];
  const [before, after] = await amounts();
  expect(before).toBe(after);
  await page.getByText('Cet envoi et tous les suivants').first().click();
  await expect
    .poll(async () => {
      const [old, now] = await amounts();
      return old === now;
    })
    .toBe(false);
  const said = (await cell(1, 1).innerText()).split('\n');
  const promised = said.find((line) => line.includes('€')) ?? '';
  await press(page, 'Enregistrer les quantités');
  await reported(page, 'Votre prochain envoi et les suivants sont à jour.');
  await reported(page, promised);

  const quantity = page.getByLabel(/^Quantité de/);
  await quantity.fill('7');
  await page.getByRole('heading', { name: 'Vos six prochains envois' }).waitFor();

  // From here on a preview is answered once the save was, and the saved page comes after it.
  const saved = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<void>();
  let held = 0;
  let released = 0;
  await page.route(/mes-abonnements/, async (route) => {
    const request = route.request();
    if (request.method() === 'POST' && request.postData()?.includes('apercu')) {
      held += 1;
      const response = await route.fetch();
      await saved.promise;
      // The browser may have given it up for a later one.
      await route.fulfill({ response }).catch(() => undefined);
      released += 1;
      if (released === held) answered.resolve();
    } else {
      if (request.url().includes('fait=')) {
        saved.resolve();
        await answered.promise;
      }
      await route.continue();
    }
  });
  await quantity.fill('6');
  await quantity.fill('7');
  await expect.poll(() => held).toBe(2);
  await press(page, 'Enregistrer les quantités');
  await reported(page, /sont à jour|est à jour/);
  await expect.poll(() => quantity.inputValue()).toBe('7');
  expect(await page.getByText('Modification enregistrée.').count()).toBeGreaterThan(0);
  // The saved page may ask for a preview of its own.
  await page.unrouteAll({ behavior: 'wait' });
  await close();
});
