import type { Order } from './order.ts';

type CartBasis = Pick<
  Order,
  | 'id'
  | 'token'
  | 'channel'
  | 'locale'
  | 'currency'
  | 'customerId'
  | 'version'
  | 'offerVersion'
  | 'subscription'
>;

interface Opened extends CartBasis {
  channelCountries: readonly string[] | null;
  vatRegime: Order['vatRegime'] | null;
  pricing: Order['pricing'];
  promises: Order['promises'];
  guaranteedPrices: Order['guaranteedPrices'];
  at: Date;
}

/** A newly opened cart as reading it back would give it: these are the column defaults. */
export const freshCart = ({ channelCountries, vatRegime, at, ...existing }: Opened): Order => ({
  ...existing,
  channelCountries: channelCountries ?? [],
  vatRegime: vatRegime ?? 'origin',
  number: null,
  email: null,
  notes: null,
  state: 'cart',
  checkoutState: 'cart',
  paymentState: 'cart',
  shippingState: 'cart',
  couponCodes: [],
  credit: 0,
  voucherId: null,
  lines: [],
  stock: {},
  billingAddress: null,
  shippingAddress: null,
  shipment: null,
  payment: null,
  quoteHash: null,
  chargingUntil: null,
  createdAt: at,
  updatedAt: at,
  placedAt: null,
  paymentDueAt: null,
  confirmedAt: null,
  termsVersion: null,
  acceptedAt: null,
  invoiceAvailable: false,
});
