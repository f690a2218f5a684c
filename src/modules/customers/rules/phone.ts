import {
  type CountryCode,
  getCountryCallingCode,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max';
import type { PhoneCountry } from '#kit/phone-countries.ts';

/**
 * Parses a phone number entered beside a country selector (FRM-21) to E.164; null when it is no
 * number of that country, for example with another country's prefix.
 */
export function parseTypedPhone(text: string, country: PhoneCountry): string | null {
  const phone = parsePhoneNumberFromString(text, country);
  const isOfCountry = phone?.countryCallingCode === getCountryCallingCode(country);
  return phone?.isValid() && isOfCountry ? phone.number : null;
}

/**
 * Parses a phone number from the API to E.164; null when invalid. With an international prefix its
 * own country applies (DEL-04), otherwise `country`.
 */
export function parsePhone(text: string, country: string): string | null {
  const phone = parsePhoneNumberFromString(text, country as CountryCode);
  return phone?.isValid() ? phone.number : null;
}

/** Whether it is a mobile number, which pickup carriers require for text messages. */
export function isMobile(e164: string): boolean {
  const type = parsePhoneNumberFromString(e164)?.getType();
  return type === 'MOBILE' || type === 'FIXED_LINE_OR_MOBILE';
}

/** `06 12 34 56 78` at home, `+32 470 12 34 56` abroad; unchanged when it cannot be parsed. */
export function formatPhone(e164: string, home: string): string {
  const phone = parsePhoneNumberFromString(e164);
  if (phone === undefined) return e164;
  return phone.country === home ? phone.formatNational() : phone.formatInternational();
}
