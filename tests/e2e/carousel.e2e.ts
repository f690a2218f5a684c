import { expect, test } from 'vitest';
import { expectAccessible } from '../support/accessibility.ts';
import { shoppers } from '../support/shopper.ts';

const { visit } = shoppers();

test('UIX-05 to UIX-10 slides turn by themselves every 10 s, by button and by swipe, go round and are as high as their width asks', async () => {
  const { page, close } = await visit();
  await page.clock.install();
  await page.setViewportSize({ width: 1024, height: 900 });
  await page.goto('/page/qui-sommes-nous/');
  const carousel = page.getByRole('region', { name: 'De la recette au pas de votre porte' });
  const place = carousel.getByText(/^\d \/ 4$/);
  const shows = (text: string) => expect.poll(() => place.textContent()).toBe(text);
  await carousel.scrollIntoViewIfNeeded();
  // Turning of its own: the button offers to stop it.
  const pause = carousel.getByRole('button', { name: 'Mettre en pause' });
  await pause.waitFor();
  await page.clock.fastForward(9_900);
  await shows('1 / 4');
  await page.clock.fastForward(200);
  await shows('2 / 4');
  expect(await carousel.getByRole('heading').allTextContents()).toHaveLength(4);

  await pause.click();
  await page.clock.fastForward(60_000);
  await shows('2 / 4');
  // Two presses within a second are one move.
  const next = carousel.getByRole('button', { name: 'Suivant' });
  await next.click();
  await next.click();
  await shows('3 / 4');
  for (const expected of ['4 / 4', '1 / 4', '2 / 4'] as const) {
    await page.clock.fastForward(1001);
    await next.click();
    await shows(expected);
  }

  const swipe = async (pixels: number) => {
    await page.clock.fastForward(1001);
    const box = await carousel.getByRole('heading', { level: 3 }).nth(1).boundingBox();
    if (!box) throw new Error('no slide is shown');
    await page.mouse.move(box.x + 200, box.y + 5);
    await page.mouse.down();
    await page.mouse.move(box.x + 200 + pixels, box.y + 5);
    await page.mouse.up();
  };
  await swipe(-49);
  await shows('2 / 4');
  await swipe(-51);
  await shows('3 / 4');
  await swipe(51);
  await shows('2 / 4');
  await page.setViewportSize({ width: 1025, height: 900 });
  await swipe(-200);
  await shows('2 / 4');

  const slides = carousel.locator('div.touch-pan-y');
  for (const [width, height] of [
    [390, 320],
    [768, 329],
    [1024, 401],
    [1440, 500],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(async () => (await slides.boundingBox())?.height).toBe(height);
  }
  await expectAccessible(page);
  await close();
});
