import type { AddressFields } from './order.ts';

/** Only the address fields of an object, without its other properties. */
export const addressFields = (
  address: Omit<AddressFields, 'deliveryInstructions'>,
  deliveryInstructions: string | null = null,
): AddressFields => ({
  firstName: address.firstName,
  lastName: address.lastName,
  company: address.company,
  street: address.street,
  street2: address.street2,
  postcode: address.postcode,
  city: address.city,
  countryCode: address.countryCode,
  provinceCode: address.provinceCode,
  provinceName: address.provinceName,
  phoneNumber: address.phoneNumber,
  phoneNumber2: address.phoneNumber2,
  deliveryInstructions,
});
