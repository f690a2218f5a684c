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
  /** The carrier's page about it; null when the method is no longer known. */
  carrierLink: string | null;
  shippedAt: string;
  deliveredAt: string | null;
  /** What lies in it; absent or null: nobody said. */
  contents?: readonly ParcelContent[] | null;
}

export interface Shipment {
  /** Null until it is saved for the first time. */
  id: number | null;
  methodCode: string;
  /** Code of the relay point it waits at; null when it goes to the address. */
  pickupPoint: string | null;
  /** The point as it was when it was chosen. */
  pickupAddress: PickupAddress | null;
  state: 'cart' | 'ready' | 'shipped' | 'cancelled';
  /** Civil dates. */
  dispatchOn: string | null;
  deliverFrom: string | null;
  deliverTo: string | null;
  /** Of the latest parcel. */
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
  /** When its money was taken, or came; null before. */
  paidAt: string | null;
  details: Record<string, unknown>;
  createdAt: string;
  updatedAt: string;
}

/** A cart or an order, whole, and the offer as it was when this was read (stock: of a cart only). */
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
  /** Code of the subscription it is a delivery of. In state `cart`: its next delivery, and no cart. */
  subscription: string | null;
  state: OrderState;
  checkoutState: CheckoutState;
  paymentState: PaymentState;
  shippingState: ShippingState;
  version: number;
  couponCodes: readonly string[];
  /** Cents paid with store credit; in a cart what its customer means to pay so, see `creditOf`. */
  credit: Cents;
  /** The voucher that pays it, or is meant to: of `credit`, what the customer’s own does not. */
  voucherId: number | null;
  /** What its subscription was promised and has not had yet: of the next delivery of one only. */
  promises: readonly Promotion[];
  /** Of its subscription, while it is not placed. */
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
  /** Whether the customer may read it: it exists, and its day has come (BIZ-17). */
  invoiceAvailable: boolean;
}

/** Postcode the goods go to: of the relay point, else of the address; undefined while nobody said. */
export function deliveryPostcode({ shipment, shippingAddress }: Order): string | undefined {
  return shipment?.pickupAddress?.postcode ?? shippingAddress?.postcode;
}

/** Country the goods go to; the channel's own while nobody said. */
export function deliveryCountry(order: Order): string {
  return order.shippingAddress?.countryCode ?? (order.channelCountries[0] as string);
}
