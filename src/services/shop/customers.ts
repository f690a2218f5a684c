import type { BodyOf } from '#kit/operation.ts';
import * as customers from '#modules/customers/operations.ts';
import * as identity from '#modules/identity/operations.ts';
import type { ShopClient } from './client.ts';
import { idIn } from './resource-path.ts';

/** The calls of contracts §1.10 on a customer, named by their resource path. */
export const customerCalls = (shop: ShopClient, customer: string) => {
  const params = { id: idIn(customer) };
  return {
    read: () => shop.call(customers.getCustomer, { params }),
    update: (body: BodyOf<typeof customers.updateCustomer>) =>
      shop.call(customers.updateCustomer, { params, body }),
    changePassword: (body: BodyOf<typeof identity.changePassword>) =>
      shop.call(identity.changePassword, { params, body }),
    /** ADR-03: the favourite is the customer's, by the path of an address. */
    favour: (address: string | null) =>
      shop.call(customers.updateCustomer, { params, body: { defaultAddress: address } }),
  };
};
