import { SITE_DELIVERS } from '#kit/sites.ts';
import type { Site } from '#pages/sites.ts';

const deliversTo = ({ country }: Site, code: string) =>
  SITE_DELIVERS[country].some((one) => one === code);

/**
 * The other site that delivers to a country, in the language of this one; null if this one does, or
 * none.
 */
export function deliveringSite(
  { site, sites }: { site: Site; sites: readonly Site[] },
  countryCode: string,
): Site | null {
  if (deliversTo(site, countryCode)) return null;
  const sameLanguage = sites.filter(({ prefix }) => prefix === site.prefix);
  return sameLanguage.find((one) => deliversTo(one, countryCode)) ?? null;
}
