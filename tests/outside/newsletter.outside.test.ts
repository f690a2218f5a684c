import { expect, test } from 'vitest';
import { joinAndLeave } from '../support/journeys/newsletter.ts';
import { mailedPath } from '../support/mailed-path.ts';
import { plainShoppers } from '../support/plain-shoppers.ts';
import { freshEmail, press } from '../support/shopper.ts';

const { visit } = plainShoppers();

test('CNT-11 CNT-13 GRD-25 PRV-06 a visitor subscribes to the newsletter, confirms it and leaves it, scripts: false', () =>
  joinAndLeave(visit));

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
  const requested = await page.request.post('/api/v2/shop/newsletter-subscriptions', {
    headers: { 'content-type': 'application/json' },
    data: { email, source: 'exit_popup' },
  });
  expect([requested.status(), await requested.text()]).toEqual([202, '']);
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
