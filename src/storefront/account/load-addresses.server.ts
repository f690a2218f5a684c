import { redirect } from 'react-router';
import type { AddressShape } from '#modules/customers/contracts.ts';
import { formatPhone } from '#modules/customers/rules/index.ts';
import { phoneCountryOf } from '#modules/customers/web/index.ts';
import { type NamedCountry, namedCountries } from '#pages/forms/named-countries.server.ts';
import { paths } from '#pages/paths.ts';
import type { Site } from '#pages/sites.ts';
import { addressCalls } from '#services/shop/addresses.ts';
import type { ShopClient } from '#services/shop/client.ts';
import { customerCalls } from '#services/shop/customers.ts';

interface AddressesRequest {
  shop: ShopClient;
  site: Site;
  customer: string;
  url: URL;
}

export type BookAddress = ReturnType<typeof bookAddress>;

/** Display data of an address; the phone number in its country's national format. */
function bookAddress(address: AddressShape) {
  const { id, alias, isDefault, firstName, lastName, company, street, street2 } = address;
  const { postcode, city, countryCode, phoneNumber, deliveryInstructions } = address;
  const phoneCountry = phoneCountryOf(phoneNumber) ?? countryCode;
  return {
    path: address['@id'],
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
    deliveryInstructions,
    phoneCountry,
    phoneNumber: phoneNumber && formatPhone(phoneNumber, phoneCountry),
  };
}

/**
 * The current step of the address book; each has its own address, so that it works without scripts.
 */
export type AddressStep =
  | { name: 'list'; done: string | null }
  | { name: 'remove'; address: BookAddress }
  | AddressFormStep;

export interface AddressFormStep {
  name: 'add' | 'edit';
  /** Initial values of the fields. */
  values: Record<string, string | null>;
  /** The default address cannot be unset, only replaced by choosing another one. */
  isDefault: boolean;
  /** The site's own first. */
  countries: readonly NamedCountry[];
}

/** The address book, and the step of the requested address. */
export async function loadAddresses({ shop, site, customer, url }: AddressesRequest) {
  const addresses = (await addressCalls(shop).list()).map(bookAddress);
  const query = url.searchParams;
  const countries = namedCountries(site.country);
  const named = (id: string): BookAddress => {
    const found = addresses.find((address) => String(address.id) === id);
    if (!found) throw redirect(paths.addresses());
    return found;
  };
  const step = async (): Promise<AddressStep> => {
    const [edit, remove] = [query.get('modifier'), query.get('supprimer')];
    if (edit) {
      const { path: _, id: __, isDefault, ...values } = named(edit);
      return { name: 'edit', values, isDefault, countries };
    }
    if (remove) return { name: 'remove', address: named(remove) };
    if (!query.has('ajouter')) return { name: 'list', done: query.get('fait') };
    const { firstName, lastName } = await customerCalls(shop, customer).read();
    // The first address becomes the default one automatically.
    const isDefault = addresses.length === 0;
    return { name: 'add', values: { firstName, lastName }, isDefault, countries };
  };
  return { addresses, step: await step() };
}
