import { countryName } from '#modules/customers/web/index.ts';

/** `FR_WEB` as the country of its site. */
export const siteLabel = (code: string): string => countryName(code.slice(0, 2));
