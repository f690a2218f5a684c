import { expect, test } from 'vitest';
import { countQueries } from '../../../../tests/support/count-queries.ts';
import { officeAs } from '../../../../tests/support/office-loaders.ts';
import { renewals } from '../../../../tests/support/renewals.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { signedIn } from '../../../../tests/support/sign-in.ts';
import { staffCalls } from '../../../../tests/support/staff.ts';
import { loader as sheetLoader } from '../../../backoffice/list/sheet.page.ts';

const shop = testShop();
const { subscribe, call, query, run } = renewals(shop);
const { as } = staffCalls(shop);

const notice = (contract: string, email: string, more: object = {}) =>
  call('POST', '/terminations', { contract, email, name: 'Léa Martin', ...more });
const list = async (filter = '') =>
  (await (await as('support'))('GET', `/terminations?${filter}`)).body['hydra:member'];
const names = async (filter: string) =>
  (await list(filter)).map(({ contract }: { contract: string }) => contract).toSorted();

test('SUB-02 every end of a contract with the day it came, the day it counts, and its confirmation', async () => {
  const lea = await subscribe('lea@example.org');
  const noe = await subscribe('noe@example.org');
  const eva = await subscribe('eva@example.org');
  await notice(lea.code, 'lea@example.org', { ground: 'price_rise' });
  await notice(noe.code, 'noe@example.org');
  await notice('AB-77777', 'nobody@example.org');
  expect(await list()).toHaveLength(3);
  expect((await list())[0]).toMatchObject({ endsOn: null, subscriptions: [], confirmedAt: null });
  expect(await names('standing=unconfirmed')).toHaveLength(3);
  await run();
  const { headers } = await signedIn(shop, 'eva@example.org');
  await query('update subscriptions set deliveries_done = 2 where code = $1', eva.code);
  const abort = { reason: 'too_expensive', message: 'Trop cher.' };
  expect((await call('POST', `/subscriptions/${eva.code}/abort`, abort, headers)).status).toBe(200);
  await run();
  expect(await list()).toMatchObject([
    {
      source: 'account',
      contract: eva.code,
      reason: 'too_expensive',
      message: 'Trop cher.',
      email: 'eva@example.org',
      subscriptions: [eva.code],
      confirmedAt: expect.stringMatching(/^\d{4}-/),
    },
    { source: 'notice', contract: 'AB-77777', endsOn: null },
    { source: 'notice', contract: noe.code, reason: null, subscriptions: [noe.code] },
    {
      contract: lea.code,
      reason: 'price_rise',
      receivedAt: expect.stringMatching(/T.*[+]0[12]:00$/),
    },
  ]);
  expect(await names('standing=unconfirmed')).toEqual([]);
  expect(await names('standing=unmatched')).toEqual(['AB-77777']);
  // Without a reason, it takes effect after the second delivery.
  expect(await names('standing=coming')).toEqual([noe.code]);
  expect(await names('standing=ended')).toEqual([lea.code, eva.code].toSorted());
  expect(await names('reason=price_rise')).toEqual([lea.code]);
  expect(await names('search=NOE@')).toEqual([noe.code]);
  expect(await names('search=100%25')).toEqual([]);
  expect(await names('from=2020-01-01&to=2020-12-31')).toEqual([]);
  const support = await as('support');
  for (const odd of ['standing=odd', 'from=hier', 'to=2026-13-01'])
    expect((await support('GET', `/terminations?${odd}`)).status).toBe(422);
});

test('SUB-02 the list is a sheet too, where nothing a customer typed is a formula', async () => {
  const { code } = await subscribe('lea@example.org');
  await call('POST', '/terminations', {
    contract: code,
    email: 'lea@example.org',
    name: '=1+1;"x"',
  });
  await run();
  const { load } = await officeAs(shop, 'support');
  const shown = 'customer,email,contract,reason,wishedOn,endsOn,confirmation';
  const address = `/gestion/listes/terminations/?recherche=${code}&colonnes=${shown}`;
  const sheet = await (await load(sheetLoader, address, { list: 'terminations' })).text();
  const [heading, line, ...others] = sheet.trim().split('\r\n');
  expect(heading).toBe('Client;E-mail;Contrat;Motif;Date souhaitée;Prend effet le;Confirmation');
  expect(line).toMatch(
    new RegExp(`^"'=1[+]1;""x""";lea@example[.]org;${code};Non donné;;\\d.*;Envoyée le .*$`),
  );
  expect(others).toEqual([]);
  const { load: asMerchant } = await officeAs(shop, 'merchandising');
  const hidden = await asMerchant(sheetLoader, address, { list: 'terminations' });
  expect(await hidden.text()).not.toMatch(/lea@example|1[+]1/);
});

test('SUB-02 the list costs as many queries for one as for several', async () => {
  const support = await as('support');
  const count = () => countQueries(shop.database.pool, () => support('GET', '/terminations'));
  await notice('AB-70001', 'a@example.org');
  const one = await count();
  await notice('AB-70002', 'b@example.org');
  await notice('AB-70003', 'c@example.org');
  expect(await count()).toBe(one);
});
