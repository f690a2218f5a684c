import type { AddressInput, AddressShape, AddressUpdate } from '#modules/customers/contracts.ts';
import type { ShopClient } from './client.ts';

const BOOK = '/shop/addresses';
/** The largest page of the API: an address book is shown whole. */
const WHOLE_BOOK = '100';

const one = (id: number | string) => `${BOOK}/${encodeURIComponent(id)}`;

/** The calls of contracts §1.11: the signed-in customer's addresses, the favourite first. */
export const addressCalls = (shop: ShopClient) => ({
  list: async () => {
    const query = { itemsPerPage: WHOLE_BOOK };
    const book = await shop.call<{ 'hydra:member': AddressShape[] }>({ path: BOOK, query });
    return book['hydra:member'];
  },
  read: (id: number | string) => shop.call<AddressShape>({ path: one(id) }),
  add: (body: AddressInput) => shop.call<AddressShape>({ method: 'POST', path: BOOK, body }),
  change: (id: number | string, body: AddressUpdate) =>
    shop.call<AddressShape>({ method: 'PUT', path: one(id), body }),
  remove: (id: number | string) => shop.call<null>({ method: 'DELETE', path: one(id) }),
});
