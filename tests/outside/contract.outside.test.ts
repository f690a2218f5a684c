import sharp from 'sharp';
import { expect, test } from 'vitest';
import { outsideClient } from '../support/outside.ts';
import { outsidePerson } from './person.ts';
import { api, LD, MERGE, QUERY } from './shop-calls.ts';

// Examples of the contract and of upstream clients, as somebody else's program sends them.

interface Member {
  '@id': string;
  code: string;
  inStock: boolean;
  price: number;
}

async function something(ask: ReturnType<typeof outsideClient>['ask']): Promise<string> {
  const list = await (await ask('GET', `${api}/product-variants${QUERY}`)).json();
  // Dear enough for the smallest cart a coupon asks for.
  const found = list['hydra:member'].find((one: Member) => one.inStock && one.price > 2500);
  return found['@id'];
}

async function filledCart(ask: ReturnType<typeof outsideClient>['ask']) {
  const body = JSON.stringify({ items: [{ productVariant: await something(ask), quantity: 1 }] });
  const opened = await ask('POST', `${api}/orders${QUERY}`, { body, headers: LD });
  return (await opened.json()) as { tokenValue: string; version: number; items: { id: number }[] };
}

test('V-12 an item is added by POST as later versions of Sylius do, and answers 201', async () => {
  const { ask } = outsideClient();
  const { tokenValue } = await filledCart(ask);
  const items = `${api}/orders/${tokenValue}/items${QUERY}`;
  const body = JSON.stringify({ productVariant: await something(ask), quantity: 2 });
  const added = await ask('POST', items, { body, headers: LD });
  expect(added.status).toBe(201);
  expect((await added.json()).items).toMatchObject([{ quantity: 3 }]);
  const refused = await ask('POST', items, { body: '{}', headers: LD });
  expect({ status: refused.status, body: await refused.json() }).toEqual({
    status: 400,
    body: {
      code: 400,
      message:
        'Request does not have the following required fields specified: productVariant, quantity.',
    },
  });
});

test('V-12 accounts answer under the names of later versions of Sylius too', async () => {
  const person = await outsidePerson();
  const { ask } = person;
  const post = (path: string, body: object, headers = {}) =>
    ask('POST', `${api}/customers/${path}${QUERY}`, {
      body: JSON.stringify(body),
      headers: { ...LD, ...headers },
    });
  const { email, password } = person;
  const signedIn = await post('token', { email, password });
  expect(signedIn.status).toBe(200);
  expect((await signedIn.json()).customer).toBe(person.customer);
  expect((await post('token', { email, password: 'wrong' })).status).toBe(401);
  expect((await post('reset-password', { email })).status).toBe(202);
  expect((await post('verify', {}, person.bearer)).status).toBe(202);
  for (const [path, body] of [
    ['reset-password/unknown', { newPassword: password, confirmNewPassword: password }],
    ['verify/unknown', {}],
  ] as const) {
    const used = await ask('PATCH', `${api}/customers/${path}${QUERY}`, {
      body: JSON.stringify(body),
      headers: MERGE,
    });
    expect([path, used.status]).toEqual([path, 422]);
    expect((await used.json()).violations[0].propertyPath).toBe('token');
  }
});

test.each([
  [
    'products',
    ['taxon', 'translations.name', 'slug', 'order[price]', 'order[createdAt]', 'order[code]'],
  ],
  ['product-variants', ['product']],
  ['product-reviews', ['reviewSubject']],
  ['shipping-methods', ['shipmentId', 'tokenValue']],
  ['payment-methods', ['paymentId', 'tokenValue']],
])('V-13 the collection of %s says what it can be narrowed by', async (name, variables) => {
  const { ask } = outsideClient();
  const answer = await (await ask('GET', `${api}/${name}${QUERY}`)).json();
  expect(answer['hydra:search']).toEqual({
    '@type': 'hydra:IriTemplate',
    'hydra:template': `/api/v2/shop/${name}{?${variables.join(',')}}`,
    'hydra:variableRepresentation': 'BasicRepresentation',
    'hydra:mapping': variables.map((variable) => ({
      '@type': 'IriTemplateMapping',
      variable,
      property: null,
      required: false,
    })),
  });
});

test('V-14 a wrong coupon is named beside wrong addresses', async () => {
  const { ask } = outsideClient();
  const { tokenValue } = await filledCart(ask);
  const put = async (body: object) => {
    const answer = await ask('PUT', `${api}/orders/${tokenValue}${QUERY}`, {
      body: JSON.stringify(body),
      headers: LD,
    });
    const parsed = await answer.json();
    const paths = (parsed.violations ?? []).map(
      (one: { propertyPath: string }) => one.propertyPath,
    );
    return [answer.status, ...paths];
  };
  const lyon = {
    firstName: 'Léa',
    lastName: 'Martin',
    street: '12 rue des Lilas',
    postcode: '69003',
    city: 'Lyon',
    countryCode: 'FR',
    phoneNumber: '+33612345678',
  };
  // Wrong in the body, wrong for the delivery, and the coupon alone.
  const misspelt = { ...lyon, postcode: 'ABC' };
  expect(await put({ billingAddress: misspelt, couponCode: 'NOPE' })).toEqual([
    422,
    'billingAddress.postcode',
    'couponCode',
  ]);
  const cedex = { ...lyon, city: 'Lyon CEDEX 03' };
  expect(await put({ billingAddress: lyon, shippingAddress: cedex, couponCode: 'NOPE' })).toEqual([
    422,
    'shippingAddress.city',
    'couponCode',
  ]);
  expect(await put({ billingAddress: misspelt, couponCode: 'BIENVENUE5' })).toEqual([
    422,
    'billingAddress.postcode',
  ]);
  const cart = await (await ask('GET', `${api}/orders/${tokenValue}${QUERY}`)).json();
  expect(cart.promotions.filter((one: { couponCode: unknown }) => one.couponCode)).toEqual([]);
});

test('V-15 a birthday may come as an instant, and is printed as a date', async () => {
  const person = await outsidePerson();
  const answer = await person.ask('PUT', `${person.customer}${QUERY}`, {
    body: JSON.stringify({ birthday: '2001-10-24T11:00:00.000Z' }),
    headers: { ...LD, ...person.bearer },
  });
  expect(answer.status).toBe(200);
  expect((await answer.json()).birthday).toBe('2001-10-24');
});

test('V-21 who has a cart as it stands is told so, until it changes', async () => {
  const { ask } = outsideClient();
  const { tokenValue, items, version } = await filledCart(ask);
  const path = `${api}/orders/${tokenValue}${QUERY}`;
  const etag = (await ask('GET', path)).headers.get('etag') ?? '';
  const again = await ask('GET', path, { headers: { 'if-none-match': etag } });
  expect([again.status, again.headers.get('etag'), await again.text()]).toEqual([304, etag, '']);
  const change = (seen: string) =>
    ask('PATCH', `${api}/orders/${tokenValue}/items/${items[0]?.id}${QUERY}`, {
      body: '{"quantity":2}',
      headers: { ...MERGE, 'if-match': seen },
    });
  expect((await change(etag)).status).toBe(200);
  expect((await change(`"${version}"`)).status).toBe(409);
  const fresh = await ask('GET', path, { headers: { 'if-none-match': etag } });
  expect([fresh.status, (await fresh.json()).items[0].quantity]).toEqual([200, 2]);
});

const content = async (path: string) => {
  const answer = await outsideClient().ask('GET', `/api/${path}`);
  return { status: answer.status, ...(await answer.json()) };
};

test('V-18 content is filtered by what its list of attributes names, empty ones too', async () => {
  const shops = await content('b2c-shops?filters[phone][$null]=false');
  expect(shops.meta.pagination.total).toBeGreaterThan(0);
  expect((await content('b2c-shops?filters[email][$null]=true')).status).toBe(200);
  expect((await content('b2c-products?filters[replacedBy][$notNull]=true')).status).toBe(200);
  const all = (await content('b2c-products?render=0')).meta.pagination.total;
  const few = await content('b2c-products?filters[kibbleMm][$gt]=10&render=0');
  expect(few.meta.pagination.total).toBeGreaterThan(0);
  expect(few.meta.pagination.total).toBeLessThan(all);
});

test('V-19 products are found by words, accents left aside', async () => {
  expect((await content('b2c-products?_q=zzzzzz')).meta.pagination.total).toBe(0);
  const { data } = await content('b2c-products?_q=STERILISE');
  expect(data.length).toBeGreaterThan(0);
  for (const { attributes } of data)
    expect(`${attributes.name} ${attributes.shortDescription}`).toMatch(/stérilisé/i);
});

test('V-22 names are in the order of a French dictionary', async () => {
  const french = new Intl.Collator('fr');
  for (const direction of ['asc', 'desc']) {
    const { data } = await content(`b2c-products?sort=name:${direction}&pagination[pageSize]=100`);
    const names: string[] = data.map(
      (one: { attributes: { name: string } }) => one.attributes.name,
    );
    const sorted = names.toSorted(french.compare);
    expect(names).toEqual(direction === 'asc' ? sorted : sorted.toReversed());
  }
  for (const list of ['b2c-products', 'b2c-pages', 'b2c-shops'])
    expect((await content(`${list}?sort=locale`)).status).toBe(200);
});

test('V-23 V-25 an upload says a whole address, which sends AVIF to who takes it', async () => {
  const person = await outsidePerson();
  const authorisation = await person.ask('GET', `${api}/images/authentication${QUERY}`, {
    headers: person.bearer,
  });
  const form = new FormData();
  const picture = sharp({ create: { width: 90, height: 60, channels: 3, background: '#0d4f31' } });
  form.append('file', new Blob([await picture.png().toBuffer()]), 'milo.png');
  form.append('fileName', 'milo.png');
  form.append('publicKey', 'public_gamelle');
  for (const [name, value] of Object.entries(await authorisation.json()))
    form.append(name, String(value));
  const answer = await person.ask('POST', '/api/v1/files/upload', { body: form });
  expect(answer.status).toBe(200);
  const { url } = await answer.json();
  expect(new URL(url).origin).toBe(new URL(person.url).origin);
  const show = async (accept: string) => {
    const shown = await fetch(`${url}?tr=w-40,f-auto`, { headers: { accept } });
    return [shown.status, shown.headers.get('content-type'), shown.headers.get('vary')];
  };
  expect(await show('image/avif,image/webp,*/*')).toEqual([200, 'image/avif', 'Accept']);
  expect(await show('image/avif')).toEqual([200, 'image/avif', 'Accept']);
  expect(await show('image/webp,*/*')).toEqual([200, 'image/webp', 'Accept']);
  expect(await show('*/*')).toEqual([200, 'image/png', 'Accept']);
});

test('V-31 RTE-17 the description of the services is found without its slash', async () => {
  const answer = await outsideClient().ask('GET', '/api/docs');
  expect([answer.status, answer.headers.get('location')]).toEqual([301, '/api/docs/']);
});
