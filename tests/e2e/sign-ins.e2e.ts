import { expect, test } from 'vitest';
import { expectAccessible } from '../support/accessibility.ts';
import { signUp } from '../support/prepared-order.ts';
import { freshEmail, PASSWORD, press, shoppers } from '../support/shopper.ts';

const { visit } = shoppers();

type Visit = Awaited<ReturnType<typeof visit>>;

async function signIn({ page }: Visit, email: string) {
  await page.goto('/connexion/');
  await page.getByLabel('Votre e-mail').fill(email);
  await press(page, 'Continuer');
  await page.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD);
  await press(page, 'Se connecter');
  await page.waitForURL('**/mon-compte/');
}

test.each([true, false])(
  'open sessions are listed and signed out, one or all, scripts: %s',
  async (javaScriptEnabled) => {
    const email = freshEmail();
    const phone = await visit();
    await signUp(phone.page, email);
    const desk = await visit({ javaScriptEnabled });
    await signIn(desk, email);
    const { page } = desk;
    await page.goto('/mon-compte/mes-informations-personnelles/');
    await page.getByRole('link', { name: 'Voir mes connexions' }).click();
    await page.getByRole('heading', { level: 1, name: 'Mes connexions' }).waitFor();
    const lines = page.getByRole('main').getByRole('listitem');
    expect(await lines.count()).toBe(2);
    expect(await lines.filter({ hasText: 'Cet appareil' }).count()).toBe(1);
    if (javaScriptEnabled) await expectAccessible(page);

    await press(page, /^Déconnecter Chrome/);
    await page.getByText('L’appareil est déconnecté.').first().waitFor();
    expect(await lines.count()).toBe(1);
    // The other browser is asked to sign in, and comes back to its page.
    await phone.page.goto('/mon-compte/mes-adresses/');
    await phone.page.getByRole('heading', { name: 'Connexion ou inscription' }).waitFor();
    await signInAgain(phone, email);
    await phone.page.waitForURL('**/mon-compte/mes-adresses/');

    await page.reload();
    await press(page, 'Déconnecter tous les appareils');
    await page.getByRole('heading', { name: 'Connexion ou inscription' }).waitFor();
    await phone.page.goto('/mon-compte/');
    await phone.page.getByRole('heading', { name: 'Connexion ou inscription' }).waitFor();
    await phone.close();
    await desk.close();
  },
);

async function signInAgain({ page }: Visit, email: string) {
  await page.getByLabel('Votre e-mail').fill(email);
  await press(page, 'Continuer');
  await page.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD);
  await press(page, 'Se connecter');
}
