import { expect, test } from 'vitest';
import { arriveSignedIn } from '../support/arrive.ts';
import { listens } from '../support/listens.ts';
import { isFull } from '../support/scope.ts';
import { BAG, press, shoppers } from '../support/shopper.ts';

const { visit } = shoppers();
/**
 * Rounds of two presses, each of which renders the cart again. The fault showed about every twentieth
 * change, so even a short run has more changes than that.
 */
const ROUNDS = isFull ? 24 : 14;

/**
 * Presses twice a round, in the page: at rest, and while the cart comes back for the first. Returns
 * every number the field showed, in order.
 */
async function pressWhileItLoads(button: HTMLElement, rounds: number): Promise<number[]> {
  const field = button.parentElement?.querySelector('input');
  const shown = [Number(field?.value)];
  const look = () => shown.at(-1) !== Number(field?.value) && shown.push(Number(field?.value));
  new MutationObserver(look).observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
  const sent = { asked: 0, answered: 0 };
  const { fetch } = window;
  window.fetch = async (...request) => {
    const isCart = String(request[0]).includes('/panier/') && request[1]?.method !== 'POST';
    if (isCart) sent.asked += 1;
    const answer = await fetch(...request);
    if (isCart) sent.answered += 1;
    return answer;
  };
  const frame = () => new Promise(requestAnimationFrame);
  for (let round = 1; round <= rounds; round += 1) {
    button.click();
    while (sent.asked < 2 * round - 1) await frame();
    button.click();
    while (sent.answered < 2 * round) await frame();
    for (let frames = 0; frames < 5; frames += 1) await frame();
  }
  return shown;
}

test('B-01 B-02 a quantity typed in the cart is kept on Enter, and said as it is kept; every press of plus counts, also while a change is under way', async () => {
  const { page, close } = await visit();
  await page.goto(`/panier/?variantId=${BAG}&quantity=3`);
  const count = page.getByRole('spinbutton').first();
  await count.fill('6');
  await count.press('Enter');
  await page.getByRole('heading', { name: 'Votre panier (6 articles)' }).waitFor();
  await page.getByRole('status').getByText('Quantité : 6').waitFor();
  await expect.poll(() => count.inputValue()).toBe('6');
  await page.reload();
  await expect.poll(() => count.inputValue()).toBe('6');
  await listens(page);

  const plus = page.getByRole('button', { name: /^Augmenter la quantité/ });
  const shown = await plus.evaluate(pressWhileItLoads, ROUNDS);
  expect(shown).toEqual(Array.from({ length: 2 * ROUNDS + 1 }, (_, press) => 6 + press));
  const pressed = 6 + 2 * ROUNDS;
  await page.getByRole('heading', { name: `Votre panier (${pressed} articles)` }).waitFor();
  await plus.dblclick();
  await page.getByRole('heading', { name: `Votre panier (${pressed + 2} articles)` }).waitFor();
  await page.reload();
  await expect.poll(() => count.inputValue()).toBe(String(pressed + 2));
  await close();
});

test('B-14 Back takes the last choice of a shelf away, not the shelf', async () => {
  const { page, close } = await visit({ viewport: { width: 1440, height: 900 } });
  await page.goto('/chien/croquettes/');
  await page.getByRole('checkbox', { name: /Adulte/ }).check();
  await page.waitForURL(/age=/);
  await page.getByLabel('Trier par').selectOption({ index: 1 });
  await page.waitForURL(/tri=/);
  await page.goBack();
  await page.waitForURL((url) => url.search.includes('age=') && !url.search.includes('tri='));
  await page.goBack();
  await page.waitForURL((url) => url.pathname === '/chien/croquettes/' && url.search === '');
  await close();
});

test('S-19 FRM-12 an address with three faults shows three errors at the first press; the cities of a postcode are offered, and the only one is written', async () => {
  const { page, close } = await visit();
  await arriveSignedIn(page);
  await page.goto('/mon-compte/mes-adresses/?ajouter=1');
  await page.getByLabel('Prénom').fill('Camille');
  await page.getByLabel('Nom', { exact: true }).fill('Du#pont');
  await page.getByLabel('Code postal').fill('1000');
  await page.getByLabel('Ville').fill('Lyon');
  await page.getByLabel('Numéro et rue').fill('12 rue des Lilas');
  await page.getByLabel(/^Téléphone/).fill('123');
  await press(page, 'Ajouter l’adresse');
  await expect.poll(() => page.locator('[aria-invalid=true]').count()).toBe(3);
  await page.reload();
  await listens(page);
  await page.getByLabel('Code postal').fill('69003');
  await expect.poll(() => page.getByLabel('Ville').inputValue()).toMatch(/^Lyon/);
  await page.getByLabel('Ville').fill('');
  await page.getByLabel('Code postal').fill('01400');
  const offered = page.locator('datalist option');
  await expect.poll(() => offered.count()).toBeGreaterThan(1);
  await expect.poll(() => page.getByLabel('Ville').inputValue()).toBe('');
  await close();
});
