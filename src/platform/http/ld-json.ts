import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

const LD_JSON = 'application/ld+json; charset=utf-8';

/**
 * Sends a JSON-LD answer. A client that only accepts `application/json` gets the same data without
 * `@` keys, and collections as plain arrays (contracts §1.1).
 */
export function ld(c: Context, body: unknown, status: ContentfulStatusCode = 200): Response {
  if (wantsPlain(c))
    return c.body(JSON.stringify(withoutLd(body)), status, { 'content-type': 'application/json' });
  return c.body(JSON.stringify(body), status, { 'content-type': LD_JSON });
}

/** Like `ld`, for a body that is already serialised. */
export const ldText = (c: Context, text: string, status: ContentfulStatusCode = 200): Response =>
  wantsPlain(c)
    ? ld(c, JSON.parse(text), status)
    : c.body(text, status, { 'content-type': LD_JSON });

function wantsPlain(c: Context): boolean {
  const accept = c.req.header('accept') ?? '';
  return accept.includes('application/json') && !accept.includes('ld+json');
}

function withoutLd(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutLd);
  if (value === null || typeof value !== 'object') return value;
  if ('hydra:member' in value) return withoutLd(value['hydra:member']);
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !key.startsWith('@') && !key.startsWith('hydra:'))
      .map(([key, inner]) => [key, withoutLd(inner)]),
  );
}

interface Page {
  page: number;
  itemsPerPage: number;
}

/** The collection envelope of contracts §1.3; the four links only when there are several pages. */
export function collection(
  c: Context,
  type: string,
  members: readonly unknown[],
  totalItems: number = members.length,
  paging?: Page,
) {
  const url = new URL(c.req.url);
  const isPart = url.search || (paging && totalItems > paging.itemsPerPage);
  return {
    '@context': `/api/v2/contexts/${type}`,
    '@id': url.pathname,
    '@type': 'hydra:Collection',
    'hydra:member': members,
    'hydra:totalItems': totalItems,
    'hydra:view': isPart ? view(url, totalItems, paging) : undefined,
  };
}

function view(url: URL, totalItems: number, paging: Page | undefined) {
  const at = (page: number) => {
    const query = new URLSearchParams(url.search);
    query.set('page', String(page));
    return `${url.pathname}?${query}`;
  };
  const self = { '@id': url.pathname + url.search, '@type': 'hydra:PartialCollectionView' };
  const last = paging ? Math.ceil(totalItems / paging.itemsPerPage) : 1;
  if (!paging || last <= 1) return self;
  return {
    ...self,
    'hydra:first': at(1),
    'hydra:last': at(last),
    'hydra:previous': paging.page > 1 ? at(paging.page - 1) : undefined,
    'hydra:next': paging.page < last ? at(paging.page + 1) : undefined,
  };
}

/** Adds the filters of a collection as a URI template (contracts §1.3). */
export function filterable<T extends { '@id': string }>(answer: T, filters: readonly string[]) {
  return {
    ...answer,
    'hydra:search': {
      '@type': 'hydra:IriTemplate',
      'hydra:template': `${answer['@id']}{?${filters.join(',')}}`,
      'hydra:variableRepresentation': 'BasicRepresentation',
      'hydra:mapping': filters.map((variable) => ({
        '@type': 'IriTemplateMapping',
        variable,
        property: null,
        required: false,
      })),
    },
  };
}
