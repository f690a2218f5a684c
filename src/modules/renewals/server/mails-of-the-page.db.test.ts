import { afterEach, beforeEach, expect, test } from 'vitest';
import { jobRunner } from '../../../../tests/support/run-jobs.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { signedIn } from '../../../../tests/support/sign-in.ts';
import { stockShop } from '../../../../tests/support/stocked-shop.ts';

const shop = testShop();
const { run } = jobRunner(shop);

beforeEach(async () => {
  await stockShop(shop.appContext);
  shop.appContext.config.LANGUAGES = ['fr', 'nl'];
});
afterEach(() => {
  shop.appContext.config.LANGUAGES = ['fr'];
});

const post = (path: string, body: object, locale: string) =>
  shop.request('POST', `/api/v2/shop${path}?channelCode=FR_WEB&locale=${locale}`, body);

const lastOf = async (kind: string) => {
  await run();
  const { rows } = await shop.database.pool.query(
    'select subject, text, html from mails where kind = $1 order by id desc limit 1',
    [kind],
  );
  return rows[0] ?? expect.fail(`no ${kind}`);
};

test('I18-02 WDR-03 SUB-02 what is asked on a Dutch page is answered by mail in Dutch, the team in French', async () => {
  const person = { name: 'Lea Maes', email: 'lea@example.org' };
  await post('/withdrawals', { ...person, orderNumber: '123456789' }, 'nl_NL');
  const receipt = await lastOf('withdrawal-receipt');
  expect(receipt.subject).toMatch(/^Ontvangstbevestiging van uw herroeping R-/);
  expect(receipt.text).toContain('uur van Parijs');
  expect(receipt.text).toContain('/nl/renoncer-au-contrat/confirmation/');
  expect(receipt.html).toContain('lang="nl"');
  expect((await lastOf('withdrawal-team')).subject).toMatch(/^Rétractation R-/);

  const ending = { ...person, contract: 'AB-00421' };
  expect((await post('/terminations', ending, 'nl_NL')).status).toBe(201);
  expect((await lastOf('termination-confirmation')).subject).toMatch(
    /^Bevestiging van uw opzegging/,
  );
  expect((await lastOf('termination-team')).subject).toMatch(/^Résiliation/);
});

test('I18-02 N-16 a link that signs in comes in the language of the page it was asked on', async () => {
  const email = 'lea@example.org';
  await signedIn(shop, email);
  for (const [locale, subject] of [
    ['nl_NL', 'Uw link om in te loggen'],
    ['fr_FR', 'Votre lien de connexion'],
  ] as const) {
    expect((await post('/sign-in-link-requests', { email }, locale)).ok).toBe(true);
    expect((await lastOf('signInLink')).subject).toBe(subject);
  }
});
