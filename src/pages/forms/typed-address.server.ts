import { phoneCountry } from '#kit/phone-countries.ts';
import { parseTypedPhone, readTypedPostcode } from '#modules/customers/rules/index.ts';

/**
 * Address fields converted for the API: the phone number is parsed in its selected country
 * (FRM-21), the postcode loses its country prefix (VAT-14).
 */
export function typedAddress(values: Readonly<Record<string, string>>): Record<string, unknown> {
  const { phoneNumber = '', phoneCountry: chosen, ...address } = values;
  const typed = phoneNumber.trim();
  // A number that is invalid in the selected country is sent as invalid, even if it is valid in
  // another.
  const phone =
    typed === '' ? null : (parseTypedPhone(typed, phoneCountry(chosen)) ?? 'unreadable');
  const { postcode, countryCode = '' } = address;
  const read = postcode === undefined ? {} : { postcode: readTypedPostcode(postcode, countryCode) };
  return { ...address, ...read, phoneNumber: phone };
}
