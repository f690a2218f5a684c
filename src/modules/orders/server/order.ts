import type { Cents } from '#kit/money.ts';
import type { GuaranteedPrice, OfferSeen } from '#modules/catalog/server/index.ts';
import type { Promotion } from '#modules/promotions/rules/index.ts';
import type { PickupAddress } from '#modules/shipping/contracts.ts';
import type {
  CheckoutState,
  OrderState,
  ParcelContent,
  PaymentState,
  ShippingState,
} from '../rules/index.ts';
import type { FrozenPricing } from './frozen-pricing.ts';
import type { OrderLine } from './order-line.ts';

export type { OrderLine } from './order-line.ts';

export interface AddressFields {
  firstName: string;
  lastName: string;
  company: string | null;
  street: string;
  street2: string | null;
  postcode: string;
  city: string;
  countryCode: string;
  provinceCode: string | null;
  provinceName: string | null;
  phoneNumber: string | null;
  phoneNumber2: string | null;
  deliveryInstructions: string | null;
}

export interface OrderAddress extends AddressFields {
  id: number;
}

export interface Parcel {
  trackingNumber: string;
  /** The carrier's tracking page; null when the delivery method no longer exists. */
  carrierLink: string | null;
  shippedAt: string;
  deliveredAt: string | null;
  /** Contents of the parcel; absent or null when unknown. */
  contents?: readonly ParcelContent[] | null;
}

export interface Shipment {
  /** Null until it is saved for the first time. */
  id: number | null;
  methodCode: string;
  /** Code of the relay point; null for delivery to the address. */
  pickupPoint: string | null;
  /** The relay point as it was when chosen. */
  pickupAddress: PickupAddress | null;
  state: 'cart' | 'ready' | 'shipped' | 'cancelled';
  /** Civil dates. */
  dispatchOn: string | null;
  deliverFrom: string | null;
  deliverTo: string | null;
  /** Of the most recent parcel. */
  trackingNumber: string | null;
  carrierLink: string | null;
  /** When the last parcel left. */
  shippedAt: string | null;
  parcels: readonly Parcel[];
  /** When the last parcel arrived. */
  deliveredAt: string | null;
  createdAt: string;
  updatedAt: string;
}

export interface Payment {
  /** Null until it is saved for the first time. */
  id: number | null;
  methodCode: string;
  amount: Cents;
  state:
    | 'cart'
    | 'new'
    | 'processing'
    | 'authorized'
    | 'completed'
    | 'failed'
    | 'cancelled'
    | 'refunded';
  transactionId: string | null;
  /** When it was captured or received; null before. */
  paidAt: string | null;
  details: Record<string, unknown>;
  createdAt: string;
  updatedAt: string;
}

/** A complete cart or order, with the version of catalogue and prices it was read under (stock: for carts only). */
export interface Order extends OfferSeen {
  id: number;
  token: string;
  number: string | null;
  channel: string;
  /** Delivery countries of the channel, its own first. */
  channelCountries: readonly string[];
  vatRegime: 'origin' | 'oss';
  locale: string;
  currency: string;
  customerId: number | null;
  email: string | null;
  notes: string | null;
  /** Code of the subscription it is a delivery of. In state `cart` it is the next delivery, not a shopper's cart. */
  subscription: string | null;
  state: OrderState;
  checkoutState: CheckoutState;
  paymentState: PaymentState;
  shippingState: ShippingState;
  version: number;
  couponCodes: readonly string[];
  /** Cents paid with store credit; in a cart, the credit the customer wants to use, see `creditOf`. */
  credit: Cents;
  /** The voucher used: it pays the part of `credit` that the customer's own credit does not. */
  voucherId: number | null;
  /** Promotions promised to its subscription and still open; only for the next delivery. */
  promises: readonly Promotion[];
  /** Guaranteed prices of its subscription, until the order is placed. */
  guaranteedPrices: readonly Omit<GuaranteedPrice, 'subscription'>[];
  lines: readonly OrderLine[];
  billingAddress: OrderAddress | null;
  shippingAddress: OrderAddress | null;
  shipment: Shipment | null;
  payment: Payment | null;
  pricing: FrozenPricing;
  quoteHash: string | null;
  chargingUntil: Date | null;
  createdAt: Date;
  updatedAt: Date;
  placedAt: Date | null;
  paymentDueAt: Date | null;
  confirmedAt: Date | null;
  termsVersion: string | null;
  acceptedAt: Date | null;
  /** Whether the customer may read the invoice: it exists and its date has come (BIZ-17). */
  invoiceAvailable: boolean;
}

/** Postcode of the destination: that of the relay point, else of the address; undefined while unknown. */
export function deliveryPostcode({ shipment, shippingAddress }: Order): string | undefined {
  return shipment?.pickupAddress?.postcode ?? shippingAddress?.postcode;
}

/** Country of the destination; the channel's own while unknown. */
export function deliveryCountry(order: Order): string {
  return order.shippingAddress?.countryCode ?? (order.channelCountries[0] as string);
}
