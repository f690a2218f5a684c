import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { signInToOffice } from '../office-page.ts';
import type { Viewport, Visit } from '../page-visit.ts';
import { signUp } from '../prepared-order.ts';
import { press } from '../shopper.ts';

export const PHOTO = {
  name: 'sac.png',
  mimeType: 'image/png',
  buffer: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]),
};

/** Registers, sends a message, and continues to the account. */
export async function writeToTeam(page: Page, message: string): Promise<void> {
  await signUp(page);
  await page.goto('/nous-contacter/');
  await page.getByLabel('Votre message').fill(message);
  await press(page, 'Envoyer');
  await page.getByRole('heading', { name: 'Votre message a été envoyé' }).waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Mes messages' }).click();
  await page.getByRole('heading', { level: 1, name: 'Mes messages' }).waitFor();
}

/** Replies as the team and closes the message. Returns once the page shows it. */
export async function answerAsTeam(team: Page, conversation: string): Promise<void> {
  await signInToOffice(team, 'clients@gamelle.test');
  await team.goto(`/gestion/messages/${/(\d+)\/$/.exec(conversation)?.[1]}/`);
  await team.getByLabel('Votre réponse').fill('Il arrive demain.');
  await team.getByLabel('Classer ce message en répondant').check();
  await press(team, 'Envoyer la réponse');
  await team.getByText('Classé', { exact: true }).waitFor();
}

export async function converse(visit: Visit, viewport: Viewport): Promise<void> {
  const { page, close } = await visit({ viewport });
  const mark = crypto.randomUUID().slice(0, 8);
  await writeToTeam(page, `Où est mon colis ${mark} ?`);
  const row = page.getByRole('listitem').filter({ hasText: mark });
  await row.getByText('Réponse à venir').waitFor();
  await row.getByRole('link').click();
  await page.getByRole('heading', { level: 1, name: /^Votre message du / }).waitFor();
  const conversation = page.url();

  const team = await visit();
  await answerAsTeam(team.page, conversation);

  await page.goto(conversation);
  await page.getByText('Terminé', { exact: true }).waitFor();
  await page.getByRole('heading', { name: /^Bruno Démonstration, de l’équipe gamelle/ }).waitFor();
  await page.getByText('Il arrive demain.').waitFor();
  // A blank message is refused under its field, also without scripts.
  await page.getByLabel('Votre message', { exact: true }).fill('   ');
  await press(page, 'Envoyer');
  await page.getByText('Écrivez votre message.').first().waitFor();
  expect(await page.locator('textarea[aria-invalid=true]').count()).toBe(1);
  await page.getByLabel('Votre message', { exact: true }).fill('Toujours rien ce matin.');
  await page.locator('input[type=file]').setInputFiles(PHOTO);
  await press(page, 'Envoyer');
  await page.getByText('Votre message est envoyé.').first().waitFor();
  const added = page.getByRole('listitem').filter({ hasText: 'Toujours rien ce matin.' });
  const back = page.waitForEvent('download');
  await added.getByRole('link', { name: /^sac\.png/ }).click();
  expect((await back).suggestedFilename()).toBe('sac.png');
  await page.getByText('Réponse à venir').waitFor();
  expect(await page.getByLabel('Votre message', { exact: true }).inputValue()).toBe('');

  await team.page.reload();
  await team.page.getByText('À répondre', { exact: true }).first().waitFor();
  await team.page.getByText('Toujours rien ce matin.').waitFor();
  const saved = team.page.waitForEvent('download');
  await team.page.getByRole('link', { name: /^sac\.png/ }).click();
  expect((await saved).suggestedFilename()).toBe('sac.png');
  await team.page.getByLabel('Votre réponse').fill('Le transporteur le cherche.');
  await press(team.page, 'Envoyer la réponse');
  await team.page.getByText('Le transporteur le cherche.').waitFor();
  await team.close();
  await page.goto('/mon-compte/');
  await page.getByText('Nous avons répondu à votre message').waitFor();
  await page.getByRole('link', { name: 'Lire la réponse' }).click();
  await page.getByText('Le transporteur le cherche.').waitFor();
  await close();
}
