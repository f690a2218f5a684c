import type { DemoCampaign } from './types/campaigns.ts';
import type { Category, CrossSell, FilterDefinition, Product, Review } from './types/catalogue.ts';
import type { Company, PaymentMethod, ShippingMethod } from './types/channels.ts';
import type {
  Article,
  FaqEntry,
  FaqTag,
  Footer,
  Header,
  HomeBlocks,
  Landing,
  Page,
} from './types/content.ts';
import type { DemoBuyer, DemoOrder } from './types/orders.ts';
import type { DemoCustomer, Shop } from './types/places.ts';
import type { DemoPromotion } from './types/promotions.ts';
import type { DemoAnswer, DemoMessage, DemoStaff } from './types/staff.ts';

export type * from './types/campaigns.ts';
export type * from './types/catalogue.ts';
/**
 * Shapes of the demonstration shop. Plain data: no class, no function, no import.
 * Units: prices in integer cents with tax (TTC), weights in grams, energy in kcal per 100 g as fed,
 * constituents in % as fed, days as whole civil days counted back from the day of loading.
 * Texts are French; `typeset.ts` sets their no-break spaces, so data files write plain spaces.
 */
export type * from './types/channels.ts';
export type * from './types/content.ts';
export type * from './types/orders.ts';
export type * from './types/places.ts';
export type * from './types/promotions.ts';
export type * from './types/staff.ts';

/** An address that moved for good. */
export interface RouteRule {
  path: string;
  to: string;
}

export interface DemoShop {
  company: Company;
  shippingMethods: ShippingMethod[];
  paymentMethods: PaymentMethod[];
  promotions: DemoPromotion[];
  campaigns: DemoCampaign[];
  filters: FilterDefinition[];
  categories: Category[];
  products: Product[];
  crossSells: CrossSell[];
  reviews: Review[];
  header: Header;
  footer: Footer;
  home: HomeBlocks;
  pages: Page[];
  landings: Landing[];
  articles: Article[];
  faqTags: FaqTag[];
  faq: FaqEntry[];
  shops: Shop[];
  routeRules: RouteRule[];
  customers: DemoCustomer[];
  staff: DemoStaff[];
  answers: DemoAnswer[];
  messages: DemoMessage[];
  buyers: DemoBuyer[];
  orders: DemoOrder[];
}
