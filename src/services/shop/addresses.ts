import type { BodyOf } from '#kit/operation.ts';
import * as customers from '#modules/customers/operations.ts';
import type { ShopClient } from './client.ts';

/** The largest page of the API: an address book is shown whole. */
const WHOLE_BOOK = 100;

type Id = number | string;

/** The calls of contracts §1.11: the signed-in customer's addresses, the favourite first. */
export const addressCalls = (shop: ShopClient) => ({
  list: () => shop.all(customers.listAddresses, { query: { itemsPerPage: WHOLE_BOOK } }),
  read: (id: Id) => shop.call(customers.getAddress, { params: { id } }),
  add: (body: BodyOf<typeof customers.addAddress>) => shop.call(customers.addAddress, { body }),
  change: (id: Id, body: BodyOf<typeof customers.changeAddress>) =>
    shop.call(customers.changeAddress, { params: { id }, body }),
  remove: (id: Id) => shop.call(customers.deleteAddress, { params: { id } }),
});
