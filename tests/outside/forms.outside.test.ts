import { expect, inject, test } from 'vitest';
import { ODD_VALUES } from '../http/odd-values.ts';
import { elements } from '../support/raw-request.ts';
import { pageClient, read, signedInPages } from './pages.ts';
import { scaled } from './scope.ts';

type Pages = ReturnType<typeof pageClient>;

interface PageForm {
  /** Where it goes, from the page it stands on. */
  path: string;
  fields: Record<string, string>;
}

/** The forms a page would post, with what stands in them. */
function formsIn(html: string, page: string): PageForm[] {
  return [...html.matchAll(/<form\b[^>]*>[\s\S]*?<\/form>/g)].flatMap(([form = '']) => {
    const [{ method = 'get', action = '' } = {}] = elements(form, 'form');
    if (method.toLowerCase() !== 'post' || /deconnexion|supprimer/.test(action)) return [];
    const named = ['input', 'select', 'textarea', 'button'].flatMap((name) => elements(form, name));
    const fields = named.flatMap(({ name, value = '1', type }) =>
      name && type !== 'file' ? [[name, value] as const] : [],
    );
    const path = new URL(action || page, `http://shop.test${page}`);
    return [{ path: path.pathname + path.search, fields: Object.fromEntries(fields) }];
  });
}

/** Of each field this many odd values are sent. */
const OF_EACH = scaled(ODD_VALUES.length, 2);

/** Sends every form of these pages with something odd in one field at a time; what failed. */
async function sweep(client: Pages, pages: readonly string[]) {
  const failed: string[] = [];
  const swept = new Set<string>();
  let nth = inject('seed');
  for (const page of pages)
    for (const { path, fields } of formsIn(await read(client, page), page))
      for (const name of Object.keys(fields)) {
        const key = `${path} ${fields.intent} ${name}`;
        if (swept.has(key) || name === 'intent') continue;
        swept.add(key);
        for (let turn = 0; turn < OF_EACH; turn += 1) {
          nth += 1;
          const odd = ODD_VALUES[nth % ODD_VALUES.length] ?? '';
          const answer = await client.post(path, { ...fields, [name]: odd });
          const text = await answer.text();
          if (answer.status >= 500 || text.includes('    at '))
            failed.push(`${key} = ${JSON.stringify(odd).slice(0, 60)}: ${answer.status}`);
        }
      }
  return { failed, fields: swept.size };
}

test('R-15 API-36 odd values in the forms of public pages are refused, never a failure', async () => {
  const client = pageClient();
  const products = await (await client.ask('GET', '/api/b2c-products?render=1')).json();
  const { failed, fields } = await sweep(client, [
    '/',
    `/produits/${products.data[0].attributes.slug}/`,
    '/panier/',
    '/connexion/',
    '/nous-contacter/',
    '/renoncer-au-contrat/',
    '/guide-croquettes/nouveau/',
    '/faq/',
  ]);
  expect(failed).toEqual([]);
  expect(fields).toBeGreaterThan(15);
}, 900_000);

test('R-15 API-36 odd values in the forms of the account are refused, never a failure', async () => {
  const client = await signedInPages('shop');
  const { failed, fields } = await sweep(client, [
    '/mon-compte/mes-adresses/?ajouter=1',
    '/mon-compte/mes-informations-personnelles/',
    '/mon-compte/mes-animaux/ajouter/',
    '/mon-compte/mes-parrainages/',
    '/mon-compte/mes-donnees/',
    '/mon-compte/foyer/',
  ]);
  expect(failed).toEqual([]);
  expect(fields).toBeGreaterThan(10);
}, 900_000);
