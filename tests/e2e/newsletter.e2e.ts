import { expect, test } from 'vitest';
import { expectAccessible } from '../support/accessibility.ts';
import { mailedPath } from '../support/mailed-path.ts';
import { freshEmail, press, shoppers } from '../support/shopper.ts';

const { visit } = shoppers();

test.each([true, false])(
  'CNT-11 CNT-13 GRD-25 PRV-06 a visitor asks for the letter, confirms it and leaves it, scripts: %s',
  async (javaScriptEnabled) => {
    const { page, close } = await visit({ javaScriptEnabled });
    const email = freshEmail();
    await page.goto('/chien/');
    const band = page.getByRole('region', { name: 'Une lettre par mois, pas plus' });
    await band.getByLabel('E-mail pour la lettre').fill('a@');
    await band.getByRole('button', { name: 'S’inscrire' }).click();
    await page.getByText('L’adresse e-mail n’est pas valide.').waitFor();
    // Without scripts it is a page of its own; what was typed stays.
    const field = page.getByLabel('E-mail pour la lettre');
    expect(await field.inputValue()).toBe('a@');
    expect(new URL(page.url()).pathname).toBe(javaScriptEnabled ? '/chien/' : '/newsletter/');
    await field.fill(email);
    await page.getByRole('button', { name: 'S’inscrire' }).click();
    await page.getByText('Plus qu’un clic').waitFor();
    if (javaScriptEnabled) await expectAccessible(page);

    await page.goto(
      await mailedPath(page, 'Confirmez votre inscription', email, 'newsletter/confirmation'),
    );
    await press(page, 'Confirmer mon inscription');
    await page.getByRole('heading', { name: 'Votre inscription est confirmée' }).waitFor();
    await page.goto(
      await mailedPath(page, 'Bienvenue dans la lettre', email, 'newsletter/desinscription'),
    );
    if (javaScriptEnabled) await expectAccessible(page);
    await press(page, 'Ne plus recevoir la lettre');
    await page.getByRole('heading', { name: 'C’est noté' }).waitFor();
    await close();
  },
);

test('PRV-06 a link that is too old or unknown says so', async () => {
  const { page, close } = await visit();
  await page.goto('/newsletter/confirmation/inconnu/');
  await press(page, 'Confirmer mon inscription');
  await page.getByText('Ce lien n’est plus valable.').first().waitFor();
  await close();
});

test('PRM-03 the code the popup promises arrives with the confirmation, not before', async () => {
  const { page, close } = await visit();
  const email = freshEmail();
  const asked = await page.request.post('/api/v2/shop/newsletter-subscriptions', {
    headers: { 'content-type': 'application/json' },
    data: { email, source: 'exit_popup' },
  });
  expect([asked.status(), await asked.text()]).toEqual([202, '']);
  await page.goto(
    await mailedPath(page, 'Confirmez votre inscription', email, 'newsletter/confirmation'),
  );
  await press(page, 'Confirmer mon inscription');
  await page.getByRole('heading', { name: 'Votre inscription est confirmée' }).waitFor();
  await page.goto('/_dev/mail/');
  await page
    .getByRole('link', { name: /^Bienvenue : 5,00.€/ })
    .first()
    .click();
  await page
    .getByText(/BIENVENUE-[2-9A-Z]{8}/)
    .first()
    .waitFor();
  await close();
});
