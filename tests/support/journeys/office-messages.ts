import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { signInToOffice } from '../office-page.ts';
import type { Visit } from '../page-visit.ts';
import { freshEmail, press } from '../shopper.ts';

/** Sends a message or a review as a visitor. */
export async function send(page: Page, path: string, data: object): Promise<void> {
  const answer = await page.request.post(`/api/v2/shop/${path}`, {
    data: JSON.stringify(data),
    headers: { 'content-type': 'application/ld+json' },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

export async function answerFromSaved(visit: Visit): Promise<void> {
  const { page, close } = await visit();
  const email = freshEmail();
  const subject = `Colis ${email}`;
  await send(page, 'contact', { email, subject, firstName: 'Léa', message: 'Où est-il ?' });
  await signInToOffice(page, 'clients@gamelle.test');
  await page.goto('/gestion/messages/');
  await page.getByRole('link', { name: subject }).click();
  await page.getByRole('heading', { level: 1, name: 'Message de Léa' }).waitFor();

  await page.getByLabel('Partir d’une réponse enregistrée').selectOption('Où est mon colis ?');
  await press(page, 'Insérer');
  await page.waitForURL(/modele=/);
  const answer = page.getByLabel('Votre réponse');
  await expect.poll(() => answer.inputValue()).toContain('Bonjour Léa,');
  // The order is unknown, so a reply with an unfilled placeholder is refused.
  await press(page, 'Envoyer la réponse');
  await page.getByText('Complétez ce qui est resté entre accolades.').first().waitFor();
  await answer.fill('Bonjour Léa, il arrive demain.');
  await page.getByLabel('Classer ce message en répondant').check();
  await press(page, 'Envoyer la réponse');
  const said = page.getByText('Bonjour Léa, il arrive demain.', { exact: true });
  await page.getByRole('heading', { name: /^Bruno Démonstration, le / }).waitFor();
  await said.waitFor();
  await page.getByText('Classé', { exact: true }).waitFor();

  await page.goto('/_dev/mail/');
  const mail = page.getByRole('link', { name: `Re : ${subject}` });
  expect(await mail.count()).toBe(1);
  await mail.click();
  await page.getByText('Bruno Démonstration, de l’équipe gamelle').waitFor();
  await close();
}
