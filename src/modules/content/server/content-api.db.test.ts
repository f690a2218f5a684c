import { beforeEach, expect, test } from 'vitest';
import { transact } from '#platform/unit-of-work.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import type { EntryDocument, EntryType } from '../contracts.ts';
import { publishEntry, renderMarkdown } from './index.ts';

const shop = testShop();

const publish = <T extends EntryType>(
  type: T,
  slug: string,
  document: EntryDocument<T>,
  draft = false,
  locale = 'fr',
) =>
  transact(shop.appContext, (work) => publishEntry(work, { type, slug, locale, document, draft }));

const get = async (path: string, headers?: HeadersInit) => {
  const response = await shop.request('GET', `/api${path}`, undefined, headers);
  return { status: response.status, body: await response.json() };
};

const link = (to: string) => ({ to, target_blank: false, nofollow: false });
const entry = (label: string, to: string) => ({ label, link: link(to), children: [] });
const page = (slug: string) => ({
  slug,
  title: 'Livraison',
  seo: { title: 'Livraison', description: 'Délais et prix' },
  updatedOn: '2026-11-01',
  version: null,
  blocks: [
    {
      __component: 'blocks.text' as const,
      id: 1,
      anchor: null,
      title: null,
      html: renderMarkdown('# Délais\n\n<script>x</script>\n\n**deux jours**'),
    },
  ],
});
const question = (slug: string, position: number, tags: string[]) => ({
  slug,
  question: `Où est ma commande n° ${position} ?`,
  answer: '<p>Le numéro de suivi arrive à l’expédition.</p>',
  tags,
  position,
});

beforeEach(async () => {
  await publish('page', 'livraison', page('livraison'));
});

test('CMS-07 a page is answered by its key, its text already safe to show', async () => {
  const { status, body } = await get('/b2c-pages/livraison?locale=fr');
  expect(status).toBe(200);
  expect(body.data.attributes).toMatchObject({
    slug: 'livraison',
    title: 'Livraison',
    blocks: [
      { __component: 'blocks.text', html: '<h2>Délais</h2>\n<p><strong>deux jours</strong></p>' },
    ],
    locale: 'fr',
  });
  expect(Date.parse(body.data.attributes.publishedAt)).not.toBeNaN();
  expect((await get('/b2c-pages/inconnue')).status).toBe(404);
});

test('CMS-07 a draft is not seen, neither alone nor in the list', async () => {
  await publish('page', 'brouillon', page('brouillon'), true);
  expect((await get('/b2c-pages/brouillon')).status).toBe(404);
  expect((await get('/b2c-pages')).body.meta.pagination.total).toBe(1);
});

test('I18-02 what nobody has written in Dutch is read in French, alone and in lists', async () => {
  shop.appContext.config.LANGUAGES = ['fr', 'nl'];
  await publish('page', 'hulp', { ...page('hulp'), title: 'Aide' });
  await publish('page', 'hulp', { ...page('hulp'), title: 'Concept' }, true, 'nl');
  const title = async (locale: string) =>
    (await get(`/b2c-pages/hulp?locale=${locale}`)).body.data.attributes.title;
  expect(await title('nl')).toBe('Aide');
  await publish('page', 'hulp', { ...page('hulp'), title: 'Hulp' }, false, 'nl');
  expect([await title('nl'), await title('fr')]).toEqual(['Hulp', 'Aide']);
  const titles = async (locale: string) =>
    (await get(`/b2c-pages?locale=${locale}&sort=slug`)).body.data
      .map((one: { attributes: { title: string } }) => one.attributes.title)
      .filter((one: string) => ['Hulp', 'Aide'].includes(one));
  expect([await titles('nl'), await titles('fr')]).toEqual([['Hulp'], ['Aide']]);
  shop.appContext.config.LANGUAGES = ['fr'];
  expect(await title('nl')).toBe('Aide');
});

test('CMS-08 CMS-09 header and footer are single entries, and 404 while there are none', async () => {
  expect((await get('/b2c-header')).status).toBe(404);
  await publish('header', 'header', {
    topBar: { message: 'Livraison offerte dès 49 €', link: link('/page/livraison/') },
    logo: { label: 'Gamelle', link: link('/') },
    loginPrompt: 'Déjà client ? Connectez-vous',
    searchPlaceholder: 'Rechercher',
    links: [{ ...entry('Chien', '/chien/'), columns: [], card: null }],
  });
  const { body } = await get('/b2c-header');
  expect(body.data.attributes.links).toMatchObject([{ label: 'Chien', link: { to: '/chien/' } }]);
  expect(body.meta).toEqual({});
});

test('CMS-15 questions are found by tag and by words, accents left aside', async () => {
  await publish('faq', 'suivi', question('suivi', 1, ['livraison']));
  await publish('faq', 'retour', { ...question('retour', 2, ['retours']), question: 'Renvoyer ?' });
  const slugs = async (query: string) =>
    (await get(`/b2c-faqs?${query}`)).body.data.map(
      (found: { attributes: { slug: string } }) => found.attributes.slug,
    );
  expect(await slugs('filters[tags]=livraison')).toEqual(['suivi']);
  expect(await slugs('_q=NUMERO commande')).toEqual(['suivi']);
  expect(await slugs('sort=position:desc')).toEqual(['retour', 'suivi']);
  expect(await slugs('filters[tags]=livraison&filters[position][$gt]=1')).toEqual([]);
  expect((await get('/b2c-faqs?filters[answer]=x')).status).toBe(400);
  expect((await get('/b2c-faqs?pagination[page]=9')).body).toEqual({
    data: [],
    meta: { pagination: { page: 9, pageSize: 25, pageCount: 1, total: 2 } },
  });
});

test('the chosen fields alone are answered, in both shapes', async () => {
  const { body } = await get('/b2c-pages?fields[0]=slug');
  expect(body.data).toEqual([{ id: 1, attributes: { slug: 'livraison' } }]);
  const flat = await get('/b2c-pages?fields=slug', { 'strapi-response-format': 'v5' });
  expect(flat.body.data).toEqual([{ id: 1, documentId: 'page-livraison', slug: 'livraison' }]);
});

test.each(['pagination[page]=0', 'pagination[limit]=x', 'pagination[page]=1&pagination[start]=1'])(
  'a wrong pagination is refused: %s',
  async (query) => {
    const { status, body } = await get(`/b2c-pages?${query}`);
    expect({ status, name: body.error.name }).toEqual({ status: 400, name: 'PaginationError' });
  },
);

test('odd characters are answered, never a failure', async () => {
  for (const query of [
    'filters[slug]=%00',
    'filters[title][$contains]=%',
    '_q=%5C',
    'filters=a',
    'filters[id]=constructor',
  ])
    expect([query, (await get(`/b2c-pages?${query}`)).status < 500]).toEqual([query, true]);
});

const article = (slug: string, writtenOn: string, animal: 'dog' | 'cat' | 'both') => ({
  slug,
  title: `Article ${slug}`,
  lead: 'En deux mots.',
  seo: { title: 'Article', description: 'Deux mots' },
  image: null,
  author: 'Inès',
  animal,
  writtenOn,
  updatedOn: null,
  blocks: [],
  skus: ['PR000201'],
});

test('O-31 articles are listed by the day they were written, those about an animal alone if asked', async () => {
  await publish('article', 'chien', article('chien', '2026-09-01', 'dog'));
  await publish('article', 'chat', article('chat', '2026-11-01', 'cat'));
  await publish('article', 'deux', article('deux', '2026-10-01', 'both'));
  await publish('article', 'brouillon', article('brouillon', '2026-11-02', 'both'), true);
  const slugs = async (query: string) =>
    (await get(`/b2c-articles?sort=writtenOn:desc${query}`)).body.data.map(
      (one: { attributes: { slug: string } }) => one.attributes.slug,
    );
  expect(await slugs('')).toEqual(['chat', 'deux', 'chien']);
  expect(await slugs('&filters[animal][$in]=dog&filters[animal][$in]=both')).toEqual([
    'deux',
    'chien',
  ]);
  expect((await get('/b2c-articles/deux?locale=nl')).body.data.attributes.skus).toEqual([
    'PR000201',
  ]);
});
