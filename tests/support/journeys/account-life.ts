import { unzipSync } from 'fflate';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectAccessible } from '../accessibility.ts';
import { mailedPath } from '../mailed-path.ts';
import type { Visit } from '../page-visit.ts';
import { freshEmail, PASSWORD, press } from '../shopper.ts';

export const PERSONAL_DATA = '/mon-compte/mes-informations-personnelles/';

export const ADDRESSES = '/mon-compte/mes-adresses/';

export const DATA = '/mon-compte/mes-donnees/';

/** Polling interval of the page while the export is prepared. */
export const LOOK_AGAIN_MS = 3_000;

export const CHOSEN = 'six chats sous la pluie';

export const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name }).waitFor();

export async function register(
  page: Page,
  email: string,
  then = 'Bienvenue Camille',
): Promise<void> {
  await page.goto('/connexion/');
  await page.getByLabel('Votre e-mail').fill(email);
  await press(page, 'Continuer');
  await page.getByLabel('Prénom').fill('Camille');
  await page.getByLabel('Nom', { exact: true }).fill('Durand');
  await page.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD);
  await press(page, 'Créer mon compte');
  await heading(page, then);
}

export async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/connexion/');
  await page.getByLabel('Votre e-mail').fill(email);
  await press(page, 'Continuer');
  await page.getByLabel('Mot de passe', { exact: true }).fill(password);
  await press(page, 'Se connecter');
}

export async function signOut(page: Page): Promise<void> {
  await page.goto('/deconnexion/');
  await press(page, 'Se déconnecter');
  await page.waitForURL((url) => url.pathname === '/');
}

export async function resetPassword(page: Page, email: string): Promise<void> {
  await page.goto('/connexion/');
  await page.getByLabel('Votre e-mail').fill(email);
  await press(page, 'Continuer');
  await press(page, 'Mot de passe oublié ?');
  await heading(page, 'E-mail envoyé');
  await page.goto(await mailedPath(page, 'nouveau mot de passe', email, 'mot-de-passe-oublie'));
  await page.getByLabel('Nouveau mot de passe').fill(CHOSEN);
  await page.getByLabel(/encore une fois|Le même mot de passe/).fill(CHOSEN);
  await press(page, 'Enregistrer le mot de passe');
  await heading(page, 'Mot de passe enregistré');
}

export async function editEverything(page: Page): Promise<void> {
  await page.goto(PERSONAL_DATA);
  await page.getByLabel('Prénom').fill('Camomille');
  await page.getByLabel('Téléphone').fill('06 12 34 56 78');
  await page.getByLabel('Date de naissance').fill('1989-04-17');
  await page.getByLabel(/Recevoir nos conseils/).check();
  await press(page, 'Enregistrer mes informations');
  await page.getByText('Vos informations sont enregistrées.').first().waitFor();
  await page.goto(`${ADDRESSES}?ajouter=1`);
  await page.getByLabel('Nom de l’adresse').fill('Maison');
  await page.getByLabel('Code postal').fill('69003');
  await page.getByLabel('Ville').fill('Lyon');
  await page.getByLabel('Numéro et rue').fill('12 rue des Lilas');
  await press(page, 'Ajouter l’adresse');
  await page.getByText('L’adresse est ajoutée.').waitFor();
}

/** Requests an export and opens it; without scripts the page is reloaded until it is ready. */
export async function takeCopy(page: Page, scripts: boolean): Promise<Record<string, string>> {
  if (scripts) await page.clock.install();
  await page.goto(DATA);
  await press(page, 'Préparer ma copie');
  const link = page.getByRole('link', { name: 'Télécharger l’archive (zip)' });
  const refresh = page.getByRole('link', { name: 'Actualiser la page' });
  await link.or(refresh).waitFor();
  // A job prepares it.
  const isReady = async () => {
    if (scripts) await page.clock.fastForward(LOOK_AGAIN_MS);
    else await page.goto(DATA);
    return link.isVisible();
  };
  if (!(await link.isVisible())) await expect.poll(isReady, { timeout: 60_000 }).toBe(true);
  if (scripts) await expectAccessible(page);
  const answer = await page.request.get((await link.getAttribute('href')) ?? '');
  expect(answer.headers()['content-type']).toBe('application/zip');
  expect(answer.headers()['content-disposition']).toContain('gamelle-mes-donnees-');
  const entries = Object.entries(unzipSync(new Uint8Array(await answer.body())));
  const read = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
  return Object.fromEntries(entries.map(([name, bytes]) => [name.split('/').at(-1), read(bytes)]));
}

export async function askDeletion(page: Page, password: string): Promise<void> {
  await page.goto(`${DATA}supprimer/`);
  await heading(page, 'Supprimer votre compte ?');
  await page.getByLabel('Votre mot de passe').fill(password);
  await press(page, 'Recevoir le lien de suppression');
}

/** Without scripts; what they add is account-life.e2e.ts. */
export async function liveWholeLife(visit: Visit): Promise<void> {
  const { page, close } = await visit();
  const email = freshEmail();
  await register(page, email);
  await page.goto(await mailedPath(page, 'Confirmez votre adresse', email, 'connexion'));
  await press(page, 'Confirmer mon adresse');
  await heading(page, 'Adresse confirmée');
  await signOut(page);
  await resetPassword(page, email);
  await signIn(page, email, CHOSEN);
  await page.waitForURL('**/mon-compte/');
  await editEverything(page);

  const files = await takeCopy(page, false);
  expect(JSON.parse(files['profil.json'] ?? '')).toMatchObject({
    email,
    firstName: 'Camomille',
    lastName: 'Durand',
    birthday: '1989-04-17',
    phoneNumber: '+33612345678',
    subscribedToNewsletter: true,
  });
  expect(JSON.parse(files['adresses.json'] ?? '')).toMatchObject([{ alias: 'Maison' }]);
  expect(files['LISEZ-MOI.txt']).toContain('copie de ce que Gamelle sait de vous');

  await askDeletion(page, 'presque le bon');
  await page.getByText('Votre mot de passe est incorrect.').first().waitFor();
  await askDeletion(page, CHOSEN);
  await page.getByRole('heading', { name: 'Un e-mail vous attend' }).waitFor();
  await page.goto(await mailedPath(page, 'suppression de votre compte', email, 'connexion'));
  await heading(page, 'Supprimer votre compte pour de bon ?');
  await press(page, 'Supprimer définitivement mon compte');
  await heading(page, 'Votre compte est supprimé');
  await page.goto('/mon-compte/');
  await heading(page, 'Connexion ou inscription');
  await page.getByLabel('Votre e-mail').fill(email);
  await press(page, 'Continuer');
  await page.getByRole('button', { name: 'Créer mon compte' }).waitFor();
  await close();
}
