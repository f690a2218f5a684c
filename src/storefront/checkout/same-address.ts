import type { PostalAddressInput, PostalAddressShape } from '#modules/customers/contracts.ts';

type Fields = Omit<PostalAddressInput, never>;

/** The fields of an address without its API metadata, to be sent back. */
export function postalFields(address: PostalAddressShape): Fields {
  const { firstName, lastName, company, countryCode, provinceCode, provinceName } = address;
  const { street, street2, postcode, city, phoneNumber, phoneNumber2 } = address;
  return {
    firstName,
    lastName,
    company,
    countryCode,
    provinceCode,
    provinceName,
    street,
    street2,
    postcode,
    city,
    phoneNumber,
    phoneNumber2,
  };
}
