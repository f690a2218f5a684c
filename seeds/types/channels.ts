import type { DeliveryCountry } from '#kit/countries.ts';

export type TaxCategory = 'pet_food' | 'accessory';

export interface ShippingMethod {
  code: 'home_standard' | 'home_express' | 'relay_standard';
  name: string;
  description: string;
  kind: 'home' | 'relay';
  position: number;
  carrier: string;
  /** `{number}` is replaced by the tracking number. */
  trackingUrl: string;
  maxParcelGrams: number;
  maxParcels: number;
  /** Network whose points a relay method delivers to. */
  relayProvider?: string;
  zones: ShippingZone[];
}

export interface ShippingZone {
  country: DeliveryCountry;
  priceCents: number;
  /** Goods after discounts, TTC; null = never offered. */
  freeFromCents: number | null;
  /** Business days between dispatch and delivery. */
  minDays: number;
  maxDays: number;
}

export interface PaymentMethod {
  code: 'card' | 'paypal' | 'bancontact' | 'cheque' | 'bank_transfer';
  name: string;
  description: string;
  /** Shown after the order; null when nothing is left to do. Markdown. */
  instructions: string | null;
  position: number;
  countries: DeliveryCountry[];
  /** Cheque and transfer are for one-off orders only (PAY-08). */
  allowsSubscription: boolean;
}

/** The seller printed on invoices and legal pages; fictitious on purpose. */
export interface Company {
  name: string;
  legalForm: string;
  capital: string;
  street: string;
  postcode: string;
  city: string;
  country: 'FR';
  siren: string;
  registry: string;
  vatNumber: string;
  ape: string;
  email: string;
  privacyEmail: string;
  phone: string;
  publicationDirector: string;
  host: string;
  feedEstablishment: string;
  producerIds: { stream: string; id: string }[];
  mediator: { name: string; address: string; site: string };
  iban: string;
  bic: string;
  supportHours: string;
}
