/**
 * The sites of the shop, by the code of their channel. What each is (host, countries, VAT) stands in
 * the table `channels`. A new site is a word here, a row there, and its words.
 */
export const SITES = ['FR_WEB', 'BE_WEB'] as const;

/** Where the team works, and whose prices it is shown when it names no site. */
export const DEFAULT_SITE = SITES[0];

/** Countries the sites deliver to, the one of the first site first. */
export const DELIVERY_COUNTRIES = ['FR', 'BE', 'LU'] as const;
