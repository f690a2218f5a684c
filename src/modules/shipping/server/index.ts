export { acceptPoint } from './accept-point.ts';
export { findPointNear } from './find-point-near.ts';
export { findPickupPoint, findPickupPoints } from './pickup-points.ts';
export { pickupPointPath } from './present.ts';
export { checkPickupPoint, type PointCheck } from './processes/check-pickup-point.ts';
export { publishShippingMethod, type ShippingPublication } from './publish-shipping-method.ts';
export { findShippingOptions, listShippingMethods, type ShippingOption } from './queries.ts';
export { searchPickupPoints } from './search-pickup-points.ts';
