import fc from 'fast-check';
import type { Actor } from './actors.ts';
import { bodyText, lawfulValues } from './bodies.ts';
import { oddQuery, oddSegment, oddText } from './odd-values.ts';
import type { Operation, Schema } from './operations.ts';

export interface Generated {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: string | undefined;
}

export const toRequest = ({ method, url, headers, body }: Generated) =>
  new Request(`http://localhost${url}`, { method, headers, body: body ?? null });

/** Requests for an operation: mostly such that it answers, often with something off somewhere. */
export function requestsFor(operation: Operation, actor: Actor): fc.Arbitrary<Generated> {
  const { body } = operation;
  return fc
    .record({
      path: pathOf(operation, actor),
      query: queryOf(operation, actor),
      headers: headersOf(operation, actor),
      body: body
        ? fc.option(bodyText(body, lawfulValues(actor)), { freq: 30, nil: undefined })
        : fc.constant(undefined),
    })
    .map(({ path, query, headers, body }) => ({
      method: operation.method,
      url: path + (query ? `?${query}` : ''),
      headers,
      body,
    }));
}

function pathOf({ path }: Operation, { ids }: Actor): fc.Arbitrary<string> {
  const every = Object.values(ids).flat().map(encodeURIComponent);
  const segments = path.split('/').map((segment, place, all) => {
    if (!segment.startsWith('{')) return fc.constant(segment);
    const fitting = (ids[all[place - 1] ?? ''] ?? every).map(encodeURIComponent);
    return fc.oneof(
      { weight: 14, arbitrary: fc.constantFrom(...(fitting.length > 0 ? fitting : every)) },
      { weight: 1, arbitrary: fc.constantFrom(...every) },
      { weight: 3, arbitrary: oddSegment },
    );
  });
  return fc.tuple(...segments).map((parts) => parts.join('/'));
}

function queryOf({ query, surface }: Operation, { ids }: Actor): fc.Arbitrary<string> {
  const own = { shipmentId: ids.shipments, paymentId: ids.payments, tokenValue: ids.orders };
  const named = query.map(({ name, schema }) => {
    const lawful = own[name as keyof typeof own] ?? lawfulQuery(name, schema, ids.products);
    const value = fc.oneof(
      { weight: 5, arbitrary: fc.constantFrom(...lawful) },
      { weight: 1, arbitrary: oddText },
    );
    const pair = value.map((text) => `${name}=${encodeURIComponent(text.toWellFormed())}`);
    return fc.option(pair, { freq: 4, nil: '' });
  });
  const where = surface === 'shop' ? 'channelCode=FR_WEB&locale=fr_FR' : 'locale=fr';
  return fc
    .tuple(
      fc.option(fc.constantFrom(where, 'channelCode=BE_WEB&locale=fr_BE'), { freq: 8, nil: '' }),
      rarely(oddQuery, 5),
      ...named,
    )
    .map((parts) => parts.filter(Boolean).join('&'));
}

function lawfulQuery(name: string, schema: Schema, skus: readonly string[] = []): string[] {
  if (schema.enum) return schema.enum.map(String);
  if (/^(page|itemsPerPage)$/.test(name)) return ['1', '2', '30'];
  if (name.startsWith('order[')) return ['asc', 'desc'];
  if (name === 'channelCode') return ['FR_WEB'];
  if (name === 'locale') return ['fr_FR'];
  if (name === 'countryCode') return ['FR', 'BE'];
  if (name === 'postcode') return ['69003', '1000'];
  if (name === 'redirect') return ['/mon-compte/', '/panier/'];
  if (name === 'challenge') return ['a'.repeat(43)];
  if (name === 'latitude') return ['45.75', '50.46'];
  if (name === 'longitude') return ['4.85'];
  if (name === 'radius' || name === 'limit') return ['5', '20'];
  if (name === 'shippingMethod') return ['relay_standard'];
  if (name === 'ref') return [...skus];
  if (name === 'weight' || name === 'month') return ['6', '24', '30'];
  return ['croquettes', 'saumon', ...skus.map((sku) => `/api/v2/shop/products/${sku}`)];
}

function headersOf(operation: Operation, { token }: Actor) {
  const type = fc.oneof(
    { weight: 20, arbitrary: fc.constant(operation.bodyType ?? '') },
    fc.constantFrom('application/json', 'text/plain', 'application/xml', 'a/b'),
    fc.constantFrom('multipart/form-data', 'multipart/form-data; boundary=x', ''),
  );
  const who = fc.oneof(
    { weight: 20, arbitrary: fc.constant(token ? `Bearer ${token}` : '') },
    fc.constantFrom('', 'Bearer', 'Bearer x.y.z', 'Basic YTpi', `Bearer ${'a'.repeat(9000)}`),
  );
  const accept = fc.oneof(
    { weight: 9, arbitrary: fc.constant('application/ld+json') },
    fc.constantFrom('application/json', '*/*', 'text/html', ''),
  );
  const shape = rarely(fc.constantFrom('v5', 'v9'), 10);
  const key = rarely(fc.constantFrom('0123456789abcdef', 'fedcba9876543210', 'x'), 10);
  const address = fc.nat(250).map((last) => `198.51.100.${last}`);
  return fc.record({ type, who, accept, shape, key, address }).map((given) => {
    const headers: Record<string, string> = {
      'content-type': given.type,
      authorization: given.who,
      accept: given.accept,
      'strapi-response-format': operation.surface === 'content' ? given.shape : '',
      'idempotency-key': operation.method === 'POST' ? given.key : '',
      'x-forwarded-for': given.address,
    };
    return Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== ''));
  });
}

/** Once in so many, else nothing. */
const rarely = (text: fc.Arbitrary<string>, times: number): fc.Arbitrary<string> =>
  fc.oneof({ weight: 1, arbitrary: text }, { weight: times - 1, arbitrary: fc.constant('') });
