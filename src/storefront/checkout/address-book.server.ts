import type { AddressShape } from '#modules/customers/contracts.ts';
import { namedCountries } from '#pages/forms/named-countries.server.ts';
import { addressCalls } from '#services/shop/addresses.ts';
import { checkoutCalls } from '#services/shop/checkout.ts';
import type { ShopClient } from '#services/shop/client.ts';
import { customerCalls } from '#services/shop/customers.ts';

export type AddressBook = Awaited<ReturnType<typeof loadAddressBook>>;

/**
 * Data of the address steps: the customer's addresses, countries, and a name to prefill. A billing
 * address may be anywhere (GEO-02), a delivery address only where the site delivers. Without an
 * account only countries.
 */
export async function loadAddressBook(
  shop: ShopClient,
  customer: string | null,
  { of, home }: { of: 'billing' | 'shipping'; home: string },
) {
  const [addresses, delivered, { firstName, lastName, phoneNumber }] = await Promise.all([
    customer === null ? [] : addressCalls(shop).list(),
    checkoutCalls(shop).countries(),
    customer === null ? NOBODY : customerCalls(shop, customer).read(),
  ]);
  const codes = delivered.map(({ code }) => code);
  const fits = ({ countryCode }: AddressShape) => of === 'billing' || codes.includes(countryCode);
  return {
    addresses: addresses.filter(fits).map(shown),
    countries:
      of === 'billing' ? namedCountries(home) : delivered.map(({ code, name }) => ({ code, name })),
    person: { firstName, lastName, phoneNumber },
    /** Only an account can save another address. */
    canSave: customer !== null,
  };
}

const NOBODY = { firstName: '', lastName: '', phoneNumber: null };

function shown(address: AddressShape) {
  const { id, alias, isDefault, firstName, lastName, company, street, street2 } = address;
  const { postcode, city, countryCode, phoneNumber } = address;
  return {
    id,
    alias,
    isDefault,
    firstName,
    lastName,
    company,
    street,
    street2,
    postcode,
    city,
    countryCode,
    phoneNumber,
  };
}
