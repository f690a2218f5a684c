import type { AddressShape } from '#modules/customers/contracts.ts';
import { phoneCountryOf } from '#modules/customers/web/index.ts';

export type BookAddress = ReturnType<typeof bookAddress>;

/** What the address book shows of an address. */
export function bookAddress(address: AddressShape) {
  const { id, alias, isDefault, firstName, lastName, company, street, street2 } = address;
  const { postcode, city, countryCode, phoneNumber, deliveryInstructions } = address;
  return {
    path: address['@id'],
    ...{ id, alias, isDefault, firstName, lastName, company, street, street2 },
    ...{ postcode, city, countryCode, phoneNumber, deliveryInstructions },
  };
}

/** What an address is called: by its owner, else by its street. */
export const addressName = ({ alias, street }: Pick<BookAddress, 'alias' | 'street'>): string =>
  alias ?? street;

/** What the fields of an address begin with. */
export function addressValues(address: BookAddress): Record<string, string | null> {
  const { path: _, id: __, isDefault: ___, ...fields } = address;
  const phoneCountry = phoneCountryOf(address.phoneNumber) ?? address.countryCode;
  return { ...fields, phoneCountry };
}
