import { beforeEach, expect, test } from 'vitest';
import { findVariantsForSale, publishCategories } from '#modules/catalog/server/index.ts';
import { SHEET_KINDS } from '#modules/sheets/rules/index.ts';
import { transact } from '#platform/unit-of-work.ts';
import { readWorkbook, writeWorkbook } from '#platform/workbook.ts';
import { countQueries } from '../../../../tests/support/count-queries.ts';
import { scaled } from '../../../../tests/support/limits.ts';
import { PARIS_TODAY } from '../../../../tests/support/paris-today.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { staffCalls } from '../../../../tests/support/staff.ts';
import { BOWL, KIBBLE, stockShop, TIN } from '../../../../tests/support/stocked-shop.ts';

const shop = testShop();
const { as, signIn } = staffCalls(shop);
const query = async (text: string) => (await shop.database.pool.query(text)).rows;

beforeEach(() => stockShop(shop.appContext));

type Call = Awaited<ReturnType<typeof as>>;
const sheet = (...lines: string[]) => lines.join('\r\n');

/** Previews and applies, as the page does. */
async function apply(call: Call, kind: string, text: string, confirmed = false) {
  const { body } = await call('POST', `/sheets/${kind}/preview`, { text });
  const sent = { text, version: body.version, confirmed };
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
const prices = () =>
  query(`select variant_code as code, channel_code as channel, kind, cents from price_history
    where valid_to is null order by 1, 2, 3`);
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

test('O-18 a grid reads the rows of a sheet page by page, found by key, name or note without accents, in as many queries for many rows as for one', async () => {
  const call = await as('merchandising');
  const first = (await call('GET', '/sheets/formats/rows?itemsPerPage=1')).body;
  expect(first).toMatchObject({
    kind: 'formats',
    keys: ['code'],
    columns: [
      { name: 'format', holds: 'text' },
      { name: 'code-barres', holds: 'text' },
      { name: 'poids net', holds: 'figure' },
      { name: 'poids brut', holds: 'figure' },
      { name: 'seuil', holds: 'figure' },
      { name: 'montré', holds: 'flag' },
    ],
    total: (await formats()).length,
  });
  expect(first.rows).toHaveLength(1);
  const rest = (await call('GET', '/sheets/formats/rows?itemsPerPage=100&page=1')).body.rows;
  expect(rest).toHaveLength(first.total);
  expect(rest[0]).toEqual(first.rows[0]);
  const found = (await call('GET', `/sheets/formats/rows?search=${BOWL}`)).body;
  expect(found.rows.map(({ key }: { key: string[] }) => key)).toEqual([[BOWL]]);
  const named = (await call('GET', '/sheets/prices/rows?search=STERILISE%20PR000123')).body;
  expect(named.total).toBeGreaterThan(0);
  for (const { key, name } of named.rows) {
    expect(key).toHaveLength(2);
    expect(name).toContain('stérilisé');
  }
  expect((await call('GET', '/sheets/prices/rows?search=rien-de-tel')).body).toMatchObject({
    rows: [],
    total: 0,
  });
  const queriesOf = (address: string) =>
    countQueries(shop.database.pool, () => call('GET', address));
  expect(await queriesOf('/sheets/formats/rows?itemsPerPage=100')).toBe(
    await queriesOf('/sheets/formats/rows?itemsPerPage=1'),
  );
  const packer = await as('support');
  expect((await packer('GET', '/sheets/formats/rows')).status).toBe(403);
});

test('O-18 FOOD-02 texts and labels go out with Dutch beside the French, come back, are shown line by line, applied and taken back; out, in and out is the same', async () => {
  const call = await as('merchandising');
  const file = async () => (await call('GET', '/sheets/dutch/file')).body as string;
  const said = () => query('select french, said from catalogue_translations order by 1');
  const [{ composition }] = await query(
    "select composition from food_labels l join products p on p.id = l.product_id where p.sku = 'PR000123'",
  );
  const [{ storage, times }] = await query(
    'select storage, count(*)::int as times from food_labels group by 1 order by 2 desc limit 1',
  );
  const empty = await file();
  expect(empty.split('\r\n')[0]).toContain('français;néerlandais;texte;produit');
  // A text that several products say is one row.
  expect(times).toBeGreaterThan(1);
  expect(empty.split(storage).length).toBe(2);
  const text = sheet(
    'français;néerlandais',
    `"${composition}";"Verse zalm (26 %); rijst"`,
    `"${storage}";"Koel en droog bewaren."`,
  );
  const { preview, answer } = await apply(call, 'dutch', text);
  expect(preview.lines).toMatchObject([
    { line: 2, key: composition, changes: [{ before: '', after: 'Verse zalm (26 %); rijst' }] },
    { line: 3, problem: null },
  ]);
  expect(answer.status).toBe(204);
  expect(await said()).toHaveLength(2);
  // Out, in and out again.
  const full = await file();
  expect((await call('POST', '/sheets/dutch/preview', { text: full })).body).toMatchObject({
    lines: [],
  });
  expect((await undoLast(call, 'dutch')).status).toBe(204);
  expect([await said(), await file()]).toEqual([[], empty]);
  expect((await apply(call, 'dutch', full)).answer.status).toBe(204);
  expect(await file()).toBe(full);
  // Each wrong line is named, and nothing of the rest comes in.
  const wrong = sheet(
    'français;néerlandais',
    'Ce que personne ne dit;Niemand',
    `"${composition}";`,
    `Croquettes chat stérilisé saumon;${'x'.repeat(121)}`,
    `"${composition}";Anders`,
  );
  const refused = await apply(call, 'dutch', wrong);
  expect(
    refused.preview.lines.flatMap(({ line, problem }: { line: number; problem: object | null }) =>
      problem ? [{ line, ...problem }] : [],
    ),
  ).toEqual([
    { line: 2, column: 'français', code: 'unknown' },
    { line: 4, column: 'néerlandais', code: 'too_long' },
    { line: 5, column: null, code: 'twice' },
  ]);
  expect([refused.answer.status, await file()]).toEqual([422, full]);
  // What changed since is not taken back.
  await query("update catalogue_translations set said = 'Elders' where said like 'Koel%'");
  expect((await undoLast(call, 'dutch')).status).toBe(409);
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

test('O-18 O-51 PRI-02 a sheet of prices is shown, applied as a whole and taken back; history keeps all of it', async () => {
  const call = await as('merchandising');
  const before = await prices();
  const text = sheet(
    'code;site;prix',
    `${KIBBLE};FR_WEB;39,00`,
    `${TIN};fr_web;3,10 €`,
    `${BOWL};BE_WEB;14.90`,
  );
  const { body } = await call('POST', '/sheets/prices/preview', { text });
  expect(body.lines[0]).toMatchObject({
    line: 2,
    key: `${KIBBLE} FR_WEB`,
    changes: [{ column: 'prix', before: '41,00', after: '39,00' }],
    note: { code: 'moves', percent: -5 },
  });
  expect(await prices()).toEqual(before);
  const key = { 'idempotency-key': '0b1f6c1e-6f0a-4c0e-9f5b-0d7c9a6f3c11' };
  const sent = { text, version: body.version, confirmed: true };
  const send = () => call('POST', '/sheets/prices/imports', sent, key);
  expect((await send()).status).toBe(204);
  // The same form sent twice is one import.
  expect((await send()).status).toBe(204);
  const [sold] = await findVariantsForSale(shop.database.db, 'FR_WEB', [KIBBLE]);
  expect(sold).toMatchObject({ unitPrice: 3900, subscriptionUnitPrice: 3510 });
  const { body: imports } = await call('GET', '/sheets/prices/imports');
  expect(imports['hydra:member']).toMatchObject([{ lines: 3, undoneAt: null }]);
  expect((await undoLast(call, 'prices')).status).toBe(204);
  expect(await prices()).toEqual(before);
  expect((await undoLast(call, 'prices')).status).toBe(409);
  const [{ rows }] = await query(
    `select count(*)::int as rows from price_history where variant_code = '${KIBBLE}' and channel_code = 'FR_WEB' and kind = 'one_off'`,
  );
  expect(rows).toBeGreaterThanOrEqual(3);
});

test('O-18 PRI-04 every wrong price is named, and an unusual one is applied only once it is confirmed', async () => {
  const call = await as('merchandising');
  const before = await prices();
  const text = sheet(
    'code;site;prix',
    `${KIBBLE};FR_WEB;39,00`,
    'nowhere;FR_WEB;1,00',
    `${KIBBLE};XX_WEB;39,00`,
    `${TIN};FR_WEB;gratuit`,
    `${KIBBLE};FR_WEB;38,00`,
    `${BOWL};FR_WEB;0,10`,
  );
  const { preview, answer } = await apply(call, 'prices', text, true);
  expect(
    preview.lines.map((line: { line: number; problem: { code: string }; note: object }) => [
      line.line,
      line.problem?.code ?? line.note,
    ]),
  ).toEqual([
    [2, { code: 'moves', percent: -5 }],
    [3, 'unknown'],
    [4, 'site'],
    [5, 'price'],
    [6, 'twice'],
    [7, { code: 'unusual', percent: -99 }],
  ]);
  expect(answer.status).toBe(422);
  const slip = sheet('code;site;prix', `${KIBBLE};FR_WEB;39,00`, `${BOWL};FR_WEB;0,10`);
  const refused = await apply(call, 'prices', slip);
  expect(refused.answer.status).toBe(422);
  expect(await prices()).toEqual(before);
  // A price that moved meanwhile is not changed unseen.
  const moved = { channels: ['FR_WEB'], cents: 4000, from: null, confirmed: false };
  await call('POST', `/product-variants/${KIBBLE}/prices`, moved);
  const sent = { text: slip, version: refused.preview.version, confirmed: true };
  expect((await call('POST', '/sheets/prices/imports', sent)).status).toBe(409);
  expect((await apply(call, 'prices', slip, true)).answer.status).toBe(204);
  // Who may only look at prices takes them out, and changes none.
  const support = await as('support');
  expect((await support('GET', '/sheets/prices/file')).status).toBe(200);
  expect((await support('POST', '/sheets/prices/preview', { text: slip })).status).toBe(403);
});

test('O-18 every price goes out as a sheet that comes back without a change', async () => {
  const call = await as('merchandising');
  const { body: file } = await call('GET', '/sheets/prices/file');
  expect(file.split('\r\n')[0]).toBe('code;site;prix;produit;nom;format;en vente');
  const { body } = await call('POST', '/sheets/prices/preview', { text: file });
  const oneOff = (await prices()).filter(({ kind }) => kind === 'one_off');
  expect(body).toMatchObject({ missing: [], lines: [], same: oneOff.length });
});

test('O-18 categories are named and hidden by a sheet, taken back by one press, and one the shop leads to stays shown', async () => {
  const call = await as('merchandising');
  const drafts = ['chien', 'chien/croquettes', 'chien/patees'].map((path, position) => ({
    path,
    name: path,
    title: path,
    introHtml: '',
    seo: { title: path, description: path },
    filters: [],
    position,
  }));
  await transact(shop.appContext, (work) => publishCategories(work, drafts));
  const categories = () =>
    query('select path, name, title, seo, hidden from categories order by 1');
  const before = await categories();
  const file = (await call('GET', '/sheets/categories/file')).body as string;
  const same = await call('POST', '/sheets/categories/preview', { text: file });
  expect(same.body).toMatchObject({ lines: [], same: before.length });
  const free = before.find(({ path }) => path === 'chien/patees');
  const text = sheet('catégorie;nom;montrée', `/${free.path}/;Un autre nom;non`);
  expect((await apply(call, 'categories', text)).answer.status).toBe(204);
  const after = (await categories()).find(({ path }) => path === free.path);
  expect(after).toEqual({ ...free, name: 'Un autre nom', hidden: true });
  expect((await undoLast(call, 'categories')).status).toBe(204);
  expect(await categories()).toEqual(before);
  const wrong = sheet(
    'catégorie;nom;montrée',
    'chien;Chien;non',
    'ailleurs;X;oui',
    `${free.path};;oui`,
  );
  const { preview, answer } = await apply(call, 'categories', wrong);
  expect(preview.lines.map(({ problem }: { problem: { code: string } }) => problem.code)).toEqual([
    'led_to',
    'unknown',
    'empty',
  ]);
  expect(answer.status).toBe(422);
});

/** A kind as a workbook, as it is sent back. */
async function packed(token: string, kind: string): Promise<string> {
  const headers = { authorization: `Bearer ${token}` };
  const path = `/api/v2/admin/sheets/${kind}/workbook`;
  const answer = await shop.request('GET', path, undefined, headers);
  expect([kind, answer.status]).toEqual([kind, 200]);
  return Buffer.from(await answer.arrayBuffer()).toString('base64');
}

test('O-18 a workbook goes out and comes in as a sheet does, of every kind', async () => {
  const call = await as('direction');
  const { token } = (await (await signIn('direction@equipe.test')).json()) as { token: string };
  for (const kind of SHEET_KINDS) {
    const workbook = await packed(token, kind);
    const { body } = await call('POST', `/sheets/${kind}/preview`, { workbook });
    expect([kind, body.missing, body.lines]).toEqual([kind, [], []]);
  }
  const rows = readWorkbook(Buffer.from(await packed(token, 'prices'), 'base64')) ?? [];
  const changed = rows.map(([code, site, price]) =>
    code === KIBBLE && site === 'FR_WEB'
      ? [code, site, 39.5]
      : [code ?? '', site ?? '', price ?? ''],
  );
  const workbook = Buffer.from(writeWorkbook(changed)).toString('base64');
  const { body } = await call('POST', '/sheets/prices/preview', { workbook });
  expect(body.lines).toMatchObject([
    { key: `${KIBBLE} FR_WEB`, changes: [{ column: 'prix', before: '41,00', after: '39,50' }] },
  ]);
  const sent = { text: body.text, version: body.version };
  expect((await call('POST', '/sheets/prices/imports', sent)).status).toBe(204);
  const [sold] = await findVariantsForSale(shop.database.db, 'FR_WEB', [KIBBLE]);
  expect(sold).toMatchObject({ unitPrice: 3950 });
  const none = Buffer.from('PK none').toString('base64');
  expect((await call('POST', '/sheets/prices/preview', { workbook: none })).status).toBe(422);
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

/** Products with one format each, priced on every site. */
async function sell(first: number, last: number): Promise<string[]> {
  await query(`
    insert into products (sku, slug, name, species, kind, life_stages, sizes, needs, short_description, description_html,
      tax_category, status, subscribable, packaging, created_at, updated_at)
    select 'PR7' || lpad(n::text, 5, '0'), 'prix-' || n, 'Prix ' || n, 'dog', 'accessory', '{}', '{}', '{}', 'Court', '',
      'accessory', 'sold', false, '[]', now(), now() from generate_series(${first}, ${last}) n`);
  await query(`
    insert into product_variants (code, product_id, slug, format, net_grams, gross_grams, visible, position, on_hand)
    select '7' || lpad((substr(sku, 4)::int * 3 + f)::text, 7, '0'), id, 'f' || f, 'Format ' || f, 100, 120, true, f, 5
    from products, generate_series(0, 2) f where sku between 'PR7${pad(first)}' and 'PR7${pad(last)}'`);
  await query(`
    insert into price_history (variant_code, channel_code, kind, cents, valid_from)
    select v.code, 'FR_WEB', k.kind, k.cents, ${PARIS_TODAY} - 90
    from product_variants v, (values ('one_off', 2000), ('subscription', 1800)) k (kind, cents)
    where not exists (select from price_history h where h.variant_code = v.code)`);
  const rows =
    await query(`select code from product_variants v join products p on p.id = v.product_id
    where p.sku between 'PR7${pad(first)}' and 'PR7${pad(last)}' order by 1`);
  return rows.map(({ code }) => code);
}

const pad = (n: number) => String(n).padStart(5, '0');
const priced = (codes: readonly string[], cents: number) =>
  sheet('code;site;prix', ...codes.map((code) => `${code};FR_WEB;${cents / 100}`));

test('O-18 showing and applying prices takes as many statements for many products as for few', async () => {
  const call = await as('merchandising');
  const few = await sell(1, 4);
  const many = await sell(5, 104);
  // What is read once and remembered is read before.
  await apply(call, 'prices', priced(few, 2010));
  const count = (codes: readonly string[], cents: number) =>
    countQueries(shop.database.pool, async () => {
      expect((await apply(call, 'prices', priced(codes, cents))).answer.status).toBe(204);
    });
  const [less, more] = [await count(few, 2050), await count(many, 2050)];
  expect(more).toBe(less);
});

test('O-18 showing and applying products and formats takes as many statements for many as for few', async () => {
  const call = await as('merchandising');
  await sell(1, 104);
  const skus = (
    await query("select sku, status from products where sku like 'PR7%' order by 1")
  ).map(({ sku }) => sku);
  const named = (of: readonly string[], name: string) =>
    sheet('produit;nom', ...of.map((sku) => `${sku};${name} ${sku}`));
  const codes = (
    await query("select code from product_variants where code like '7%' order by 1")
  ).map(({ code }) => code);
  const low = (of: readonly string[], at: number) =>
    sheet('code;seuil', ...of.map((code) => `${code};${at}`));
  const count = (kind: string, text: string) =>
    countQueries(shop.database.pool, async () => {
      expect((await apply(call, kind, text)).answer.status).toBe(204);
    });
  await count('products', named(skus.slice(0, 4), 'Premier'));
  await count('formats', low(codes.slice(0, 12), 3));
  expect(await count('products', named(skus.slice(4), 'Second'))).toBe(
    await count('products', named(skus.slice(0, 4), 'Second')),
  );
  expect(await count('formats', low(codes.slice(12), 4))).toBe(
    await count('formats', low(codes.slice(0, 12), 4)),
  );
});

const MANY_PRODUCTS = process.env.FULL ? 5000 : 80;

test(`O-18 ${MANY_PRODUCTS * 3} prices come in one sheet, all or none whenever the connection dies`, async () => {
  const call = await as('merchandising');
  const codes = await sell(1, MANY_PRODUCTS);
  const wrong = `${priced(codes, 2100)}\r\n70000001;FR_WEB;rien\r\nABC;FR_WEB;3`;
  const { body } = await call('POST', '/sheets/prices/preview', { text: wrong });
  const problems = body.lines.filter(({ problem }: { problem: object | null }) => problem);
  expect(problems).toHaveLength(2);
  const text = priced(codes, 2100);
  const open = (cents: number) =>
    query(`select count(*)::int as prices from price_history
      where valid_to is null and kind = 'one_off' and cents = ${cents} and variant_code like '7%'`);
  const steps = [
    ['price_history', 'update'],
    ['price_history', 'insert'],
    ['product_documents', 'delete'],
    ['product_documents', 'insert'],
    ['sheet_imports', 'insert'],
  ] as const;
  await query(`create function die_here() returns trigger language plpgsql as $$
    begin perform pg_terminate_backend(pg_backend_pid()); return null; end $$`);
  try {
    for (const [table, event] of steps) {
      await query(
        `create trigger die_here after ${event} on ${table} for each statement execute function die_here()`,
      );
      const { answer } = await apply(call, 'prices', text);
      await query(`drop trigger die_here on ${table}`);
      expect([table, event, answer.status >= 500]).toEqual([table, event, true]);
      expect(await open(2100)).toEqual([{ prices: 0 }]);
      expect(await query('select id from sheet_imports')).toEqual([]);
    }
  } finally {
    await query('drop function die_here cascade');
  }
  const begun = performance.now();
  expect((await apply(call, 'prices', text)).answer.status).toBe(204);
  expect(performance.now() - begun).toBeLessThan(scaled(MANY_PRODUCTS * 15 + 5000));
  expect(await open(2100)).toEqual([{ prices: MANY_PRODUCTS * 3 }]);
  const [{ shown }] = await query(`select count(*)::int as shown from product_documents
    where sku like 'PR7%' and channel_code = 'FR_WEB' and price_from = 2100`);
  expect(shown).toBe(MANY_PRODUCTS);
}, 900_000);

const MANY = process.env.FULL ? 5000 : 60;

test(`O-18 ${MANY} products in one sheet are shown and applied within minutes, each with its version, all or none whenever the connection dies`, async () => {
  await query(`
    insert into products (sku, slug, name, species, kind, life_stages, sizes, needs, short_description, description_html,
      tax_category, status, subscribable, packaging, created_at, updated_at)
    select 'PR8' || lpad(n::text, 5, '0'), 'gros-' || n, 'Gros ' || n, 'dog', 'accessory', '{}', '{}', '{}', 'Court', '',
      'accessory', 'stopped', false, '[]', now(), now() from generate_series(1, ${MANY}) n`);
  const call = await as('merchandising');
  const skus = await query("select sku from products where sku like 'PR8%' order by 1");
  const text = sheet('produit;nom', ...skus.map(({ sku }, at) => `${sku};Nom ${at}`));
  const wrong = `${text}\r\nPR999999;Personne\r\n${skus[0]?.sku};`;
  const { body } = await call('POST', '/sheets/products/preview', { text: wrong });
  expect(
    body.lines.flatMap(({ line, problem }: { line: number; problem: { code: string } | null }) =>
      problem ? [[line, problem.code]] : [],
    ),
  ).toEqual([
    [MANY + 2, 'unknown'],
    [MANY + 3, 'twice'],
  ]);
  const touched = () =>
    query(`select (select count(*)::int from products where sku like 'PR8%' and (version > 1 or name like 'Nom %'))
      + (select count(*)::int from product_versions) + (select count(*)::int from sheet_imports) as rows`);
  await query(`create function die_here() returns trigger language plpgsql as $$
    begin perform pg_terminate_backend(pg_backend_pid()); return null; end $$`);
  try {
    for (const [table, event] of [
      ['product_versions', 'insert'],
      ['products', 'update'],
      ['product_documents', 'delete'],
      ['sheet_imports', 'insert'],
    ]) {
      await query(
        `create trigger die_here after ${event} on ${table} for each statement execute function die_here()`,
      );
      const died = await apply(call, 'products', text);
      await query(`drop trigger die_here on ${table}`);
      expect([table, died.answer.status >= 500]).toEqual([table, true]);
      expect(await touched()).toEqual([{ rows: 0 }]);
    }
  } finally {
    await query('drop function die_here cascade');
  }
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
