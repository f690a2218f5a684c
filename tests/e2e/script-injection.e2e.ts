import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { arriveBy } from '../support/arrive.ts';
import { BAG, freshEmail, PASSWORD, shoppers } from '../support/shopper.ts';

const { visit } = shoppers();

/** Would run in a page that shows it as markup, in an attribute or between tags. */
const SCRIPT = '"><img src=x onerror=alert(1)>';

/** No dialog opened, and nothing of the script became an element. */
async function expectHarmless(page: Page, dialogs: readonly string[]) {
  await expect.poll(() => page.locator('img[src="x"]').count(), { message: page.url() }).toBe(0);
  expect(dialogs, page.url()).toEqual([]);
}

/** Types the script into every field of text on the page, whatever it is for. */
async function fillEverything(page: Page) {
  const main = page.getByRole('main');
  const kinds = ['[type=text]', ':not([type])', '[type=tel]', '[type=search]'];
  const fields = main.locator(
    [...kinds.map((kind) => `input${kind}:not([readonly])`), 'textarea'].join(', '),
  );
  for (const field of await fields.all()) if (await field.isVisible()) await field.fill(SCRIPT);
  return fields.count();
}

test('stored script: what customers write about themselves is text wherever it is shown; reflected script: so is what scripts read from an address', async () => {
  const { page, context } = await visit();
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  const odd = encodeURIComponent(SCRIPT);
  for (const path of [
    `/rechercher/?q=${odd}`,
    `/connexion/?social_error=${odd}`,
    `/nous-contacter/?commande=${odd}&produit=${odd}`,
  ]) {
    await page.goto(path);
    await expectHarmless(page, dialogs);
  }
  await arriveBy(page, async (plain) => {
    await plain.goto(`/panier/?variantId=${BAG}&quantity=1`);
    const form = {
      intent: 'registration',
      email: freshEmail(),
      password: PASSWORD,
      firstName: SCRIPT,
      lastName: SCRIPT,
    };
    const answer = await plain.request.post('/connexion/', { form, maxRedirects: 0 });
    expect(answer.status()).toBeLessThan(400);
  });
  await page.goto('/mon-compte/bienvenue/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expectHarmless(page, dialogs);
  for (const [path, submit] of [
    ['/mon-compte/mes-informations-personnelles/', 'Enregistrer'],
    ['/mon-compte/mes-adresses/?ajouter=1', /Enregistrer|Ajouter/],
    ['/nous-contacter/', /Envoyer/],
    ['/panier/', /Appliquer|Utiliser|Valider/],
  ] as const) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await fillEverything(page), path).toBeGreaterThan(0);
    const button = page.getByRole('main').getByRole('button', { name: submit }).first();
    if (await button.isVisible()) {
      await button.click();
      await page.waitForLoadState('networkidle');
    }
    await expectHarmless(page, dialogs);
  }
  for (const path of [
    '/',
    '/mon-compte/',
    '/mon-compte/mes-adresses/',
    '/mon-compte/mes-connexions/',
  ]) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expectHarmless(page, dialogs);
  }
  await context.close();
});

test('R-21 a script and a handler that stand in a document of ours are not run', async () => {
  const { page, context } = await visit();
  const planted = '<script>window.planted = 1</script><img src=x onerror="window.planted = 2">';
  await page.addInitScript(() => {
    const refused: string[] = [];
    document.addEventListener('securitypolicyviolation', (event) =>
      refused.push(event.violatedDirective),
    );
    Reflect.set(window, 'refused', refused);
  });
  for (const path of ['/', '/panier/']) {
    await page.route(path, async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replace('<main', `${planted}<main`);
      await route.fulfill({ response: answer, body });
    });
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    const seen = (name: string) => page.evaluate((key) => Reflect.get(window, key), name);
    await expect
      .poll(() => seen('refused'), { message: path })
      .toEqual(['script-src-elem', 'script-src-attr']);
    expect(await seen('planted'), path).toBeUndefined();
  }
  await context.close();
});
