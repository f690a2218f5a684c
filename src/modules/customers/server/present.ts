import { createHash } from 'node:crypto';
import type { AddressShape, CustomerShape } from '../contracts.ts';
import type { Address, Customer } from './queries.ts';

const base = '/api/v2/shop';

export const customerPath = (id: number) => `${base}/customers/${id}`;
/** A customer has one account, with the same id. */
export const userPath = (customerId: number) => `${base}/shop-users/${customerId}`;
const addressPath = (id: number) => `${base}/addresses/${id}`;

/** The Address of contracts §1.11. */
export function presentAddress(address: Address): AddressShape {
  const { id, alias, isDefault, deliveryInstructions, ...postal } = address;
  return {
    '@id': addressPath(id),
    '@type': 'Address',
    id,
    alias,
    isDefault,
    ...postal,
    deliveryInstructions,
  };
}

/** The Customer of contracts §1.10. */
export function presentCustomer(customer: Customer): CustomerShape {
  const { id, defaultAddressId, firstName, lastName } = customer;
  return {
    '@context': '/api/v2/contexts/Customer',
    '@id': customerPath(id),
    '@type': 'Customer',
    defaultAddress: defaultAddressId === null ? null : addressPath(defaultAddressId),
    user: {
      '@id': userPath(id),
      '@type': 'ShopUser',
      verified: customer.emailVerifiedAt !== null,
    },
    email: customer.email,
    emailHashed: emailHashed(customer.email),
    firstName,
    lastName,
    fullName: `${firstName} ${lastName}`,
    phoneNumber: customer.phoneNumber,
    gender: customer.gender,
    birthday: customer.birthday,
    subscribedToNewsletter: customer.subscribedToNewsletter,
    newCustomer: !customer.hasOrdered,
    subscriber: customer.isSubscriber,
  };
}

/** ACC-05: lower-case SHA-256 in hexadecimal of the trimmed, lower-cased e-mail. */
const emailHashed = (email: string) =>
  createHash('sha256').update(email.trim().toLowerCase()).digest('hex');
