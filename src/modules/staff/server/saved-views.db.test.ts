import { beforeEach, expect, test } from 'vitest';
import { testShop } from '../../../../tests/support/shop.ts';
import { staffCalls } from '../../../../tests/support/staff.ts';

const shop = testShop();
const { as } = staffCalls(shop);

type Caller = Awaited<ReturnType<typeof as>>;
let support: Caller;
let logistics: Caller;
let direction: Caller;

beforeEach(async () => {
  [support, logistics, direction] = await Promise.all([
    as('support'),
    as('logistics'),
    as('direction'),
  ]);
});

const view = (name: string, isShared = false) => ({
  list: 'orders',
  name,
  isShared,
  query: 'paiement=paid&recherche=lea@example.org&tri=-total',
});
const viewsOf = async (caller: Caller, list = 'orders') =>
  (await caller('GET', `/saved-views?list=${list}`)).body['hydra:member'] as {
    id: number;
    name: string;
    query: string;
    by: string;
    mayChange: boolean;
  }[];
const namesOf = async (caller: Caller) => (await viewsOf(caller)).map(({ name }) => name);

test('O-41 a view is seen by who made it, one of the team by all, on its list alone', async () => {
  await support('POST', '/saved-views', view('Les miennes'));
  await support('POST', '/saved-views', view('De l’équipe', true));
  expect(await namesOf(support)).toEqual(['De l’équipe', 'Les miennes']);
  expect(await namesOf(logistics)).toEqual(['De l’équipe']);
  expect(await viewsOf(support, 'products')).toEqual([]);
  const [seen] = await viewsOf(logistics);
  expect(seen).toMatchObject({ by: 'support', mayChange: false });
});

test('O-41 a view keeps nothing that was typed to find somebody', async () => {
  await support('POST', '/saved-views', view('Payées'));
  expect((await viewsOf(support))[0]?.query).toBe('paiement=paid&tri=-total');
});

test('O-41 another’s own view is not there; one of the team is changed by its maker and the direction', async () => {
  await support('POST', '/saved-views', view('Les miennes'));
  await support('POST', '/saved-views', view('De l’équipe', true));
  const [shared, own] = await viewsOf(support);
  const change = (caller: Caller, id = 0, method = 'PATCH') =>
    caller(method, `/saved-views/${id}`, method === 'PATCH' ? { name: 'Autre' } : undefined);
  expect((await change(logistics, own?.id)).status).toBe(404);
  expect((await change(direction, own?.id, 'DELETE')).status).toBe(404);
  expect((await change(logistics, shared?.id)).status).toBe(403);
  expect((await change(logistics, shared?.id, 'DELETE')).status).toBe(403);
  expect((await change(direction, shared?.id)).status).toBe(204);
  expect((await change(support, own?.id, 'DELETE')).status).toBe(204);
  expect(await namesOf(support)).toEqual(['Autre']);
});

test('O-41 a name is taken once on a list, and thirty views are kept', async () => {
  const save = (name: string) => support('POST', '/saved-views', view(name));
  expect((await save('Payées')).status).toBe(204);
  expect((await save('Payées')).body['hydra:description']).toMatch(/déjà une vue de ce nom/);
  for (let more = 1; more < 30; more += 1) await save(`Vue ${more}`);
  expect((await save('Une de trop')).body['hydra:description']).toMatch(/trente vues/);
  const [first, second] = await viewsOf(support);
  const renamed = await support('PATCH', `/saved-views/${first?.id}`, { name: second?.name });
  expect(renamed?.status).toBe(422);
});

test('O-41 views of who left go with them, what they shared stays', async () => {
  await support('POST', '/saved-views', view('Les miennes'));
  await support('POST', '/saved-views', view('De l’équipe', true));
  const { rows } = await shop.database.pool.query(
    "select id from staff_members where email = 'support@equipe.test' and ended_at is null",
  );
  await direction('POST', `/administrators/${rows[0].id}/end`, {});
  const left = await shop.database.pool.query('select name from saved_views');
  expect(left.rows).toEqual([{ name: 'De l’équipe' }]);
});

test('O-41 a form sent twice keeps one view', async () => {
  const key = { 'idempotency-key': 'a-key-of-sixteen-letters' };
  await support('POST', '/saved-views', view('Payées'), key);
  const again = await support('POST', '/saved-views', view('Payées'), key);
  expect(again?.status).toBe(204);
  expect(await namesOf(support)).toEqual(['Payées']);
});
