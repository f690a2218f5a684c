import { expect, test } from 'vitest';
import {
  bearer,
  lea,
  noah,
  people,
  plain,
  refusedFields,
} from '../../../../tests/support/people.ts';
import { testShop } from '../../../../tests/support/shop.ts';

const shop = testShop();
const { arrive, post, put, read } = people(shop);

const home = {
  alias: 'Maison',
  firstName: 'Léa',
  lastName: 'Martin',
  company: '',
  provinceCode: null,
  countryCode: 'FR',
  street: '12 rue des Lilas',
  postcode: '69003',
  city: 'Lyon',
  phoneNumber: '06 12 34 56 78',
  deliveryInstructions: 'Code 45B\nSonner deux fois',
};
const add = async (token: string, change: object = {}) => {
  const answer = await post('/addresses', { ...home, ...change }, bearer(token));
  expect(answer.status).toBe(201);
  return (await answer.json()) as { '@id': string; id: number };
};
const remove = (id: number | string, token: string) =>
  shop.request('DELETE', `/api/v2/shop/addresses/${id}`, undefined, bearer(token));
const members = async (token: string) => (await read('/addresses', token)).json();

test('ADR-01 ADR-04 ADR-05 ADR-06 API-28 an added address has its sixteen fields', async () => {
  const { token } = await arrive();
  expect(await add(token)).toEqual({
    '@context': '/api/v2/contexts/Address',
    '@id': '/api/v2/shop/addresses/1',
    '@type': 'Address',
    id: 1,
    alias: 'Maison',
    isDefault: true,
    firstName: 'Léa',
    lastName: 'Martin',
    company: null,
    countryCode: 'FR',
    provinceCode: null,
    provinceName: null,
    street: '12 rue des Lilas',
    street2: null,
    postcode: '69003',
    city: 'Lyon',
    phoneNumber: '+33612345678',
    phoneNumber2: null,
    deliveryInstructions: 'Code 45B\nSonner deux fois',
  });
});

test('ADR-17 ADR-21 API-28 every mistake is told at once, in French', async () => {
  const { token } = await arrive();
  const wrong = { ...home, countryCode: 'BE', phoneNumber: '123', street: 'x'.repeat(39) };
  const answer = await post('/addresses', wrong, bearer(token));
  const { violations } = await answer.json();
  expect(violations).toEqual([
    {
      propertyPath: 'street',
      message: 'Saisissez au plus 38 caractères.',
      code: 'max_length',
    },
    {
      propertyPath: 'postcode',
      message: 'Le format du code postal ne correspond pas au pays sélectionné.',
      code: 'postcode.invalid',
    },
    { propertyPath: 'phoneNumber', message: 'Le champ mobile est invalide', code: 'phone' },
  ]);
  expect(await plain(await post('/addresses', { firstName: 'Léa' }, bearer(token)))).toEqual([
    400,
    'Request does not have the following required fields specified: lastName, countryCode, street, postcode, city.',
  ]);
});

test('API-24 addresses come in pages under hydra:member, the favourite first', async () => {
  const { token } = await arrive();
  for (const alias of ['Maison', 'Bureau', 'Jardin']) await add(token, { alias });
  const list = await members(token);
  expect(list['hydra:member'].map(({ alias }: { alias: string }) => alias)).toEqual([
    'Maison',
    'Jardin',
    'Bureau',
  ]);
  const second = await (await read('/addresses?page=2&itemsPerPage=2', token)).json();
  expect(second['hydra:totalItems']).toBe(3);
  expect(second['hydra:member']).toHaveLength(1);
  const beyond = await (await read('/addresses?page=9', token)).json();
  expect([beyond['hydra:member'], beyond['hydra:totalItems']]).toEqual([[], 3]);
  expect((await read('/addresses?page=0', token)).status).toBe(400);
});

test('API-26 a changed country asks for its postcode, absent fields stay', async () => {
  const { token } = await arrive();
  const { id } = await add(token);
  const moved = await put(`/addresses/${id}`, { countryCode: 'BE' }, token);
  expect(await refusedFields(moved)).toEqual([422, ['postcode: postcode.invalid']]);
  const belgian = { countryCode: 'BE', postcode: '1000', city: 'Bruxelles', company: null };
  const done = await put(`/addresses/${id}`, belgian, token);
  expect([done.status, await done.json()]).toMatchObject([
    200,
    { ...belgian, street: '12 rue des Lilas', phoneNumber: '+33612345678', alias: 'Maison' },
  ]);
  expect(await (await read(`/addresses/${id}`, token)).json()).toMatchObject(belgian);
});

test('ADR-03 API-29 the favourite is set on the customer, and only one is', async () => {
  const { token } = await arrive();
  await add(token);
  const office = await add(token, { alias: 'Bureau' });
  const customer = await put('/customers/1', { defaultAddress: office['@id'] }, token);
  expect(await customer.json()).toMatchObject({ defaultAddress: office['@id'] });
  const list = await members(token);
  expect(
    list['hydra:member'].map(({ alias, isDefault }: Record<string, unknown>) => [alias, isDefault]),
  ).toEqual([
    ['Bureau', true],
    ['Maison', false],
  ]);
  const none = await put('/customers/1', { defaultAddress: null }, token);
  expect(await none.json()).toMatchObject({ defaultAddress: null });
});

test('ADR-02 API-27 a deleted address is gone, and the favourite with it', async () => {
  const { token } = await arrive();
  const { id } = await add(token);
  const deleted = await remove(id, token);
  expect([deleted.status, await deleted.text()]).toEqual([204, '']);
  expect((await members(token))['hydra:member']).toEqual([]);
  expect(await (await read('/customers/1', token)).json()).toMatchObject({ defaultAddress: null });
  expect((await remove(id, token)).status).toBe(404);
});

test('API-25 API-26 API-27 API-29 nobody reaches an address of somebody else', async () => {
  const mine = await arrive(lea);
  const theirs = await arrive(noah);
  const { id } = await add(mine.token);
  for (const name of [id, '0', '-1', 'x', `${id} or 1=1`, '9'.repeat(30)]) {
    const path = `/addresses/${encodeURIComponent(name)}`;
    expect((await read(path, theirs.token)).status).toBe(404);
    expect((await put(path, { city: 'Paris' }, theirs.token)).status).toBe(404);
    expect((await remove(encodeURIComponent(name), theirs.token)).status).toBe(404);
  }
  const taken = { defaultAddress: `/api/v2/shop/addresses/${id}` };
  expect((await put('/customers/2', taken, theirs.token)).status).toBe(422);
  expect((await members(theirs.token))['hydra:member']).toEqual([]);
  const smuggled = { ...home, customer_id: 1, customerId: 1, id, isDefault: true };
  await post('/addresses', smuggled, bearer(theirs.token));
  expect((await members(mine.token))['hydra:totalItems']).toBe(1);
  expect(await (await read(`/addresses/${id}`, mine.token)).json()).toMatchObject({ city: 'Lyon' });
});

test('API-24 without a token the address book is closed', async () => {
  const closed = [
    shop.request('GET', '/api/v2/shop/addresses'),
    post('/addresses', home),
    shop.request('PUT', '/api/v2/shop/addresses/1', { city: 'Paris' }),
    shop.request('DELETE', '/api/v2/shop/addresses/1'),
  ];
  for (const answer of await Promise.all(closed))
    expect(await plain(answer)).toEqual([401, 'JWT Token not found']);
});

test('API-28 an address no label may hold is refused', async () => {
  const { token } = await arrive();
  for (const change of [
    { firstName: 'Léa\r\nX: 1' },
    { street: '12 rue\u0000' },
    { deliveryInstructions: 'x\u0007' },
    { provinceName: '\u0000' },
  ]) {
    const answer = await post('/addresses', { ...home, ...change }, bearer(token));
    expect(await refusedFields(answer)).toEqual([422, [`${Object.keys(change)[0]}: invalid`]]);
  }
});
