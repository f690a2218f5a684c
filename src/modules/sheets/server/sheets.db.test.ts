import { beforeEach, expect, test } from 'vitest';
import { scaled } from '../../../../tests/support/limits.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { staffCalls } from '../../../../tests/support/staff.ts';
import { BOWL, KIBBLE, stockShop, TIN } from '../../../../tests/support/stocked-shop.ts';

const shop = testShop();
const { as } = staffCalls(shop);
const query = async (text: string) => (await shop.database.pool.query(text)).rows;

beforeEach(() => stockShop(shop.appContext));

type Call = Awaited<ReturnType<typeof as>>;
const sheet = (...lines: string[]) => lines.join('\r\n');

/** Previews and applies, as the page does. */
async function apply(call: Call, kind: string, text: string) {
  const { body } = await call('POST', `/sheets/${kind}/preview`, { text });
  const sent = { text, version: body.version };
  return { preview: body, answer: await call('POST', `/sheets/${kind}/imports`, sent) };
}

async function undoLast(call: Call, kind: string) {
  const { body } = await call('GET', `/sheets/${kind}/imports`);
  return call('POST', `/sheets/${kind}/imports/${body['hydra:member'][0].id}/undo`);
}

const products = () =>
  query('select sku, name, short_description, subscribable from products order by 1');
const formats = () =>
  query(
    'select code, format, ean, net_grams, low_stock_at, visible from product_variants order by 1',
  );
const stock = () => query('select code, on_hand from product_variants order by 1');
const redirects = () => query('select path, redirect_to, status_code from route_rules order by 1');

test('O-18 O-29 products are read out as a sheet, shown, applied as a whole and taken back; each keeps its versions', async () => {
  const call = await as('merchandising');
  const before = await products();
  const [{ sku }, other] = before;
  const file = (await call('GET', '/sheets/products/file')).body as string;
  expect(file.split('\r\n')[0]).toContain(
    'produit;nom;résumé;titre seo;description seo;abonnement',
  );
  // What is read out, sent back, changes nothing.
  expect((await call('POST', '/sheets/products/preview', { text: file })).body).toMatchObject({
    lines: [],
    same: before.length,
  });
  const text = sheet(
    'produit;nom;abonnement',
    `${sku};Nom neuf;non`,
    `${other.sku};${other.name};oui`,
  );
  const { preview, answer } = await apply(call, 'products', text);
  expect(preview.lines[0]).toMatchObject({ line: 2, key: sku, problem: null });
  expect(answer.status).toBe(204);
  expect((await products())[0]).toMatchObject({ sku, name: 'Nom neuf', subscribable: false });
  const [{ shown }] = await query(
    `select count(*)::int as shown from product_documents where sku = '${sku}' and name = 'Nom neuf'`,
  );
  expect(shown).toBeGreaterThan(0);
  expect((await undoLast(call, 'products')).status).toBe(204);
  expect(await products()).toEqual(before);
  expect((await undoLast(call, 'products')).status).toBe(409);
});

test('O-18 every wrong line is named with its cell, and one of them leaves everything as it was', async () => {
  const call = await as('merchandising');
  const before = await formats();
  const text = sheet(
    'code;format;code-barres;seuil;montré',
    `${KIBBLE};Sac de 4 kg;;12;oui`,
    'nowhere;X;;1;oui',
    `${TIN};;;1;oui`,
    `${BOWL};Bol;1234;1;oui`,
    `${KIBBLE};Encore;;1;oui`,
  );
  const { preview, answer } = await apply(call, 'formats', text);
  expect(
    preview.lines
      .filter(({ problem }: { problem: object | null }) => problem)
      .map(({ line, problem }: { line: number; problem: { code: string } }) => [
        line,
        problem.code,
      ]),
  ).toEqual([
    [3, 'unknown'],
    [4, 'empty'],
    [5, 'bars'],
    [6, 'twice'],
  ]);
  expect(answer.status).toBe(422);
  expect(await formats()).toEqual(before);
  const right = await apply(call, 'formats', sheet('code;seuil', `${KIBBLE};12`));
  expect(right.answer.status).toBe(204);
  const after = await formats();
  expect(after.find(({ code }) => code === KIBBLE)).toMatchObject({ low_stock_at: 12 });
  expect((await undoLast(call, 'formats')).status).toBe(204);
  expect(await formats()).toEqual(before);
});

test('O-13 O-18 a count of the shelves comes as a sheet, is an inventory in the journal, and is not taken back over a sale', async () => {
  const call = await as('merchandising');
  const text = sheet('code;compté', `${KIBBLE};33`, `${TIN};44`);
  expect((await apply(call, 'stock', text)).answer.status).toBe(204);
  expect(await query(`select reason, note, after from stock_movements order by id`)).toMatchObject([
    { reason: 'inventory', note: 'fichier', after: 33 },
    { reason: 'inventory', note: 'fichier', after: 44 },
  ]);
  await query(`update product_variants set on_hand = 32 where code = '${KIBBLE}'`);
  const answer = await undoLast(call, 'stock');
  expect(answer.status).toBe(409);
  expect((await stock()).find(({ code }) => code === TIN)).toMatchObject({ on_hand: 44 });
});

test('O-18 redirections are added, changed and taken away by one sheet, and no sheet closes a loop', async () => {
  const call = await as('merchandising');
  await apply(call, 'redirects', sheet('adresse;vers', '/ancien/;/chien/', '/vieux/;/chat/'));
  const before = await redirects();
  expect(before).toEqual([
    { path: '/ancien/', redirect_to: '/chien/', status_code: 301 },
    { path: '/vieux/', redirect_to: '/chat/', status_code: 301 },
  ]);
  const text = sheet('adresse;vers;code', '/ancien/;;', '/vieux/;/chien/;302', '/neuf/;/chat/;301');
  expect((await apply(call, 'redirects', text)).answer.status).toBe(204);
  expect(await redirects()).toEqual([
    { path: '/neuf/', redirect_to: '/chat/', status_code: 301 },
    { path: '/vieux/', redirect_to: '/chien/', status_code: 302 },
  ]);
  expect((await undoLast(call, 'redirects')).status).toBe(204);
  expect(await redirects()).toEqual(before);
  const loop = await apply(call, 'redirects', sheet('adresse;vers', '/a/;/b/', '/b/;/a/'));
  expect(loop.answer.status).toBe(422);
  expect(await redirects()).toEqual(before);
});

test('O-18 what was shown is what is applied: a sheet of yesterday is refused, and so is who may not', async () => {
  const call = await as('merchandising');
  const text = sheet('code;compté', `${KIBBLE};33`);
  const { body } = await call('POST', '/sheets/stock/preview', { text });
  await query(`update product_variants set on_hand = 3 where code = '${KIBBLE}'`);
  const answer = await call('POST', '/sheets/stock/imports', { text, version: body.version });
  expect(answer.status).toBe(409);
  const support = await as('support');
  expect((await support('GET', '/sheets/stock/imports')).status).toBe(403);
});

test('O-18 killed at any moment a sheet is applied whole or not at all, and can be applied again', async () => {
  const call = await as('merchandising');
  const codes = (await stock()).map(({ code }) => code);
  const before = await stock();
  const text = sheet('code;compté', ...codes.map((code, at) => `${code};${700 + at}`));
  await query(`create table deaths (at integer)`);
  await query(`
    create function die_at() returns trigger language plpgsql as $$
    begin
      if (select count(*) from stock_movements) + (select count(*) from sheet_imports) = (select at from deaths) then
        perform pg_terminate_backend(pg_backend_pid());
      end if;
      return null;
    end $$`);
  for (const table of ['stock_movements', 'sheet_imports', 'lot_movements'])
    await query(
      `create trigger die after insert on ${table} for each statement execute function die_at()`,
    );
  try {
    // After the first, some and the last of its lines, and once all is written but the end.
    for (const at of [1, Math.ceil(codes.length / 2), codes.length, codes.length + 1]) {
      await query(`delete from deaths`);
      await query(`insert into deaths values (${at})`);
      expect((await apply(call, 'stock', text)).answer.status).toBeGreaterThanOrEqual(500);
      expect(await stock()).toEqual(before);
      expect(
        await query('select id from sheet_imports union all select id from stock_movements'),
      ).toEqual([]);
    }
    await query(`delete from deaths`);
    expect((await apply(call, 'stock', text)).answer.status).toBe(204);
    expect((await stock()).map(({ on_hand }) => on_hand)).toEqual(codes.map((_, at) => 700 + at));
  } finally {
    for (const table of ['stock_movements', 'sheet_imports', 'lot_movements'])
      await query(`drop trigger die on ${table}`);
    await query('drop function die_at');
    await query('drop table deaths');
  }
});

const MANY = process.env.FULL ? 5000 : 60;

test(`O-18 ${MANY} products in one sheet are shown and applied within minutes, each with its version`, async () => {
  await query(`
    insert into products (sku, slug, name, species, kind, life_stages, sizes, needs, short_description, description_html,
      tax_category, status, subscribable, packaging, created_at, updated_at)
    select 'PR8' || lpad(n::text, 5, '0'), 'gros-' || n, 'Gros ' || n, 'dog', 'accessory', '{}', '{}', '{}', 'Court', '',
      'accessory', 'stopped', false, '[]', now(), now() from generate_series(1, ${MANY}) n`);
  const call = await as('merchandising');
  const skus = await query("select sku from products where sku like 'PR8%' order by 1");
  const text = sheet('produit;nom', ...skus.map(({ sku }, at) => `${sku};Nom ${at}`));
  const begun = performance.now();
  const { preview, answer } = await apply(call, 'products', text);
  expect(preview.lines).toHaveLength(MANY);
  expect(answer.status).toBe(204);
  const [{ renamed }] = await query(
    "select count(*)::int as renamed from products where sku like 'PR8%' and name like 'Nom %' and version = 2",
  );
  expect(renamed).toBe(MANY);
  expect(performance.now() - begun).toBeLessThan(scaled(MANY * 60 + 5000));
}, 900_000);
