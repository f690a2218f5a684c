import type { DeliveryCountry } from '#kit/countries.ts';
import type { SiteCode } from '#kit/sites.ts';

export type Weekday =
  | 'monday'
  | 'tuesday'
  | 'wednesday'
  | 'thursday'
  | 'friday'
  | 'saturday'
  | 'sunday';
/** `['09:00', '12:00']`, local time of the shop. */
export type Hours = [string, string];

export interface Shop {
  slug: string;
  name: string;
  address: {
    street: string;
    street2: string | null;
    postcode: string;
    city: string;
    country: DeliveryCountry;
  };
  position: { lat: number; lng: number };
  /** E.164. */
  phone: string;
  email: string;
  openingHours: Record<Weekday, Hours[]>;
  specialOpenings: { date: string; hours: Hours[]; label: string }[];
  specialClosings: { from: string; to: string; label: string }[];
  /** Closed until further notice. */
  closed: boolean;
  services: string[];
}

export interface DemoAddress {
  alias: string;
  firstName: string;
  lastName: string;
  company: string | null;
  street: string;
  street2: string | null;
  postcode: string;
  city: string;
  countryCode: DeliveryCountry;
  phoneNumber: string;
  phoneNumber2: string | null;
  deliveryInstructions: string | null;
  isDefault: boolean;
}

export interface DemoAnimal {
  species: 'dog' | 'cat';
  gender: 'male' | 'female';
  name: string;
  /** Id in the breed data. */
  breed: string;
  crossbreed: boolean;
  /** Counted back from the day of loading, so that the animal keeps its age. */
  ageMonths: number;
  condition: 1 | 2 | 3 | 4 | 5;
  activity: 'faible' | 'moderee' | 'elevee' | 'tres_elevee';
  sterilised: boolean;
  /** It is known since the day the shop was filled. */
  sterilisedLately?: boolean;
  weightKg: number;
  /** Code of a sensitivity; `aucune` too. */
  feature: string;
  feeds: string[];
  kibbleBrand: string;
}

export interface DemoCustomer {
  email: string;
  /** Only for the demonstration; production refuses to load it. */
  password: string;
  gender: 'm' | 'f';
  firstName: string;
  lastName: string;
  birthday: string;
  site: SiteCode;
  subscribedToNewsletter: boolean;
  /** Who looks after their subscriptions too: the address of one of the buyers. */
  sharesWith?: string;
  addresses: DemoAddress[];
  animals: DemoAnimal[];
  subscriptions: DemoSubscription[];
}

/** What is delivered to a customer: codes of variants and how many pieces. */
export interface DemoSubscription {
  frequency: number;
  /** Days from today to the next delivery; within four it is locked. */
  nextInDays: number;
  items: [string, number][];
}
