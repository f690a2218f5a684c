/** Drawings that the art can make. */
export type Scene =
  | 'hero'
  | 'door-dog'
  | 'door-cat'
  | 'delivery'
  | 'relay-point'
  | 'confirmation'
  | 'birthday'
  | 'subscription-recipe'
  | 'subscription-rhythm'
  | 'subscription-freedom';

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
  card: { title: string; text: string; link: Link; cta: string; scene: Scene } | null;
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
    scene: Scene;
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
    steps: { title: string; text: string; scene: Scene }[];
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
  | { kind: 'register'; of: 'retention' | 'cookies'; title?: string }
  | { kind: 'steps'; title?: string; items: { title: string; text: string; scene?: Scene }[] }
  | { kind: 'carousel'; title: string; slides: { title: string; text: string; scene: Scene }[] }
  | { kind: 'faq'; title: string; tag: string; limit: number }
  | { kind: 'products'; title: string; skus: string[] }
  | { kind: 'hero'; title: string; lead: string; cta: MenuLink; scene: Scene }
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

/** An article or a guide, read by itself and listed with the others. */
export interface Article {
  slug: string;
  title: string;
  lead: string;
  seo: Seo;
  scene: Scene;
  author: string;
  animal: 'dog' | 'cat' | 'both';
  /** Civil dates. */
  writtenOn: string;
  updatedOn: string | null;
  blocks: Block[];
  skus: string[];
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
