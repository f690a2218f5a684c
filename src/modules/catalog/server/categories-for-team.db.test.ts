import { beforeEach, expect, test } from 'vitest';
import { publishEntry } from '#modules/content/server/index.ts';
import { transact } from '#platform/unit-of-work.ts';
import { pagesAt } from '#registry/pages-at.ts';
import { header } from '../../../../seeds/content/header.ts';
import { entry } from '../../../../seeds/content/links.ts';
import { productDraft, variantDraft } from '../../../../tests/support/product-draft.ts';
import { jobRunner } from '../../../../tests/support/run-jobs.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { staffCalls } from '../../../../tests/support/staff.ts';
import { publishCategories, publishFilters, publishProduct } from './index.ts';

const shop = testShop();
const { as } = staffCalls(shop);
const jobs = jobRunner(shop);

type Call = Awaited<ReturnType<typeof as>>;
let call: Call;

const PATHS = ['chat', 'chat/croquettes', 'chat/croquettes/chaton', 'chat/patees', 'chien'];

beforeEach(async () => {
  await transact(shop.appContext, async (work) => {
    const drafts = PATHS.map((path, position) => {
      const name = path.split('/').at(-1) ?? path;
      const seo = { title: name, description: name };
      return { path, name, title: name, introHtml: '', seo, filters: ['age'], position };
    });
    await publishCategories(work, drafts);
    const categories = ['chat/croquettes/chaton', 'chat/croquettes', 'chat'];
    const variants = [variantDraft({ stockOnHand: 3 })];
    await publishProduct(work, productDraft({ variants, categories }));
  });
  await jobs.lose();
  call = await as('merchandising');
});

type Row = { id: number; path: string; version: number };
const tree = async (): Promise<Row[]> => (await call('GET', '/categories')).body['hydra:member'];
const paths = async () => (await tree()).map(({ path }) => path);
async function row(path: string): Promise<Row> {
  const found = (await tree()).find((one) => one.path === path);
  if (!found) throw new Error(`no category ${path}`);
  return found;
}
async function put(path: string, changes: object, part = '') {
  const { id, version } = await row(path);
  return call('PUT', `/categories/${id}${part}`, { version, ...changes });
}
const move = (path: string, changes: object) => put(path, changes, '/place');
const page = async (path: string) => {
  const answer = await shop.request(
    'GET',
    `/api/b2c-categories/${path}?channelCode=FR_WEB&locale=fr`,
  );
  const { data } = await answer.json();
  return { status: answer.status, ...data?.attributes };
};
const leadsTo = async (path: string) => {
  const answer = await shop.request('GET', `/api/route-rules?path=${path}&locale=fr`);
  return (await answer.json()).redirect;
};
const product = async () => {
  const answer = await shop.request(
    'GET',
    '/api/b2c-products/sku-PR000123?channelCode=FR_WEB&locale=fr',
  );
  return (await answer.json()).data.attributes;
};
const outcome = ({ status, body }: Awaited<ReturnType<Call>>) => [
  status,
  body.violations?.[0]?.propertyPath,
];

test('catalogue: a category is added below another, and its page is there at once', async () => {
  const { id } = await row('chat');
  const key = { 'idempotency-key': 'une-categorie-une-fois' };
  const typed = { name: 'Friandises d’été', slug: null, parent: id };
  const made = await call('POST', '/categories', typed, key);
  expect([made.status, typeof made.body.id]).toEqual([201, 'number']);
  expect((await call('POST', '/categories', typed, key)).body.id).toBeNull();
  expect(await paths()).toEqual([
    'chat',
    'chat/croquettes',
    'chat/croquettes/chaton',
    'chat/patees',
    'chat/friandises-d-ete',
    'chien',
  ]);
  expect(await page('chat/friandises-d-ete')).toMatchObject({
    status: 200,
    title: 'Friandises d’été',
    breadcrumb: [{ path: 'chat' }, {}],
  });
  const again = await call('POST', '/categories', typed);
  expect(outcome(again)).toEqual([422, 'slug']);
  for (const wrong of [{ slug: 'Pas Bien' }, { parent: 999_999 }, { name: ' ' }])
    expect((await call('POST', '/categories', { ...typed, ...wrong })).status).toBe(422);
  const taken = await call('POST', '/categories', { ...typed, slug: 'panier', parent: null });
  expect(taken.body.violations[0].message).toContain('autre page de la boutique');
});

test('catalogue: what a category is called and says is shown at once, cleaned of what is not allowed', async () => {
  const seo = { title: 'Tout pour le chat', description: 'Croquettes et pâtées.' };
  const intro = '**Bonjour**<script>alert(1)</script>';
  expect((await put('chat', { name: 'Chats', title: 'Nos chats', intro, seo })).status).toBe(204);
  const shown = await page('chat');
  expect(shown).toMatchObject({ name: 'Chats', title: 'Nos chats', seo });
  expect(shown.intro).toContain('<strong>Bonjour</strong>');
  expect(shown.intro).not.toContain('script');
  await jobs.run('refresh-category');
  expect((await product()).breadcrumb[0]).toEqual({ path: 'chat', name: 'Chats' });
  expect(outcome(await put('chat', { title: '' }))).toEqual([422, 'title']);
});

test('catalogue: of two people who edit one category the second is told', async () => {
  const { id, version } = await row('chat/patees');
  const edit = (name: string) => call('PUT', `/categories/${id}`, { version, name });
  const answers = await Promise.all([edit('Un'), edit('Deux')]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409]);
  const late = await call('PUT', `/categories/${id}/place`, { version, slug: 'terrines' });
  expect(late.status).toBe(409);
  expect(late.body['hydra:description']).toContain('Quelqu’un a modifié cette catégorie');
});

test('catalogue: who comes too late to a category is told who changed what', async () => {
  const { id, version } = await row('chat/patees');
  const other = await as('direction');
  expect((await put('chat/patees', { name: 'Terrines', intro: 'Fondantes.' })).status).toBe(204);
  const next = { version: version + 1, slug: 'terrines' };
  expect((await other('PUT', `/categories/${id}/place`, next)).status).toBe(204);
  const { body } = await call('GET', `/categories/${id}/changes?since=${version}`);
  expect(body['hydra:member']).toMatchObject([
    { fact: 'intro', before: '', after: 'Fondantes.', by: 'merchandising' },
    { fact: 'name', before: 'patees', after: 'Terrines', by: 'merchandising' },
    { fact: 'address', before: '/chat/patees/', after: '/chat/terrines/', by: 'direction' },
  ]);
  // A change of the parent is not a change of this category.
  const kitten = await row('chat/croquettes/chaton');
  expect((await put('chat/croquettes/chaton', { name: 'Chatons' })).status).toBe(204);
  expect((await move('chat/croquettes', { slug: 'seches' })).status).toBe(204);
  expect((await put('chat/seches/chaton', { hidden: true })).status).toBe(204);
  const later = `/categories/${kitten.id}/changes?since=${kitten.version + 1}`;
  expect((await call('GET', later)).body['hydra:member']).toMatchObject([
    { fact: 'hidden', before: 'non', after: 'oui', by: 'merchandising' },
  ]);
  expect((await call('GET', `/categories/999999/changes?since=1`)).body['hydra:member']).toEqual(
    [],
  );
});

test('CAT-01 catalogue: the team says what the page of a category narrows by, and in what order', async () => {
  const definitions = ['besoin', 'age', 'proteine'].map((key) => ({
    key,
    label: key,
    values: [{ value: 'un', label: 'Un' }],
  }));
  await transact(shop.appContext, (work) => publishFilters(work, definitions));
  const chosen = async () => {
    const { body } = await call('GET', `/categories/${(await row('chat')).id}`);
    return body.filters.map((one: { key: string; chosen: boolean }) => [one.key, one.chosen]);
  };
  expect(await chosen()).toEqual([
    ['age', true],
    ['besoin', false],
    ['proteine', false],
  ]);
  expect((await put('chat', { filters: ['proteine', 'age'] })).status).toBe(204);
  expect(await chosen()).toEqual([
    ['proteine', true],
    ['age', true],
    ['besoin', false],
  ]);
  for (const wrong of [['age', 'age'], ['inconnu']])
    expect((await put('chat', { filters: wrong })).status).toBe(422);
  expect((await chosen()).length).toBe(3);
});

test('catalogue: a category with another address leads there from the old one, with all below it', async () => {
  expect((await move('chat/croquettes', { slug: 'seches' })).status).toBe(204);
  expect(await paths()).toContain('chat/seches/chaton');
  for (const [from, to] of [
    ['/chat/croquettes/', '/chat/seches/'],
    ['/chat/croquettes/chaton/', '/chat/seches/chaton/'],
  ])
    expect(await leadsTo(from ?? '')).toEqual({ to, statusCode: 301 });
  expect((await page('chat/croquettes')).status).toBe(404);
  await jobs.run('refresh-category');
  expect((await product()).category.path).toBe('chat/seches/chaton');
  expect((await move('chat/seches', { slug: 'sec' })).status).toBe(204);
  expect(await leadsTo('/chat/croquettes/')).toMatchObject({ to: '/chat/sec/' });
  expect((await move('chat/sec', { slug: 'croquettes' })).status).toBe(204);
  expect(await leadsTo('/chat/croquettes/')).toBeNull();
  expect(await leadsTo('/chat/seches/')).toMatchObject({ to: '/chat/croquettes/' });
  expect(outcome(await move('chat/croquettes', { slug: 'patees' }))).toEqual([422, 'slug']);
  expect(outcome(await move('chat', { slug: 'chats' }))).toEqual([422, 'slug']);
});

test('catalogue: a category comes below another one with its products, never below itself', async () => {
  const { id: chien } = await row('chien');
  const { id: chaton } = await row('chat/croquettes/chaton');
  expect(outcome(await move('chat/croquettes', { parent: chaton }))).toEqual([422, 'parent']);
  expect(outcome(await move('chat', { parent: chien }))).toEqual([422, 'parent']);
  expect((await move('chat/croquettes/chaton', { parent: chien })).status).toBe(204);
  const of = async (path: string) => (await page(path)).products.length;
  expect([await of('chien/chaton'), await of('chien')]).toEqual([1, 1]);
  expect([await of('chat/croquettes'), await of('chat')]).toEqual([0, 0]);
  await jobs.run('refresh-category');
  expect((await product()).breadcrumb).toMatchObject([{ path: 'chien' }, { path: 'chien/chaton' }]);
});

test('catalogue: siblings stand in the order the team gives them', async () => {
  expect((await move('chat/patees', { position: 0 })).status).toBe(204);
  expect((await page('chat')).children.map((one: Row) => one.path)).toEqual([
    'chat/patees',
    'chat/croquettes',
  ]);
  expect((await move('chat/patees', { position: 9 })).status).toBe(204);
  expect((await paths()).indexOf('chat/patees')).toBe(3);
});

test('catalogue: a hidden category is nowhere a visitor looks, nor what is below it', async () => {
  const item = (label: string, to: string) => ({ ...entry(label, to), columns: [], card: null });
  const links = [item('Chaton', '/chat/croquettes/chaton/'), item('Pâtées', '/chat/patees/')];
  const menu = { type: 'header', slug: 'header', locale: 'fr' } as const;
  await transact(shop.appContext, (work) =>
    publishEntry(work, { ...menu, document: { ...header, links } }),
  );
  expect((await put('chat/croquettes', { hidden: true })).status).toBe(204);
  await jobs.run();
  expect((await page('chat/croquettes')).status).toBe(404);
  expect((await page('chat/croquettes/chaton')).status).toBe(404);
  expect((await page('chat')).children).toMatchObject([{ path: 'chat/patees' }]);
  expect((await product()).category.path).toBe('chat');
  const taxons = await shop.request('GET', '/api/v2/shop/taxons?channelCode=FR_WEB&locale=fr_FR');
  const listed = (await taxons.json())['hydra:member'].map(({ slug }: { slug: string }) => slug);
  expect(listed).toEqual(['chat', 'chat/patees', 'chien']);
  const menus = await (await shop.request('GET', '/api/b2c-header?locale=fr')).json();
  expect(menus.data.attributes.links).toMatchObject([{ label: 'Pâtées' }]);
  expect(await pagesAt(shop.appContext.db, ['/chat/croquettes/'])).toEqual(new Set());
  expect(await row('chat/croquettes/chaton')).toMatchObject({ hidden: false, shown: false });
  expect((await put('chat/croquettes', { hidden: false })).status).toBe(204);
  expect((await page('chat/croquettes/chaton')).status).toBe(200);
  expect(outcome(await put('chien', { hidden: true }))).toEqual([422, 'hidden']);
});

test('catalogue: promotions and campaigns follow a category to its new address', async () => {
  const { pool } = shop.database;
  await pool.query(`insert into promotions (code, version, name, needs_coupon, conditions, reward)
    values ('chaton', '2026-01-01', 'Chaton', false, '{"deliveries": null, "categories": ["chat/patees", "chat/croquettes/chaton"]}',
      '{"kind": "amount", "amount": 100}')`);
  await pool.query(`insert into campaigns (code, action, configurations, conditions)
    values ('sec', 'ad_push_category', '{"category": "croquettes"}', '{"categories": ["chien", "croquettes"]}')`);
  const { id } = await row('chat/croquettes');
  expect((await call('GET', `/categories/${id}`)).body).toMatchObject({
    promotions: [{ code: 'chaton', name: 'Chaton' }],
    campaigns: [{ code: 'sec' }],
  });
  expect((await move('chat/croquettes', { slug: 'seches' })).status).toBe(204);
  const read = async (query: string) => (await pool.query(query)).rows;
  expect(await read('select conditions from promotions')).toMatchObject([
    { conditions: { categories: ['chat/patees', 'chat/seches/chaton'] } },
  ]);
  expect(await read('select configurations, conditions from campaigns')).toEqual([
    {
      configurations: { category: 'seches' },
      conditions: { categories: ['chien', 'seches'] },
    },
  ]);
  await call('POST', '/categories', {
    name: 'Sèches',
    slug: 'seches',
    parent: (await row('chien')).id,
  });
  expect((await move('chat/seches', { slug: 'kibbles' })).status).toBe(204);
  expect(await read('select conditions from campaigns')).toEqual([
    { conditions: { categories: ['chien', 'seches', 'kibbles'] } },
  ]);
});

test('GRD-27 who may only read the catalogue changes no category', async () => {
  const reader = await as('logistics');
  const { id, version } = await row('chat');
  expect((await reader('GET', `/categories/${id}`)).status).toBe(200);
  const tries = [
    reader('POST', '/categories', { name: 'X', slug: null, parent: null }),
    reader('PUT', `/categories/${id}`, { version, name: 'X' }),
    reader('PUT', `/categories/${id}/place`, { version, position: 1 }),
  ];
  expect((await Promise.all(tries)).map(({ status }) => status)).toEqual([403, 403, 403]);
  for (const unknown of ['999999', 'rien'])
    expect((await call('GET', `/categories/${unknown}`)).status).toBe(404);
  await put('chat', { name: 'Chats' });
  const chief = await as('direction');
  const journal = await chief('GET', '/staff-actions?action=category.edited');
  expect(journal.body['hydra:member'][0]).toMatchObject({
    action: 'category.edited',
    subject: 'chat',
    page: { kind: 'category', id: String(id) },
  });
});
