export { type Carrier, carrierOf } from './carrier-of.ts';
export { cutAddress, plain, plainPhone } from './cut-address.ts';
export { labelReference } from './label-reference.ts';
