import { phoneCountry } from '#kit/phone-countries.ts';
import { parseTypedPhone, readTypedPostcode } from '#modules/customers/rules/index.ts';

/**
 * Typed address fields as the services take them: the phone is read with its own country
 * (FRM-21), the postcode without the prefix of its country (VAT-14).
 */
export function typedAddress(values: Readonly<Record<string, string>>): Record<string, unknown> {
  const { phoneNumber = '', phoneCountry: chosen, ...address } = values;
  const typed = phoneNumber.trim();
  // What cannot be read under the chosen country is refused as it is, whatever else it may be.
  const phone =
    typed === '' ? null : (parseTypedPhone(typed, phoneCountry(chosen)) ?? 'unreadable');
  const { postcode, countryCode = '' } = address;
  const read = postcode === undefined ? {} : { postcode: readTypedPostcode(postcode, countryCode) };
  return { ...address, ...read, phoneNumber: phone };
}
