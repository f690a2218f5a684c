import { expect, test } from 'vitest';
import { expectAccessible } from '../support/accessibility.ts';
import { arriveInOffice } from '../support/arrive.ts';
import { soldProducts } from '../support/catalogue.ts';
import { focused, tabTo } from '../support/keyboard.ts';
import { shoppers } from '../support/shopper.ts';

const { visit } = shoppers();
const WIDE = { viewport: { width: 1280, height: 900 } };
test('NAV-07 the first Tab offers to skip to the content', async () => {
  const { page, close } = await visit(WIDE);
  await page.goto('/');
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe('Aller au contenu');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => location.hash)).toBe('#contenu');
  await tabTo(page, /./);
  const isInside = () =>
    page.evaluate(() => document.querySelector('main')?.contains(document.activeElement));
  expect(await isInside()).toBe(true);
  await close();
});

test('NAV-07 O-44 in the back office the first Tab leads past menu and search, at a desk and on a telephone', async () => {
  const { page, close } = await visit(WIDE);
  await arriveInOffice(page, 'direction@gamelle.test');
  for (const viewport of [WIDE.viewport, { width: 390, height: 844 }]) {
    await page.setViewportSize(viewport);
    await page.goto('/gestion/commandes/');
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('Aller au contenu');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');
    await page.keyboard.press('Tab');
    const next = page.getByRole('main').locator(':focus');
    expect(await next.count()).toBe(1);
    const inMain = page.getByRole('main');
    expect(await inMain.getByRole('navigation', { name: 'Gestion de la boutique' }).count()).toBe(
      0,
    );
    // A list has a search of its own; that of the whole office stands before it.
    expect(await inMain.getByText('Ctrl K').count()).toBe(0);
    await expectAccessible(page);
  }
  await close();
});

test('NAV-09 a product is chosen, counted and put in the cart with the keyboard alone', async () => {
  const [product] = await soldProducts();
  const { page, close } = await visit(WIDE);
  await page.goto(`/produits/${product?.slug}/`);
  await page
    .getByRole('button', { name: /^Ajouter au panier ·/ })
    .first()
    .waitFor();
  await tabTo(page, /^Ajouter un|^Augmenter|^Plus|^Un de plus/i);
  await page.keyboard.press('Enter');
  await tabTo(page, /^Ajouter au panier ·/);
  await page.keyboard.press('Enter');
  await page.getByText(/^Ajouté au panier/).waitFor();
  await page.getByRole('link', { name: 'Panier, 2 articles' }).waitFor();
  await page.keyboard.press('Home');
  await page.goto('/panier/');
  await page.getByRole('heading', { level: 1, name: 'Votre panier (2 articles)' }).waitFor();
  await tabTo(page, /^Commander ·/);
  await page.keyboard.press('Enter');
  await page.waitForURL(/connexion/);
  await close();
});

test('the focus is seen wherever it goes', async () => {
  const { page, close } = await visit(WIDE);
  await page.goto('/chien/croquettes/');
  for (let press = 0; press < 25; press += 1) {
    await page.keyboard.press('Tab');
    const look = await page.evaluate(() => {
      const active = document.activeElement;
      if (!active || active === document.body) return null;
      const seen = (element: Element, pseudo?: string) => {
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element, pseudo);
        return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
      };
      const parts = [active, ...[active.closest('label'), active.parentElement].filter((e) => e)];
      return {
        name: active.outerHTML.slice(0, 120),
        seen: parts.some((part) => seen(part as Element) || seen(part as Element, '::after')),
      };
    });
    if (look) expect(look.seen, look.name).toBe(true);
  }
  await close();
});

test('L-12 in a window of 720 × 450 no bar lies over what is read', async () => {
  const [product] = await soldProducts();
  const { page, close } = await visit({ viewport: { width: 720, height: 450 } });
  const isRead = () =>
    page.evaluate(() =>
      [5, 440].map(
        (y) => document.elementFromPoint(360, y)?.closest('main, header, section.fixed')?.localName,
      ),
    );
  for (const path of ['/chien/croquettes/', `/produits/${product?.slug}/`]) {
    await page.goto(path);
    // Back up a little: that is when the header shows again.
    for (const down of [600, 500]) {
      await page.evaluate((top) => window.scrollTo(0, top), down);
      await expect.poll(isRead, { message: path }).toEqual(['main', 'main']);
    }
  }
  await close();
});
