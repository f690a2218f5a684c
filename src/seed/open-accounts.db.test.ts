import { expect, test } from 'vitest';
import { demoShop } from '../../seeds/index.ts';
import { people } from '../../tests/support/people.ts';
import { testShop } from '../../tests/support/shop.ts';
import { openAccounts } from './open-accounts.ts';

const shop = testShop();
const { read, signIn } = people(shop);

test('the demonstration customer signs in, verified, with a favourite among the addresses', async () => {
  const [camille] = demoShop.customers;
  if (!camille) throw new Error('the demonstration has no customer');
  await openAccounts(shop.appContext, demoShop.customers);
  await openAccounts(shop.appContext, demoShop.customers);
  const { token, user } = await signIn({ ...camille });
  expect(user).toMatchObject({ username: camille.email, verified: true });
  const list = await (await read('/addresses', token)).json();
  expect(
    list['hydra:member'].map(({ alias, isDefault }: Record<string, unknown>) => [alias, isDefault]),
  ).toEqual([
    ['Maison', true],
    ['Bureau', false],
  ]);
  const animals = await (await read('/animals', token)).json();
  expect(
    animals['hydra:member'].map(({ name, type }: Record<string, unknown>) => [name, type]),
  ).toEqual([
    ['Moka', '/api/v2/shop/animal-types/1'],
    ['Réglisse', '/api/v2/shop/animal-types/2'],
  ]);
  expect(await shop.database.db.selectFrom('mails').select('id').execute()).toEqual([]);
});
