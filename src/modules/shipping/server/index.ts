export { publishShippingMethod, type ShippingPublication } from './publish-shipping-method.ts';
export { findShippingOptions, type ShippingOption } from './queries.ts';
