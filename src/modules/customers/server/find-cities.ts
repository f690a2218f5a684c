/**
 * Cities of a French postcode, largest first, for the address form; other countries and unknown
 * codes (CEDEX) have none and the city is typed. Names fit the form's own rules.
 */
export async function findCities(countryCode: string, postcode: string): Promise<string[]> {
  if (countryCode !== 'FR') return [];
  const { default: communes } = await import('#data/communes.json', { with: { type: 'json' } });
  const names = communes as Readonly<Record<string, string>>;
  return Object.hasOwn(names, postcode) ? (names[postcode] as string).split('|') : [];
}
