import type { FooterContent } from '#blocks/shell-content.ts';
import { t } from '#i18n/catalogue.server.ts';
import { paths } from '#pages/paths.ts';
import { addressOn, type Site } from '#pages/sites.ts';

/** Links of the footer to the sites of the other countries, in the language of this one (I18-07). */
export const otherSiteLinks = (site: Site, sites: readonly Site[]): FooterContent['legal'] =>
  sites
    .filter(({ prefix, country }) => prefix === site.prefix && country !== site.country)
    .map((other) => ({
      label: t(`storefront.otherSites.${other.country}`),
      link: { to: addressOn(other, paths.home()) },
    }));
