export {
  type DeliveryPromise,
  dispatchDay,
  type PromisedPlace,
  promiseDelivery,
  promiseFrom,
} from './delivery-promise.ts';
export { type Destination, deliveryRefusal } from './delivery-zones.ts';
export { isFreeFrom } from './is-free-from.ts';
export {
  heaviestParcel,
  type ParcelLimits,
  packParcels,
  parcelGrams,
  planParcels,
  type Weighed,
} from './parcels.ts';
export {
  type Closure,
  closureOnArrival,
  freezePoint,
  type PickupPoint,
  pointRefusal,
  readPlace,
  type StoredPickupPoint,
} from './pickup-point.ts';
export { type Quote, quote, type Tariff } from './quote.ts';
export {
  type ClosedDays,
  isClosedAtWarehouse,
  setWarehouseDays,
  type WarehouseDays,
} from './warehouse-days.ts';
export { type TariffWeight, weighTariff } from './weigh-tariff.ts';
