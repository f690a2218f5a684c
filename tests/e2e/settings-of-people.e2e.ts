import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { soldProducts } from '../support/catalogue.ts';
import { detailsShown, walkToGuestDetails } from '../support/guest.ts';
import { focused, tabTo } from '../support/keyboard.ts';
import { BAG, freshEmail, press, shoppers, stepShown } from '../support/shopper.ts';

const { visit } = shoppers();
const WIDE = { viewport: { width: 1280, height: 900 } };

/** The principal pages of the shop, each as somebody comes to it. */
async function principalPages(): Promise<string[]> {
  const [product] = await soldProducts();
  return [
    '/',
    '/chien/croquettes/',
    `/produits/${product?.slug}/`,
    '/rechercher/?q=poulet',
    '/guide-croquettes/nouveau/',
    '/magasins/',
    '/faq/',
    '/nous-contacter/',
    '/connexion/',
    `/panier/?variantId=${BAG}&quantity=2`,
  ];
}

/**
 * What lies beyond the edges of the window, or is cut by its box: words that end in dots on purpose, what scrolls by
 * itself and what only a screen reader is told are not.
 */
const cutOff = (page: Page) =>
  page.evaluate(() => {
    const isHidden = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return width <= 1 || height <= 1 || !element.checkVisibility({ visibilityProperty: true });
    };
    const clips = (element: Element) => getComputedStyle(element).overflowX !== 'visible';
    const scrolls = (element: Element) =>
      /auto|scroll/.test(getComputedStyle(element).overflowX) ||
      element.closest('dialog, [popover]');
    const holdersOf = (element: Element): Element[] =>
      element.parentElement ? [element.parentElement, ...holdersOf(element.parentElement)] : [];
    const found: string[] = [];
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > innerWidth) found.push(`the page is ${scrollWidth} wide`);
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode;
      const parent = text.parentElement;
      if (!text.textContent?.trim() || !parent || isHidden(parent)) continue;
      const boxes = [parent, ...holdersOf(parent)];
      if (boxes.some((box) => scrolls(box) || isHidden(box) || box.localName === 'svg')) continue;
      const range = document.createRange();
      range.selectNode(text);
      const { left, right } = range.getBoundingClientRect();
      const isCut = boxes.some((box) => {
        const edges = box.getBoundingClientRect();
        return clips(box) && (right > edges.right + 1 || left < edges.left - 1);
      });
      if (isCut || right > innerWidth + 1 || left < -1)
        found.push(
          `${text.textContent.trim().slice(0, 60)} (${Math.round(left)} to ${Math.round(right)})`,
        );
    }
    return found;
  });

test('A11Y-01 at 200 % of a window of 1280, and in one of 320, no page scrolls sideways and no words are cut', async () => {
  const { page, close } = await visit({ viewport: { width: 320, height: 640 } });
  const expectWhole = async () => {
    for (const width of [640, 320]) {
      await page.setViewportSize({ width, height: 640 });
      expect(await cutOff(page), `${new URL(page.url()).pathname} at ${width}`).toEqual([]);
    }
  };
  for (const path of await principalPages()) {
    await page.goto(path);
    await expectWhole();
  }
  await walkToGuestDetails(page);
  await press(page, /^Continuer/);
  await page.locator('[aria-invalid="true"]').first().waitFor();
  await expectWhole();
  await close();
});

/** How what has the focus differs from what has not, where colours and shadows are taken away. */
const focusIsDrawn = (page: Page) =>
  page.evaluate(() => {
    const active = document.activeElement;
    if (!active || active === document.body) return true;
    return [active, active.closest('label'), active.parentElement].some((element) => {
      if (!element) return false;
      return ['', '::after'].some((part) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(element, part || null);
        return outlineStyle !== 'none' && outlineWidth !== '0px';
      });
    });
  });

/** Controls that nothing sets apart from words: neither a line around them, nor one below, nor a figure. */
const unmarked = (page: Page) =>
  page.evaluate(() => {
    const hasLine = (element: Element) =>
      (['Top', 'Right', 'Bottom', 'Left'] as const).some((side) => {
        const look = getComputedStyle(element);
        return look[`border${side}Width`] !== '0px' && look[`border${side}Style`] !== 'none';
      });
    const fields = 'main button, main select, main textarea, main input:not([type=hidden])';
    return [...document.querySelectorAll(fields)]
      .filter((element) => {
        const { width, height } = element.getBoundingClientRect();
        return width > 2 && height > 2 && element.checkVisibility({ opacityProperty: true });
      })
      .filter((element) => {
        const { appearance } = getComputedStyle(element);
        const isNative = /^(checkbox|radio|range|file)$/.test(
          (element as HTMLInputElement).type ?? '',
        );
        const holder = element.parentElement;
        const isLined = hasLine(element) || (holder && hasLine(holder));
        return !(isLined || (isNative && appearance !== 'none'));
      })
      .map((element) => element.outerHTML.slice(0, 120));
  });

test('A11Y-01 in forced colours focus, choices, mistakes and icons are still drawn', async () => {
  const { page, close } = await visit(WIDE);
  await page.emulateMedia({ forcedColors: 'active' });
  const [product] = await soldProducts();
  for (const path of [`/produits/${product?.slug}/`, '/chien/croquettes/']) {
    await page.goto(path);
    expect(await unmarked(page), path).toEqual([]);
    for (let presses = 0; presses < 25; presses += 1) {
      await page.keyboard.press('Tab');
      expect(await focusIsDrawn(page), `${path}: ${await focused(page)}`).toBe(true);
    }
  }
  // What is chosen is drawn otherwise than what is not.
  await page.goto('/guide-croquettes/nouveau/');
  const tile = page.locator('label:has(> input[type=radio])').first();
  const lookOf = () => tile.evaluate((label) => getComputedStyle(label).outlineStyle);
  expect(await lookOf()).toBe('none');
  await tile.click();
  expect(await lookOf()).toBe('solid');
  // Icons are lines in the colour of words, which the browser replaces by its own.
  const icons = await page.locator('svg:visible').evaluateAll((shapes) =>
    shapes.flatMap((svg) => {
      const { stroke, fill, color } = getComputedStyle(svg);
      return svg.closest('[aria-hidden]') && stroke !== 'none' && ![color, fill].includes(stroke)
        ? [svg.outerHTML.slice(0, 120)]
        : [];
    }),
  );
  expect(icons).toEqual([]);
  await walkToGuestDetails(page);
  await press(page, /^Continuer/);
  const wrong = page.locator('[aria-invalid="true"]').first();
  await wrong.waitFor();
  const described = (await wrong.getAttribute('aria-describedby')) ?? '';
  const message = page.locator(`[id="${described.split(' ').at(-1)}"]`);
  expect(await message.isVisible()).toBe(true);
  expect(await message.locator('svg').count()).toBe(1);
  expect(await unmarked(page), 'details').toEqual([]);
  await close();
});

test('A11Y-01 whoever wants less motion sees nothing move: no longer than a moment, nothing over and over', async () => {
  const { page, close } = await visit({ viewport: { width: 390, height: 844 } });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const MOMENT_MS = 80;
  const moving = () =>
    page.evaluate(
      (most) =>
        document
          .getAnimations()
          .map(({ effect }) => effect)
          .filter((effect) => Number(effect?.getComputedTiming().endTime ?? 0) > most)
          .map((effect) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 120)),
      MOMENT_MS,
    );
  for (const path of await principalPages()) {
    await page.goto(path);
    expect(await moving(), path).toEqual([]);
    expect(
      await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior),
    ).toBe('auto');
  }
  // A dialog that opens, and the menu that slides in.
  await page.getByRole('button', { name: 'Menu' }).click();
  expect(await moving(), 'menu').toEqual([]);
  await close();
});

test('NAV-09 CHK-01 an order is made without an account by the keyboard alone, from the product to the thanks', async () => {
  const { page, close } = await visit(WIDE);
  const go = async (name: RegExp, key = 'Enter') => {
    await tabTo(page, name);
    await page.keyboard.press(key);
  };
  const type = async (name: RegExp, text: string) => {
    await tabTo(page, name);
    await page.keyboard.type(text);
  };
  const [product] = await soldProducts();
  await page.goto(`/produits/${product?.slug}/`);
  await go(/^Ajouter au panier ·/);
  await page.getByText(/^Ajouté au panier/).waitFor();
  await go(/^Voir le panier/);
  await page.getByRole('heading', { level: 1, name: /^Votre panier/ }).waitFor();
  await go(/^Commander ·/);
  await page.getByText('Votre commande vous attend.').waitFor();
  await go(/^Commander sans compte/);
  await detailsShown(page);
  await type(/^Votre e-mail/, freshEmail());
  await type(/^Prénom/, 'Camille');
  await type(/^Nom/, 'Durand');
  await type(/^Code postal/, '33000');
  await expect.poll(() => page.getByLabel('Ville').inputValue()).toBe('Bordeaux');
  await type(/^Numéro et rue/, '5 quai Richelieu');
  await go(/^Continuer/);
  await stepShown(page, 'livraison');
  await go(/^Continuer/);
  await stepShown(page, 'paiement');
  // One of a group has the focus; arrows choose among the others.
  await tabTo(page, /carte/i);
  for (let presses = 0; presses < 8 && !/^Chèque/.test(await focused(page)); presses += 1)
    await page.keyboard.press('ArrowDown');
  await go(/^Continuer/);
  await stepShown(page, 'recapitulatif');
  await go(/J’ai lu/, 'Space');
  await go(/^Commander/);
  await page.getByRole('heading', { level: 1, name: /^Merci Camille/ }).waitFor();
  await close();
});
