export { type Carrier, carrierOf } from './carrier-of.ts';
export { cutAddress, plain, plainPhone } from './cut-address.ts';
export { labelReference } from './label-reference.ts';
export { nextCall } from './next-call.ts';
export { latestFirst, PARCEL_STATES, type ParcelState } from './parcel-events.ts';
