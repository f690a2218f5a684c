import { expect, test } from 'vitest';
import { expectAccessible } from '../support/accessibility.ts';
import { arriveBy } from '../support/arrive.ts';
import {
  answerDiet,
  answerProfile,
  answerShape,
  heading,
  pick,
} from '../support/journeys/guide.ts';
import { press, shoppers } from '../support/shopper.ts';

const { visit } = shoppers();

test('S-08 on a telephone what is proposed is added in the first screen, once, and its place says so', async () => {
  const { page, close } = await visit({ viewport: { width: 390, height: 844 } });
  const menu = await arriveBy(page, async (plain) => {
    await plain.goto('/guide-croquettes/?espece=chat&prenom=Isis');
    await answerProfile(plain, 'Bengal');
    await answerShape(plain, '4.6', 'Idéale');
    await answerDiet(plain);
    return plain.url();
  });
  await page.goto(menu);
  await heading(page, 'Le menu d’Isis');
  const add = page.getByRole('button', { name: 'Ajouter au panier', exact: true });
  const box = await add.boundingBox();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  expect((box?.y ?? 844) + (box?.height ?? 0)).toBeLessThanOrEqual(844);
  await page.getByText(/par jour, livraison comprise$/).waitFor();
  await page
    .getByText(
      /(de livraison|livraison offerte).* toutes les \d+\ssemaines, 2\slivraisons au minimum$/,
    )
    .waitFor();
  const cart = page.getByRole('banner').getByRole('link', { name: /panier/i });
  await cart.waitFor();
  const bags = await page.getByRole('main').locator('input[name=quantity]').first().inputValue();
  await add.press('Enter');
  await add.press('Enter', { timeout: 500 }).catch(() => undefined);
  const inPlace = page.getByRole('main').getByRole('link', { name: 'Dans le panier · voir' });
  await inPlace.waitFor();
  expect(await inPlace.evaluate((link) => link === document.activeElement)).toBe(true);
  // What sticks below takes one row: its two buttons stand side by side, each on one line.
  const order = page.getByRole('main').getByRole('link', { name: 'Commander', exact: true });
  const [toCart, toOrder] = [await inPlace.boundingBox(), await order.boundingBox()];
  expect(Math.round(toOrder?.y ?? 0)).toBe(Math.round(toCart?.y ?? 1));
  expect(toCart?.height).toBeLessThan(60);
  await expectAccessible(page);
  // Longer than any message stays: the way to the cart is still there.
  await page.clock.install();
  await page.clock.fastForward(10_000);
  await expect.poll(() => page.locator('a[href="/panier/"]').count()).toBeGreaterThan(0);
  await page.reload();
  await inPlace.waitFor();
  await inPlace.click();
  await heading(page, /^Votre panier/);
  await expect
    .poll(() =>
      page
        .getByRole('main')
        .getByLabel(/^Quantité de/)
        .inputValue(),
    )
    .toBe(bags);
  await close();
});

test('S-03 S-04 in an English browser 4,6 by the keys is 4,6 kg, and 46 kg is asked about', async () => {
  const { page, close } = await visit({ locale: 'en-US' });
  await page.goto('/guide-croquettes/?espece=chien&prenom=Pepito');
  await answerProfile(page, 'chihuahua');
  await heading(page, 'La silhouette de Pepito');
  const weight = page.getByLabel('Son poids', { exact: true });
  await weight.pressSequentially('46');
  await pick(page, 'Idéale');
  await press(page, 'Continuer');
  await page
    .getByText(/^46 kg, vraiment\s\?/)
    .first()
    .waitFor();
  await page.getByRole('checkbox', { name: /46 kg$/ }).waitFor();
  await expectAccessible(page);
  await weight.fill('');
  await weight.pressSequentially('2,35');
  await page.getByText(/^Nous lisons\s: 2,35\skg$/).waitFor();
  await expect.poll(() => page.getByRole('checkbox', { name: /46 kg$/ }).count()).toBe(0);
  await press(page, 'Continuer');
  await heading(page, 'Le régime de Pepito');
  await answerDiet(page);
  await heading(page, 'Le menu de Pepito');
  await page.getByText(/Chihuahua · 4\sans · 2,35\skg/).waitFor();
  await close();
});

test('S-05 S-18 GDE-10 GDE-12 the calculator asks a puppy’s adult weight, and keeps no answer beside wrong figures', async () => {
  const { page, close } = await visit({ viewport: { width: 1440, height: 900 } });
  await page.goto('/produits/croquettes-chien-adulte-poulet-patate-douce/');
  const calculator = page.locator('form', {
    has: page.getByRole('button', { name: 'Calculer sa ration' }),
  });
  const age = calculator.getByLabel('Son âge');
  await age.fill('5');
  await calculator.getByLabel('Son poids (kg)').fill('20');
  await press(page, 'Calculer sa ration');
  const perDay = page.getByRole('status').getByText(/^\d+\sg par jour$/);
  await perDay.waitFor();
  await calculator.getByLabel('Son poids (kg)').fill('120');
  await perDay.waitFor({ state: 'detached' });
  await press(page, 'Calculer sa ration');
  await calculator.getByText(/moins de 100\skg/).waitFor();
  await expectAccessible(page);
  await age.fill('0,25');
  await calculator.getByLabel('Son poids adulte (kg)').fill('20');
  await press(page, 'Calculer sa ration');
  await page.getByText(/^Nous n’avons pas de ration à proposer/).waitFor();
  await expect.poll(() => perDay.count()).toBe(0);
  await close();
});
