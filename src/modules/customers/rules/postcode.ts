/** Countries an address may be in. */
export const ADDRESS_COUNTRIES = ['FR', 'BE', 'LU'] as const;
export type AddressCountry = (typeof ADDRESS_COUNTRIES)[number];

const DIGITS: Readonly<Record<AddressCountry, number>> = { FR: 5, BE: 4, LU: 4 };

export function isAddressCountry(code: string): code is AddressCountry {
  return (ADDRESS_COUNTRIES as readonly string[]).includes(code);
}

/** ADR-14 to ADR-16. A country we do not serve is refused elsewhere, so it fits anything. */
export function postcodeFits(postcode: string, countryCode: string): boolean {
  if (!isAddressCountry(countryCode)) return true;
  return postcode.length === DIGITS[countryCode] && /^\d+$/.test(postcode);
}

/** The `pattern` attribute of a postcode field. */
export function postcodePattern(countryCode: AddressCountry): string {
  return `\\d{${DIGITS[countryCode]}}`;
}
