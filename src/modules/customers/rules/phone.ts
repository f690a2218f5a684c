import {
  type CountryCode,
  getCountryCallingCode,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max';
import type { PhoneCountry } from '#kit/phone-countries.ts';

/**
 * What a person typed beside a country choice (FRM-21), as E.164; null when it is no number of
 * that country, such as one with the prefix of another.
 */
export function parseTypedPhone(text: string, country: PhoneCountry): string | null {
  const phone = parsePhoneNumberFromString(text, country);
  const isOfCountry = phone?.countryCallingCode === getCountryCallingCode(country);
  return phone?.isValid() && isOfCountry ? phone.number : null;
}

/**
 * A number of the wire, as E.164; null when invalid. With an international prefix it is read under
 * its own country (DEL-04), without one under `country`.
 */
export function parsePhone(text: string, country: string): string | null {
  const phone = parsePhoneNumberFromString(text, country as CountryCode);
  return phone?.isValid() ? phone.number : null;
}

/** A relay carrier writes to a mobile only. */
export function isMobile(e164: string): boolean {
  const type = parsePhoneNumberFromString(e164)?.getType();
  return type === 'MOBILE' || type === 'FIXED_LINE_OR_MOBILE';
}

/** `06 12 34 56 78` at home, `+32 470 12 34 56` abroad; the text itself when it cannot be read. */
export function formatPhone(e164: string, home: string): string {
  const phone = parsePhoneNumberFromString(e164);
  if (phone === undefined) return e164;
  return phone.country === home ? phone.formatNational() : phone.formatInternational();
}
