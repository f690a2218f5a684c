import { isSamePlace } from '#kit/same-place.ts';
import type { PostalAddressShape } from '#modules/customers/contracts.ts';
import { phoneCountryOf } from '#modules/customers/web/index.ts';
import type { AddressBook } from './address-book.server.ts';

interface Beginning {
  /** Id of a saved address, or `new`. */
  chosen: string;
  /** Initial values of the fields for another address. */
  values: Record<string, string | null>;
}

/**
 * Initial state of an address step: the order's own address, else the default address, else empty
 * fields with the customer's name.
 */
export function firstAddress(book: AddressBook, current: PostalAddressShape | null): Beginning {
  const { addresses, person } = book;
  const same = addresses.find((address) => isSamePlace(address, current));
  const favourite = addresses.find(({ isDefault }) => isDefault) ?? addresses[0];
  const saved = current ? same : favourite;
  if (saved) return { chosen: String(saved.id), values: personValues(person) };
  return { chosen: 'new', values: current ? addressValues(current) : personValues(person) };
}

const personValues = ({ firstName, lastName }: AddressBook['person']) => ({ firstName, lastName });

function addressValues(address: PostalAddressShape): Beginning['values'] {
  const { firstName, lastName, company, countryCode, street, street2, postcode, city } = address;
  const { phoneNumber } = address;
  return {
    firstName,
    lastName,
    company,
    countryCode,
    street,
    street2,
    postcode,
    city,
    phoneNumber,
    phoneCountry: phoneCountryOf(phoneNumber) ?? countryCode,
  };
}
