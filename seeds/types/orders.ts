import type { DeliveryCountry } from '#kit/countries.ts';
import type { SiteCode } from '#kit/sites.ts';

/** Somebody who bought at the demonstration shop: an account without a password. */
export interface DemoBuyer {
  firstName: string;
  gender: 'm' | 'f';
  /** As it is written on a letter: `24 rue des Lilas`. */
  street: string;
  postcode: string;
  city: string;
  countryCode: DeliveryCountry;
  /** Where they are, for the nearest relay point. */
  position: { latitude: number; longitude: number };
}

/** An order of the past weeks. What follows from it on its own days is done up to today. */
export interface DemoOrder {
  /** First name of the buyer; their orders stand in the order they were placed. */
  buyer: string;
  site: SiteCode;
  /** Counted back from the day of loading; 0 is just now. */
  daysAgo: number;
  items: [variantCode: string, quantity: number][];
  delivery: 'home_standard' | 'home_express' | 'relay_standard';
  payment: 'card' | 'bank_transfer' | 'cheque';
  /** Days after it was placed that a cheque or a transfer came; absent: it has not. */
  paidAfterDays?: number;
  /** The customer thought better of it before it left. */
  cancelled?: boolean;
  /** Why the team keeps it here: it waits, whatever the warehouse does. */
  held?: string;
  /** Pieces of the first article that came back, and why. */
  refund?: { quantity: number; reason: string };
}
