import { expect, test } from 'vitest';
import { addDog } from '../support/animal-pages.ts';
import { outsideClient } from '../support/outside.ts';
import { plainShoppers } from '../support/plain-shoppers.ts';
import { press } from '../support/shopper.ts';

const { visit } = plainShoppers();

test('N-11 without scripts: a link is made, read by who has no account, and dead once it is ended', async () => {
  const { page, close } = await visit();
  await addDog(page, 'Moka');
  await page.getByText('30 jours', { exact: true }).click();
  await press(page, 'Créer le lien');
  await page.getByText('Votre lien est prêt').waitFor();
  const address = await page.getByText(/^https?:\S+\/fiche-veterinaire\/[\w-]{43}\/$/).innerText();
  const path = new URL(address).pathname;

  const vet = await visit();
  await vet.page.goto(path);
  await vet.page.getByRole('heading', { name: 'La fiche de Moka' }).waitFor();
  const sheet = await vet.page.getByRole('main').innerText();
  expect(sheet).toMatch(/29,5\skg/);
  expect(sheet).toContain('Labrador');
  expect(sheet).toContain('Nous ne lui envoyons rien en abonnement.');
  expect(sheet).not.toContain('Durand');
  expect(sheet).not.toContain('@');

  const { ask } = outsideClient();
  const response = await ask('GET', path);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('referrer-policy')).toBe('no-referrer');
  const html = await response.text();
  expect(html).toContain('noindex, nofollow');
  expect(html).not.toMatch(/Durand|@example|Camille/);

  // It is shown this once: the page of the animal lists it without its address.
  await page.goto(page.url());
  expect(await page.getByText(/fiche-veterinaire/).count()).toBe(0);
  await press(page, /^Fermer le lien ouvert jusqu’au/);
  await page.getByText('Le lien est fermé').waitFor();
  expect((await ask('GET', path)).status).toBe(404);
  await vet.page.goto(path).catch(() => undefined);
  await close();
});

test('N-11 odd addresses of a sheet are answered alike, whatever is asked of them', async () => {
  const { ask } = outsideClient();
  for (const token of ['x', 'a'.repeat(43), 'a'.repeat(5000), '%E2%82%AC', "'--"]) {
    const response = await ask('GET', `/fiche-veterinaire/${token}/`);
    expect([404, 422, 414], token.slice(0, 50)).toContain(response.status);
    expect(await response.text()).not.toContain('Moka');
  }
  const form = new URLSearchParams({ intent: 'vet-link', days: '7' });
  const posted = await ask('POST', `/fiche-veterinaire/${'a'.repeat(43)}/`, { body: form });
  expect(posted.status).toBe(403);
});
