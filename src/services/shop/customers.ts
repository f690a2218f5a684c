import type {
  CustomerShape,
  CustomerUpdate,
  PasswordChange,
} from '#modules/customers/contracts.ts';
import type { ShopClient } from './client.ts';
import { resourcePath } from './resource-path.ts';

/** The calls of contracts §1.10 on a customer, named by their resource path. */
export const customerCalls = (shop: ShopClient, customer: string) => {
  const path = resourcePath(customer);
  return {
    read: () => shop.call<CustomerShape>({ path }),
    update: (body: CustomerUpdate) => shop.call<CustomerShape>({ method: 'PUT', path, body }),
    changePassword: (body: PasswordChange) =>
      shop.call<null>({ method: 'PUT', path: `${path}/password`, body }),
    /** ADR-03: the favourite is the customer's, by the path of an address. */
    favour: (address: string | null) =>
      shop.call<CustomerShape>({ method: 'PUT', path, body: { defaultAddress: address } }),
  };
};
