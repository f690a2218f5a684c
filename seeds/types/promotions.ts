import type { DeliveryCountry } from '#kit/countries.ts';
import type { SiteCode } from '#kit/sites.ts';

/** Money or goods given; `percent` in hundredths of a percent. */
export type Reward =
  | { kind: 'amount'; amountCents: number }
  | { kind: 'percent'; basisPoints: number }
  | { kind: 'free_shipping' }
  | { kind: 'free_product'; variantCode: string; quantity: number; valueCents: number };

export interface DemoPromotion {
  code: string;
  name: string;
  /** Empty: every site. */
  sites: SiteCode[];
  /** Codes a shopper may type; none: it applies by itself. */
  coupons: string[];
  /** Each code is made for one person; none is known before. */
  isPersonal?: true;
  startsOn: string | null;
  endsOn: string | null;
  firstOrderOnly: boolean;
  /** Given on so many deliveries of a subscription, its first order being one or not. */
  deliveries?: { count: number; from: 'order' | 'renewal' };
  /** Goods before promotions, TTC; null = any. */
  minimumCents: number | null;
  /** Category paths; empty = the whole basket. */
  categories: string[];
  countries: DeliveryCountry[];
  /** Never added to another on the whole basket. */
  isExclusive?: true;
  usesPerCustomer: number | null;
  reward: Reward;
}
