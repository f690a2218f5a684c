import { countryName } from '#modules/customers/web/index.ts';

/** The country name of a channel code such as `FR_WEB`. */
export const siteLabel = (code: string): string => countryName(code.slice(0, 2));
