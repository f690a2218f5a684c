import { expect, test } from 'vitest';
import { transact } from '#platform/unit-of-work.ts';
import { testAppContext } from '../../../../tests/support/app-context.ts';
import { testDatabase } from '../../../../tests/support/database.ts';
import { addAddress, findCustomer, recordOrder, recordSubscriber } from './index.ts';
import { listAddresses } from './queries.ts';
import { registerCustomer } from './register-customer.ts';

const database = testDatabase();
const appContext = testAppContext(database);

const lea = {
  firstName: 'Léa',
  lastName: 'Martin',
  email: 'Lea@example.fr',
  subscribedToNewsletter: false,
  phoneNumber: null,
  gender: 'f' as const,
  birthday: null,
};
const home = {
  alias: 'Maison',
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
  phoneNumber: null,
  phoneNumber2: null,
  deliveryInstructions: null,
};

const register = (change: object = {}) =>
  transact(appContext, (work) => registerCustomer(work, { ...lea, ...change }, 'FR_WEB'));

test('API-16 two people who register one address at once: one of them has the account', async () => {
  const both = await Promise.allSettled([register(), register({ email: 'LEA@EXAMPLE.FR' })]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});

test('ACC-05 a customer is new until the first order, and a subscriber while subscribed', async () => {
  const id = await register();
  expect(await findCustomer(database.db, id)).toMatchObject({
    hasOrdered: false,
    isSubscriber: false,
  });
  await transact(appContext, async (work) => {
    await recordOrder(work, id);
    await recordSubscriber(work, id, true);
  });
  expect(await findCustomer(database.db, id)).toMatchObject({
    hasOrdered: true,
    isSubscriber: true,
  });
});

test('ADR-03 the database knows no favourite of another customer', async () => {
  const [mine, hers] = [await register(), await register({ email: 'b@example.fr' })];
  const address = await transact(appContext, (work) => addAddress(work, mine, home));
  const stolen = database.db
    .updateTable('customers')
    .set({ default_address_id: address })
    .where('id', '=', hers)
    .execute();
  await expect(stolen).rejects.toThrow('customers_default_address');
});

test('API-24 one or a hundred addresses are read with the same queries', async () => {
  const id = await register();
  const paging = { page: 1, itemsPerPage: 100, offset: 0 };
  const counted = async () => {
    let queries = 0;
    const executor = database.db.getExecutor();
    const before = executor.executeQuery;
    executor.executeQuery = function counted<R>(...call: Parameters<typeof before<R>>) {
      queries += 1;
      return before.apply(executor, call) as ReturnType<typeof before<R>>;
    };
    const { addresses } = await listAddresses(database.db, id, paging);
    executor.executeQuery = before;
    return { queries, found: addresses.length };
  };
  await transact(appContext, (work) => addAddress(work, id, home));
  const one = await counted();
  expect(one).toEqual({ queries: 2, found: 1 });
  await transact(appContext, async (work) => {
    for (let count = 1; count < 100; count += 1) await addAddress(work, id, home);
  });
  expect(await counted()).toEqual({ queries: one.queries, found: 100 });
});
