import type { AddressInput } from '../contracts.ts';

/** Column values of an address. */
export const addressRow = (address: AddressInput) => ({
  alias: address.alias,
  first_name: address.firstName,
  last_name: address.lastName,
  company: address.company,
  country_code: address.countryCode,
  province_code: address.provinceCode,
  province_name: address.provinceName,
  street: address.street,
  street2: address.street2,
  postcode: address.postcode,
  city: address.city,
  phone_number: address.phoneNumber,
  phone_number2: address.phoneNumber2,
  delivery_instructions: address.deliveryInstructions,
});
