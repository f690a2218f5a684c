/**
 * Shapes of the demonstration shop. Plain data: no class, no function, no import.
 * Units: prices in integer cents with tax (TTC), weights in grams, energy in kcal per 100 g as fed,
 * constituents in % as fed, days as whole civil days counted back from the day of loading.
 * Texts are French; `typeset.ts` sets their no-break spaces, so data files write plain spaces.
 */

// ---------------------------------------------------------------- channels, shipping, payment, tax
export type CountryCode = 'FR' | 'BE' | 'LU';
export type SiteCode = 'FR_WEB' | 'BE_WEB';
export type TaxCategory = 'pet_food' | 'accessory';

export interface Site {
  code: SiteCode;
  name: string;
  locale: 'fr_FR';
  currency: 'EUR';
  /** Where parcels may go from this site. Billing accepts any country (GEO-02). */
  deliveryCountries: CountryCode[];
  /** VAT-04: `oss` taxes at the rate of the destination. */
  vatRegime: 'origin' | 'oss';
}

export interface TaxRate {
  country: CountryCode;
  category: TaxCategory;
  ratePercent: number;
  /** Civil dates, `validTo` included; null = still valid. */
  validFrom: string;
  validTo: string | null;
  /** Rule of the commerce rules or legal text; `toConfirm` when not certain. */
  source: string;
  toConfirm: boolean;
}

export interface ShippingMethod {
  code: 'home_standard' | 'home_express';
  name: string;
  description: string;
  kind: 'home';
  position: number;
  carrier: string;
  /** `{number}` is replaced by the tracking number. */
  trackingUrl: string;
  maxParcelGrams: number;
  maxParcels: number;
  zones: ShippingZone[];
}

export interface ShippingZone {
  country: CountryCode;
  priceCents: number;
  /** Goods after discounts, TTC; null = never offered. */
  freeFromCents: number | null;
  /** Business days between dispatch and delivery. */
  minDays: number;
  maxDays: number;
}

export interface PaymentMethod {
  code: 'card' | 'paypal' | 'cheque' | 'bank_transfer';
  name: string;
  description: string;
  /** Shown after the order; null when nothing is left to do. Markdown. */
  instructions: string | null;
  position: number;
  countries: CountryCode[];
  /** Cheque and transfer are for one-off orders only (PAY-08). */
  allowsSubscription: boolean;
}

// ---------------------------------------------------------------- catalogue
export type Species = 'dog' | 'cat' | 'both';
export type ProductKind = 'kibble' | 'wet' | 'treat' | 'care' | 'accessory' | 'sample';
export type ProductStatus = 'sold' | 'stopped' | 'hidden' | 'replaced';
export type LifeStage = 'growth' | 'adult' | 'senior';
export type DogSize = 'petit' | 'moyen' | 'grand' | 'geant';
export type Protein =
  | 'poulet'
  | 'saumon'
  | 'agneau'
  | 'dinde'
  | 'legumes'
  | 'lait'
  | 'canard'
  | 'boeuf'
  | 'poisson'
  | 'gibier';
export type Need =
  | 'sterilise'
  | 'digestion'
  | 'sans-cereales'
  | 'controle-poids'
  | 'peau-pelage'
  | 'articulations'
  | 'urinaire'
  | 'dentaire'
  | 'boules-de-poils'
  | 'petit-appetit'
  | 'actif';

export type ConstituentCode =
  | 'protein'
  | 'fat'
  | 'fibre'
  | 'ash'
  | 'moisture'
  | 'calcium'
  | 'phosphorus'
  | 'omega3'
  | 'omega6';

export interface Constituent {
  code: ConstituentCode;
  /** % as fed. */
  value: number;
}

/** What the guides need to know (nutrition §8.1). */
export interface GuideFacts {
  lifeStages: ('growth' | 'adult')[];
  /** Size classes of the breed data; empty = all. */
  sizes: ('tres_petit' | DogSize)[];
  seniorOnly: boolean;
  neutered: 'any' | 'only';
  /** Breed codes; empty = all. */
  breeds: string[];
  /** Pathology codes of the breed data whose outcome is `filter`. */
  benefits: string[];
  light: boolean;
}

/** The mandatory feed label (FOOD-01); null for accessories and cosmetic care. */
export interface FoodLabel {
  type: 'complete' | 'complementary';
  /** Descending weight, with % of the emphasised ingredients. */
  composition: string;
  additives: string;
  analyticalConstituents: Constituent[];
  /** kcal per 100 g as fed; null = computed from the constituents. */
  declaredEnergy: number | null;
  instructions: string;
  storage: string;
  /** Biggest side of one kibble in mm; null when not a kibble. */
  kibbleMm: number | null;
}

export type PackKind =
  | 'bag'
  | 'tin'
  | 'pouch'
  | 'tray'
  | 'jar'
  | 'sachet'
  | 'bottle'
  | 'multipack'
  | 'object';
export type DogCoat = 'fauve' | 'chocolat' | 'noir-feu' | 'blanc-tache' | 'gris';
export type CatCoat = 'roux' | 'tigre' | 'noir' | 'smoking' | 'chartreux' | 'siamois';
export type DogEars = 'tombantes' | 'dressees' | 'bouton';

/** What the drawing of the pack shows. */
export interface PackArt {
  kind: PackKind;
  animal: 'dog' | 'cat';
  /** Range colour comes from the protein. */
  range: Protein;
  /** Two or three words, in capitals on the pack. */
  eyebrow: string;
  /** Very short: two words fit on one line. */
  recipe: string;
  claim: string;
  coat: DogCoat | CatCoat;
  /** Cats have one kind of ears: null. */
  ears: DogEars | null;
  /** Which object an accessory is; null for packs. */
  object: AccessoryObject | null;
}

export type AccessoryObject =
  | 'bowl'
  | 'slow-bowl'
  | 'double-bowl'
  | 'mat'
  | 'container'
  | 'scoop'
  | 'scale'
  | 'lid'
  | 'pouch-belt'
  | 'treat-toy'
  | 'fountain'
  | 'brush'
  | 'blanket';

export interface PastPrice {
  priceCents: number;
  /** The price was applied from this many days ago … */
  fromDaysAgo: number;
  /** … until this many days ago, when the next price (or the present one) began. */
  toDaysAgo: number;
}

export interface Variant {
  /** Exactly 8 digits, unique in the shop. */
  code: string;
  /** Last segment of the product URL, e.g. `4-kg`, `12x85-g`. */
  slug: string;
  /** `4 kg`, `12 × 85 g`. */
  format: string;
  netGrams: number;
  grossGrams: number;
  /** One-off price, TTC. */
  priceCents: number;
  /** 90 % of `priceCents`, rounded half up (BIZ-06). */
  subscriptionPriceCents: number;
  stockOnHand: number;
  visible: boolean;
  /** Oldest first. Empty: the present price has applied for more than 40 days. */
  pastPrices: PastPrice[];
}

export interface PackagingPart {
  element: string;
  material: string;
  /** AGEC-01 sorting rule. */
  sort: string;
}

/** GPSR-01, accessories and cosmetic care only. */
export interface ProductSafety {
  manufacturer: string;
  postalAddress: string;
  email: string;
  warnings: string;
}

export interface Product {
  /** `PR` and six digits. */
  sku: string;
  slug: string;
  name: string;
  species: Species;
  kind: ProductKind;
  protein: Protein | null;
  lifeStages: LifeStage[];
  /** Dogs; empty = all sizes. */
  sizes: DogSize[];
  needs: Need[];
  shortDescription: string;
  /** Paragraphs separated by an empty line. */
  description: string;
  food: FoodLabel | null;
  safety: ProductSafety | null;
  packaging: PackagingPart[];
  /** Four ingredients for the cut-paper drawing; empty for accessories. */
  drawnIngredients: string[];
  art: PackArt;
  taxCategory: TaxCategory;
  /** Category paths, most specific first. */
  categories: string[];
  status: ProductStatus;
  replacedBy: string | null;
  /** Skus, in order of display. */
  crossSell: string[];
  /** Null when the guides never propose the product. */
  guide: GuideFacts | null;
  /** May be bought on subscription. */
  subscribable: boolean;
  /** Sku of the full product a sample lets one taste. */
  sampleOf: string | null;
  /** 0 = never a best seller; higher sorts first. */
  popularity: number;
  variants: Variant[];
}

export type FilterKey =
  | 'espece'
  | 'type'
  | 'age'
  | 'taille'
  | 'besoin'
  | 'proteine'
  | 'format'
  | 'prix-kg';

/** French label of a filter and of its values, in order of display. */
export interface FilterDefinition {
  key: FilterKey;
  label: string;
  /** Empty when the values are computed (format, price per kg). */
  values: { value: string; label: string }[];
}

export interface Category {
  /** `chien/croquettes/chiot`; the parent is the path without its last segment. */
  path: string;
  /** Word of the menu and the breadcrumb. */
  name: string;
  /** h1. */
  title: string;
  /** Two or three sentences; markdown. */
  intro: string;
  seoTitle: string;
  seoDescription: string;
  filters: FilterKey[];
  position: number;
}

/** `cross_sell_produit_1` (dog), `cross_sell_produit_2` (cat), `cross_sell_divers`. */
export interface CrossSell {
  key: string;
  title: string;
  mainProduct: string | null;
  crossSell: string[];
}

// ---------------------------------------------------------------- reviews
export interface Review {
  /** Every seeded review is invented and must be shown as demonstration data. */
  demo: true;
  sku: string;
  rating: 1 | 2 | 3 | 4 | 5;
  title: string;
  comment: string;
  author: string;
  pet: { species: 'dog' | 'cat'; name: string; age: string };
  daysAgo: number;
  /** Day of the purchase, before `daysAgo`. */
  orderDaysAgo: number;
  answer: { text: string; daysAgo: number } | null;
}

// ---------------------------------------------------------------- content
export interface Link {
  to: string;
  target_blank: boolean;
  nofollow: boolean;
}

export interface MenuLink {
  label: string;
  link: Link;
  children: MenuLink[];
}

export interface Claim {
  text: string;
  /** How the figure was obtained, shown beside it (PRI-05, REV-02). */
  proof: string;
  source: string;
  /** Civil date of the figure. */
  asOf: string;
}

export interface Header {
  topBar: { message: string; link: Link };
  logo: { label: string; link: Link };
  loginPrompt: string;
  searchPlaceholder: string;
  links: MegaMenuEntry[];
}

export interface MegaMenuEntry extends MenuLink {
  columns: { title: string; links: MenuLink[] }[];
  card: { title: string; text: string; link: Link; cta: string; scene: string } | null;
}

export interface Footer {
  logo: { label: string; link: Link };
  baseline: string;
  links: MenuLink[];
  legal: MenuLink[];
  paymentMarks: { code: string; label: string }[];
  reassurance: { icon: string; title: string; text: string }[];
  support: { phone: string; email: string; hours: string; text: string };
  copyright: string;
}

export interface HomeBlocks {
  seo: Seo;
  hero: {
    eyebrow: string;
    title: string;
    lead: string;
    primary: MenuLink;
    secondary: MenuLink;
    scene: string;
  };
  score: { value: number; outOf: number; count: number; text: string } & Pick<
    Claim,
    'source' | 'asOf' | 'proof'
  >;
  savings: Claim;
  doors: { title: string; text: string; link: Link; animal: 'dog' | 'cat' }[];
  bestSellers: { title: string; intro: string; skus: string[]; cta: MenuLink };
  subscription: {
    title: string;
    intro: string;
    steps: { title: string; text: string; scene: string }[];
    note: string;
    cta: MenuLink;
  };
  guide: { title: string; text: string; nameLabel: string; speciesLabel: string; cta: MenuLink };
  honesty: {
    title: string;
    intro: string;
    sku: string;
    ingredients: { name: string; share: string; text: string }[];
    note: string;
  };
  reviews: { title: string; intro: string; notice: string; cta: MenuLink };
  onePercent: { title: string; text: string; cta: MenuLink };
  newsletter: { title: string; text: string; consent: string; cta: string };
}

export interface Seo {
  title: string;
  description: string;
  noindex?: boolean;
}

/** Blocks of a page, in order. */
export type Block =
  | { kind: 'text'; anchor?: string; title?: string; markdown: string }
  | { kind: 'notice'; tone: 'info' | 'legal'; title?: string; markdown: string }
  | { kind: 'facts'; title?: string; rows: { label: string; value: string }[] }
  | { kind: 'steps'; title?: string; items: { title: string; text: string; scene?: string }[] }
  | { kind: 'faq'; title: string; tag: string; limit: number }
  | { kind: 'products'; title: string; skus: string[] }
  | { kind: 'hero'; title: string; lead: string; cta: MenuLink; scene: string }
  | { kind: 'callToAction'; title: string; markdown: string; cta: MenuLink };

export interface Page {
  slug: string;
  title: string;
  seo: Seo;
  /** Civil date printed under the title of legal pages; null elsewhere. */
  updatedOn: string | null;
  /** Version of the terms, stored with each order (WDR-07); null elsewhere. */
  version: string | null;
  blocks: Block[];
}

/** Shown without header nor footer (RTE-06). */
export interface Landing {
  slug: string;
  title: string;
  seo: Seo;
  blocks: Block[];
}

export interface FaqTag {
  slug: string;
  label: string;
  position: number;
}

export interface FaqEntry {
  slug: string;
  question: string;
  /** Markdown. */
  answer: string;
  tags: string[];
  position: number;
}

// ---------------------------------------------------------------- shops
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
    country: CountryCode;
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

// ---------------------------------------------------------------- customers
export interface DemoAddress {
  alias: string;
  firstName: string;
  lastName: string;
  company: string | null;
  street: string;
  street2: string | null;
  postcode: string;
  city: string;
  countryCode: CountryCode;
  phoneNumber: string;
  phoneNumber2: string | null;
  deliveryInstructions: string | null;
  isDefault: boolean;
}

export interface DemoPet {
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
  weightKg: number;
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
  addresses: DemoAddress[];
  pets: DemoPet[];
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

export interface DemoShop {
  company: Company;
  sites: Site[];
  taxRates: TaxRate[];
  shippingMethods: ShippingMethod[];
  paymentMethods: PaymentMethod[];
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
  faqTags: FaqTag[];
  faq: FaqEntry[];
  shops: Shop[];
  customers: DemoCustomer[];
}
