import { expect, test } from 'vitest';
import { expectAccessible } from '../support/accessibility.ts';
import { arriveSignedIn } from '../support/arrive.ts';
import { askDeletion, heading, takeCopy } from '../support/journeys/account-life.ts';
import { mailedPath } from '../support/mailed-path.ts';
import { PASSWORD, press, shoppers } from '../support/shopper.ts';

const { visit } = shoppers();

test('PRV-07 AUT-06 ACC-02 a whole life with scripts: a copy is waited for on its page, a deletion is asked again, and all of it can be read by all', async () => {
  const { page, close } = await visit();
  const email = await arriveSignedIn(page);
  const files = await takeCopy(page, true);
  expect(JSON.parse(files['profil.json'] ?? '')).toMatchObject({ email });
  await askDeletion(page, 'presque le bon');
  await page.getByText('Votre mot de passe est incorrect.').first().waitFor();
  await expectAccessible(page);
  await askDeletion(page, PASSWORD);
  await page.getByRole('heading', { name: 'Un e-mail vous attend' }).waitFor();
  await page.goto(await mailedPath(page, 'suppression de votre compte', email, 'connexion'));
  await heading(page, 'Supprimer votre compte pour de bon ?');
  await expectAccessible(page);
  await press(page, 'Supprimer définitivement mon compte');
  await heading(page, 'Votre compte est supprimé');
  await expectAccessible(page);
  await close();
});
