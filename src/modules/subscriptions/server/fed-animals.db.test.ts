import { beforeEach, expect, test } from 'vitest';
import { milo, moka } from '../../../../tests/support/an-animal.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { signedIn } from '../../../../tests/support/sign-in.ts';
import { KIBBLE, stockShop, TIN } from '../../../../tests/support/stocked-shop.ts';
import { subscribers } from '../../../../tests/support/subscriber.ts';
import { subscriptionCalls } from '../../../../tests/support/subscription-calls.ts';
import { transact } from '../../../platform/unit-of-work.ts';
import { subscriptionsData } from './personal-data.ts';
import { replaceItem } from './replace-item.ts';

const shop = testShop();
const { appContext, database } = shop;
const { subscribe, cartOf, pay, run } = subscribers(shop);
const { of, call } = subscriptionCalls(shop);

beforeEach(() => stockShop(appContext));

const LEA = 'lea@example.org';

/** Adds animals to an account, creating it if needed; returns their paths. */
async function keep(email: string, ...animals: object[]): Promise<string[]> {
  const { headers } = await signedIn(shop, email);
  const paths: string[] = [];
  for (const animal of animals) {
    const { status, body } = await call('POST', '/animals', animal, headers);
    expect(status).toBe(201);
    paths.push(body['@id']);
  }
  return paths;
}

const rex = { ...milo, name: 'Rex' };
const oscar = { ...milo, name: 'Oscar' };
const names = (item: { animals: { name: string }[] }) => item.animals.map(({ name }) => name);

test('N-01 a new line is for the only animal of its species, and the subscription is called after it', async () => {
  await keep(LEA, moka, rex);
  const own = await subscribe();
  const { body } = await of(own).get();
  expect(body.items.map(names)).toEqual([['Rex']]);
  expect(body.name).toBe('La gamelle de Rex');
});

test('N-01 where there is a choice nobody is chosen, and what it holds is its name', async () => {
  await keep(LEA, rex, oscar);
  const own = await subscribe();
  const { body } = await of(own).get();
  expect(body.items.map(names)).toEqual([[]]);
  expect(body.name).toBe('Terrine chat poulet');
});

test('N-01 its owner says whom a line feeds: two cats, one bag; the delivery stays as it is', async () => {
  const [first, second] = await keep(LEA, rex, oscar);
  const own = await subscribe();
  const { get, put } = of(own);
  const { body: before } = await get();
  const [{ id }] = before.items;
  const fed = await put(`/items/${id}/animals`, { animals: [second, first] });
  expect(fed.status).toBe(200);
  expect(fed.body.items[0].animals).toEqual([
    { '@id': first, name: 'Rex' },
    { '@id': second, name: 'Oscar' },
  ]);
  expect(fed.body.name).toBe('La gamelle de Rex et Oscar');
  expect(fed.body).toMatchObject({ total: before.total, draftOrders: before.draftOrders });
  const alone = await put(`/items/${id}/animals`, { animals: [second] });
  expect(alone.body.name).toBe('La gamelle d’Oscar');
  expect((await put(`/items/${id}/animals`, { animals: [] })).body.name).toBe(
    'Terrine chat poulet',
  );
});

test('N-01 an animal of somebody else, or a line that is not there, is refused', async () => {
  const own = await subscribe();
  const [foreign] = await keep('noah@example.org', rex);
  const { get, put } = of(own);
  const [{ id }] = (await get()).body.items;
  const refused = await put(`/items/${id}/animals`, { animals: [foreign] });
  expect(refused.status).toBe(422);
  expect(refused.body.violations).toMatchObject([
    {
      propertyPath: 'animals',
      code: 'subscription.animal_unknown',
      message: 'Cet animal n’est pas dans votre compte.',
    },
  ]);
  expect((await put('/items/0/animals', { animals: [] })).status).toBe(404);
  const other = await signedIn(shop, 'noah@example.org');
  const stranger = of({ code: own.code, headers: other.headers });
  expect((await stranger.put(`/items/${id}/animals`, { animals: [foreign] })).status).toBe(404);
  const stale = await put(`/items/${id}/animals`, { animals: [] }, { 'if-match': '"0"' });
  expect(stale.status).toBe(409);
});

test('N-01 what takes the place of a food feeds whom that fed', async () => {
  await keep(LEA, rex);
  const own = await subscribe();
  await transact(appContext, (work) => replaceItem(work, own.code, { from: TIN, to: KIBBLE }));
  const { items } = (await of(own).get()).body;
  expect(items).toMatchObject([{ variantCode: KIBBLE, animals: [{ name: 'Rex' }] }]);
});

test('N-01 a line that is taken out and put back feeds whom it fed', async () => {
  const [first] = await keep(LEA, rex, oscar);
  const own = await subscribe(
    LEA,
    [TIN, 4, { subscriptionInterval: 31 }],
    [KIBBLE, 1, { subscriptionInterval: 31 }],
  );
  const { get, put, del, post } = of(own);
  const [{ id }] = (await get()).body.items;
  await put(`/items/${id}/animals`, { animals: [first] });
  expect((await del(`/items/${id}?scope=all`)).body.items).toHaveLength(1);
  const back = await post('/items', { productVariant: TIN, quantity: 4, scope: 'all' });
  expect(back.body.items[1].animals).toEqual([{ '@id': first, name: 'Rex' }]);
});

test('PRV-07 whom a line feeds is handed out, and forgotten with the animal', async () => {
  const [path] = await keep(LEA, rex);
  const own = await subscribe();
  const owner = Number(own.customer.split('/').at(-1));
  const [file] = (await subscriptionsData.exportFiles?.(appContext, owner)) ?? [];
  expect(JSON.parse(String(file?.content))).toMatchObject([
    { items: [{ animals: [{ name: 'Rex' }] }] },
  ]);
  await call('DELETE', path?.replace('/api/v2/shop', '') ?? '', undefined, own.headers);
  const { rowCount } = await database.pool.query('select from subscription_animals');
  expect(rowCount).toBe(0);
  expect((await of(own).get()).body.items).toMatchObject([{ animals: [] }]);
});

test('S-10 what an order took from the guide is given to the animal that is kept after it', async () => {
  const [rexPath] = await keep(LEA, rex);
  const guided = { subscriptionInterval: 31, sourceItemList: 'kibble_guide' };
  const own = await subscribe(LEA, [KIBBLE, 1, guided], [TIN, 4, { subscriptionInterval: 31 }]);
  const [oscarPath] = await keep(LEA, oscar);
  const put = (path: string, animal: string | undefined, headers = own.headers) =>
    call('PUT', `/orders/${path}/animal`, { animal }, headers);
  const token = own.cart.tokenValue;
  expect((await put(token, oscarPath)).status).toBe(204);
  const { body } = await of(own).get();
  expect(body.items).toMatchObject([
    { variantCode: KIBBLE, animals: [{ '@id': oscarPath }] },
    { variantCode: TIN, animals: [{ '@id': rexPath }] },
  ]);
  const other = await signedIn(shop, 'noah@example.org');
  expect((await put(token, oscarPath, other.headers)).status).toBe(404);
  expect((await put(token, '/api/v2/shop/animals/0')).status).toBe(422);
});

test('S-10 GDE-03 all foods of a mixed menu are given to the animal it was answered for, and no other guide’s', async () => {
  const guided = { subscriptionInterval: 31, sourceItemList: 'mixed_menu' };
  const single = { subscriptionInterval: 31, sourceItemList: 'kibble_guide' };
  await keep(LEA, rex);
  const [oscarPath] = await keep(LEA, oscar);
  const own = await subscribe(LEA, [KIBBLE, 1, single], [TIN, 4, guided]);
  const put = (body: object) =>
    call('PUT', `/orders/${own.cart.tokenValue}/animal`, body, own.headers);
  expect((await put({ animal: oscarPath, lists: ['mixed_menu'] })).status).toBe(204);
  const fed = async () =>
    // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
    (await of(own).get()).body.items.map(({ animals }: any) => animals.length);
  expect(await fed()).toEqual([0, 1]);
  expect((await put({ animal: oscarPath })).status).toBe(204);
  expect(await fed()).toEqual([1, 1]);
  expect((await put({ animal: oscarPath, lists: ['cart_link'] })).status).toBe(422);
});

test('S-10 an animal kept before the job began the subscription is named by it', async () => {
  const signed = await signedIn(shop, LEA);
  const guided = { subscriptionInterval: 31, sourceItemList: 'kibble_guide' };
  const cart = await cartOf(signed, [KIBBLE, 1, guided]);
  await pay(cart, signed);
  await keep(LEA, rex);
  const [oscarPath] = await keep(LEA, oscar);
  const given = { animal: oscarPath };
  const answer = await call('PUT', `/orders/${cart.tokenValue}/animal`, given, signed.headers);
  expect(answer.status).toBe(204);
  await run();
  const { body } = await call('GET', '/subscriptions', undefined, signed.headers);
  expect(body['hydra:member']).toMatchObject([{ name: 'La gamelle d’Oscar' }]);
});
