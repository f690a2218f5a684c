export { type DeliveryPromise, promiseDelivery } from './delivery-promise.ts';
export { type Destination, deliveryRefusal } from './delivery-zones.ts';
export { type ParcelLimits, packParcels, type Weighed } from './parcels.ts';
export { type Quote, quote, type Tariff } from './quote.ts';
