export { DEFAULT_SITE, DELIVERY_COUNTRIES, SITES } from './sites.ts';
