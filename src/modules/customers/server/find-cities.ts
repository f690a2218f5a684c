import { rulesOf } from '#kit/countries.ts';

/**
 * Cities of a postcode, largest first, for the address form; none for countries without data and
 * unknown codes (CEDEX), where the city is typed. Names satisfy the form's own rules.
 */
export async function findCities(countryCode: string, postcode: string): Promise<string[]> {
  if (!rulesOf(countryCode)?.hasCities) return [];
  const { default: communes } = await import('#data/communes.json', { with: { type: 'json' } });
  const names = communes as Readonly<Record<string, string>>;
  return Object.hasOwn(names, postcode) ? (names[postcode] as string).split('|') : [];
}
