import { unzipSync } from 'fflate';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { orderCalls } from '../../../../tests/support/order-calls.ts';
import { bearer, people } from '../../../../tests/support/people.ts';
import { jobRunner } from '../../../../tests/support/run-jobs.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { KIBBLE, lyon, stockShop } from '../../../../tests/support/stocked-shop.ts';

const shop = testShop();
const { arrive, move, post, read } = people(shop);
const jobs = jobRunner(shop);

const lea = {
  firstName: 'Léa',
  lastName: 'Martin',
  email: 'lea@exemple.fr',
  password: 'quatre tasses de thé',
};

beforeEach(() => stockShop(shop.appContext));

const ask = (token: string) => post('/customers/1/data-exports', undefined, bearer(token));

async function files(token: string, path: string): Promise<Record<string, string>> {
  const answer = await read(path.replace('/api/v2/shop', ''), token);
  expect(answer.headers.get('content-type')).toBe('application/zip');
  expect(answer.headers.get('content-disposition')).toMatch(
    /^attachment; filename="gamelle-mes-donnees-\d{4}-\d\d-\d\d\.zip"$/,
  );
  const entries = Object.entries(unzipSync(new Uint8Array(await answer.arrayBuffer())));
  const decoder = new TextDecoder();
  return Object.fromEntries(
    entries.map(([name, bytes]) => [name.split('/').at(-1), decoder.decode(bytes)]),
  );
}

async function order(token: string) {
  const headers = bearer(token);
  const { ready, complete } = orderCalls({
    ...shop,
    request: (method, path, body, more) =>
      shop.request(method, path, body, { ...headers, ...Object.fromEntries(new Headers(more)) }),
  });
  const { tokenValue } = await ready('bank_transfer', [KIBBLE, 1]);
  return (await complete(tokenValue)).body.number as string;
}

test('PRV-07 W-16 a copy holds everything the shop knows of its owner, and says what is what', async () => {
  const { token } = await arrive(lea);
  const noah = await arrive({ ...lea, firstName: 'Noah', email: 'noah@exemple.fr' });
  await post('/addresses', { ...lyon, alias: 'Chez Noah' }, bearer(noah.token));
  await post('/addresses', { ...lyon, alias: 'Maison' }, bearer(token));
  const number = await order(token);
  const review = { rating: 4, title: 'Bien', comment: 'Mange tout.', product: 'PR000200' };
  await post('/product-reviews', review, bearer(token));
  await post('/contact', { message: 'Où est mon colis ?' }, bearer(token));

  await shop.database.pool.query(
    "insert into billing_vat_numbers select id, 'FR40303265045' from orders where number = $1",
    [number],
  );

  const requested = await ask(token);
  expect(requested.status).toBe(202);
  const pending = await requested.json();
  expect(pending).toMatchObject({ state: 'pending', downloadUrl: null, expiresAt: null });
  await jobs.run('prepare-data-export');
  const ready = await (await read(`/data-exports/${pending.id}`, token)).json();
  expect(ready).toMatchObject({ state: 'ready', downloadUrl: expect.stringMatching(/archive$/) });

  const found = await files(token, ready.downloadUrl);
  expect(Object.keys(found)).toEqual(
    expect.arrayContaining([
      'LISEZ-MOI.txt',
      'mes-donnees.html',
      'adresses.csv',
      'profil.json',
      'adresses.json',
      'commandes.json',
      'avis.json',
      'newsletter.json',
      'consentements.json',
      'messages.json',
      'sessions.json',
    ]),
  );
  const json = (name: string) => JSON.parse(found[`${name}.json`] ?? 'null');
  expect(json('profil')).toMatchObject({ email: lea.email, firstName: 'Léa' });
  expect(json('adresses').map((one: { alias: string }) => one.alias)).toEqual(['Maison']);
  expect(json('commandes').map((one: { number: string }) => one.number)).toEqual([number]);
  expect(json('numeros-de-tva')).toEqual([{ orderNumber: number, vatNumber: 'FR40303265045' }]);
  expect(json('avis')).toMatchObject([{ title: 'Bien', comment: 'Mange tout.' }]);
  expect(json('messages')).toMatchObject([{ message: 'Où est mon colis ?' }]);
  expect(json('newsletter')).toEqual({ email: lea.email, subscribed: false });
  expect(json('sessions')).toHaveLength(1);
  // W-16: as text for people, and as tables for spreadsheets.
  const page = found['mes-donnees.html'] ?? '';
  for (const word of ['Maison', 'code postal', number, 'Mange tout.', 'carnet d’adresses'])
    expect(page).toContain(word);
  expect(page).not.toContain('/api/');
  expect(found['adresses.csv']).toContain('"Maison"');
  expect(found['adresses.csv']).not.toContain('/api/');
  const readme = found['LISEZ-MOI.txt'] ?? '';
  for (const name of Object.keys(found)) expect(readme + name).toContain(name);
  expect(readme).not.toContain('autre document');
  expect(Object.values(found).join()).not.toContain('noah');
  expect(Object.values(found).join()).not.toMatch(/argon2|refresh/);
});

test('PRV-07 a mail says that the copy is there, for seven days, and it is deleted after', async () => {
  const { token } = await arrive(lea);
  const { id } = await (await ask(token)).json();
  await jobs.run();
  const { rows } = await shop.database.pool.query(
    `select recipient, text from mails where kind = 'dataExport'`,
  );
  expect(rows).toHaveLength(1);
  expect(rows[0].recipient).toBe(lea.email);
  expect(rows[0].text).toContain('/mon-compte/mes-donnees/');
  const archive = () => read(`/data-exports/${id}/archive`, token);
  expect((await archive()).status).toBe(200);
  await shop.database.pool.query(
    `update data_exports set expires_at = expires_at - interval '7 days 1 minute'`,
  );
  expect((await archive()).status).toBe(404);
  expect((await (await read(`/data-exports/${id}`, token)).json()).state).toBe('expired');
  await jobs.start('forget-privacy-requests');
  const stored = await shop.database.pool.query('select state, archive from data_exports');
  expect(stored.rows).toEqual([{ state: 'expired', archive: null }]);
  move({ days: 40 });
  await jobs.start('forget-privacy-requests');
  move({ days: 0 });
  expect((await shop.database.pool.query('select 1 from data_exports')).rowCount).toBe(0);
});

test('one copy is made at a time, and a job that runs twice makes one', async () => {
  const { token } = await arrive(lea);
  const both = await Promise.all([ask(token), ask(token)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([202, 409]);
  const [{ id: exportId } = { id: 0 }] = (
    await shop.database.pool.query<{ id: number }>('select id from data_exports')
  ).rows;
  const twice = { exportId, customerId: 1 };
  await Promise.all([
    jobs.start('prepare-data-export', twice),
    jobs.start('prepare-data-export', twice),
  ]);
  await jobs.run();
  const mails = await shop.database.pool.query(`select 1 from mails where kind = 'dataExport'`);
  expect(mails.rowCount).toBe(1);
  expect((await ask(token)).status).toBe(202);
});

test('a copy whose job was lost does not stand in the way of another after an hour', async () => {
  const { token } = await arrive(lea);
  expect((await ask(token)).status).toBe(202);
  await jobs.lose();
  await shop.database.pool.query(
    `update data_exports set requested_at = requested_at - interval '61 minutes'`,
  );
  expect((await ask(token)).status).toBe(202);
  const list = await (await read('/data-exports', token)).json();
  expect(list['hydra:member'].map((one: { state: string }) => one.state)).toEqual([
    'pending',
    'expired',
  ]);
});

test('PRV-07 I18-02 whoever reads Dutch is told in Dutch what each file of their copy is', async () => {
  shop.appContext.config.LANGUAGES = ['fr', 'nl'];
  onTestFinished(() => {
    shop.appContext.config.LANGUAGES = ['fr'];
  });
  const { token } = await arrive(lea);
  await shop.database.pool.query(`update customers set language = 'nl'`);
  await post('/addresses', { ...lyon, alias: 'Thuis' }, bearer(token));
  const { id } = await (await ask(token)).json();
  await jobs.run('prepare-data-export');
  const { downloadUrl } = await (await read(`/data-exports/${id}`, token)).json();
  const found = await files(token, downloadUrl);
  expect(found['LEESMIJ.txt']).toContain('- adresses.json: uw adresboek');
  expect(found['LEESMIJ.txt']).not.toMatch(/ : |vos |votre /);
  expect(found['adresses.csv']).toContain('"Thuis"');
  expect(found['mes-donnees.html']).toContain('lang="nl"');
  expect(found['mes-donnees.html']).toContain('<th>straat</th>');
});
