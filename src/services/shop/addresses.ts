import type { BodyOf } from '#kit/operation.ts';
import { PAGE_SIZES } from '#kit/page-size.ts';
import * as customers from '#modules/customers/operations.ts';
import type { ShopClient } from './client.ts';

type Id = number | string;

/** The calls of contracts §1.11: the signed-in customer's addresses, the favourite first. */
export const addressCalls = (shop: ShopClient) => ({
  list: () => shop.all(customers.listAddresses, { query: { itemsPerPage: PAGE_SIZES.largest } }),
  read: (id: Id) => shop.call(customers.getAddress, { params: { id } }),
  add: (body: BodyOf<typeof customers.addAddress>) => shop.call(customers.addAddress, { body }),
  change: (id: Id, body: BodyOf<typeof customers.changeAddress>) =>
    shop.call(customers.changeAddress, { params: { id }, body }),
  remove: (id: Id) => shop.call(customers.deleteAddress, { params: { id } }),
});
