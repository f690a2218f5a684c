import { z } from 'zod';
import { oneOf } from '#kit/described-shape.ts';
import { imageShape } from '#modules/media/contracts.ts';

export const linkShape = z.object({
  to: z.string(),
  target_blank: z.boolean(),
  nofollow: z.boolean(),
});

const labelled = z.object({ label: z.string(), link: linkShape });
export const menuLink = labelled.extend({
  children: z.array(labelled.extend({ children: z.array(labelled) })),
});

const seo = z.object({
  title: z.string(),
  description: z.string(),
  noindex: z.boolean().optional(),
});

const picture = imageShape.nullable();
const step = z.object({ title: z.string(), text: z.string(), image: picture });

const block = <T extends string, S extends z.ZodRawShape>(component: T, shape: S) =>
  z.object({ __component: z.literal(component), id: z.int(), ...shape });

/** One block of a page; `html` is sanitised. */
export const blockShape = z.discriminatedUnion('__component', [
  block('blocks.text', {
    anchor: z.string().nullable(),
    title: z.string().nullable(),
    html: z.string(),
  }),
  block('blocks.notice', {
    tone: z.enum(['info', 'legal']),
    title: z.string().nullable(),
    html: z.string(),
  }),
  block('blocks.facts', {
    title: z.string().nullable(),
    rows: z.array(z.object({ label: z.string(), value: z.string() })),
  }),
  /** A table generated from the values the code uses, so that it cannot be outdated. */
  block('blocks.register', {
    title: z.string().nullable(),
    of: z.enum(['retention', 'cookies']),
  }),
  block('blocks.steps', { title: z.string().nullable(), items: z.array(step) }),
  /** Carousel (UIX-05 to UIX-10); slides are shown in this order. */
  block('blocks.carousel', { title: z.string(), slides: z.array(step) }),
  block('blocks.faq', { title: z.string(), tag: z.string(), limit: z.int() }),
  block('blocks.products', { title: z.string(), skus: z.array(z.string()) }),
  block('blocks.hero', {
    title: z.string(),
    lead: z.string(),
    cta: menuLink,
    image: picture,
  }),
  block('blocks.call-to-action', { title: z.string(), html: z.string(), cta: menuLink }),
]);
export type Block = z.infer<typeof blockShape>;

export const pageShape = z.object({
  slug: z.string(),
  title: z.string(),
  seo,
  /** Civil date shown below the title of legal pages. */
  updatedOn: z.string().nullable(),
  /** Version of the terms, stored with each order (WDR-07). */
  version: z.string().nullable(),
  blocks: z.array(blockShape),
});

export const landingShape = pageShape.omit({ updatedOn: true, version: true });

/** The animals an article is about. */
export const ARTICLE_ANIMALS = ['dog', 'cat', 'both'] as const;

/** An article or guide, on a page of its own and in the list, newest first. */
export const articleShape = z.object({
  slug: z.string(),
  title: z.string(),
  /** Summary in the list, and the paragraph above its blocks. */
  lead: z.string(),
  seo,
  image: picture,
  author: z.string(),
  animal: z.enum(ARTICLE_ANIMALS),
  /** Civil dates of writing and of the last revision, as stated by its author. */
  writtenOn: z.string(),
  updatedOn: z.string().nullable(),
  blocks: z.array(blockShape),
  /** Skus of the products it mentions, shown below it. */
  skus: z.array(z.string()),
});

export const faqTagShape = z.object({ slug: z.string(), label: z.string(), position: z.int() });

export const faqShape = z.object({
  slug: z.string(),
  question: z.string(),
  /** Sanitised HTML. */
  answer: z.string(),
  tags: z.array(z.string()),
  position: z.int(),
});

const hours = z.array(z.tuple([z.string(), z.string()]));

export const shopShape = z.object({
  slug: z.string(),
  name: z.string(),
  address: z.object({
    street: z.string(),
    street2: z.string().nullable(),
    postcode: z.string(),
    city: z.string(),
    country: z.string(),
  }),
  position: z.object({ lat: z.number(), lng: z.number() }),
  phone: z.string(),
  email: z.string(),
  openingHours: z.object({
    monday: hours,
    tuesday: hours,
    wednesday: hours,
    thursday: hours,
    friday: hours,
    saturday: hours,
    sunday: hours,
  }),
  specialOpenings: z.array(z.object({ date: z.string(), hours, label: z.string() })),
  specialClosings: z.array(z.object({ from: z.string(), to: z.string(), label: z.string() })),
  closed: z.boolean(),
  services: z.array(z.string()),
});

const card = z.object({
  title: z.string(),
  text: z.string(),
  link: linkShape,
  cta: z.string(),
  image: picture,
});

export const headerShape = z.object({
  topBar: z.object({ message: z.string(), link: linkShape }),
  logo: labelled,
  loginPrompt: z.string(),
  searchPlaceholder: z.string(),
  links: z.array(
    menuLink.extend({
      columns: z.array(z.object({ title: z.string(), links: z.array(menuLink) })),
      card: card.nullable(),
    }),
  ),
});

const titled = z.object({ title: z.string(), text: z.string() });

export const footerShape = z.object({
  logo: labelled,
  baseline: z.string(),
  links: z.array(menuLink),
  legal: z.array(menuLink),
  paymentMarks: z.array(z.object({ code: z.string(), label: z.string() })),
  reassurance: z.array(titled.extend({ icon: z.string() })),
  support: z.object({ phone: z.string(), email: z.string(), hours: z.string(), text: z.string() }),
  copyright: z.string(),
});

/** A figure with the way it was obtained, shown beside it (PRI-05). */
const claim = z.object({
  text: z.string(),
  proof: z.string(),
  source: z.string(),
  asOf: z.string(),
});

const callToAction = titled.extend({ cta: menuLink });

export const homeShape = z.object({
  seo,
  hero: z.object({
    eyebrow: z.string(),
    title: z.string(),
    lead: z.string(),
    primary: menuLink,
    secondary: menuLink,
    image: picture,
  }),
  score: claim.extend({ value: z.number(), outOf: z.number(), count: z.int() }),
  savings: claim,
  doors: z.array(
    titled.extend({ link: linkShape, animal: z.enum(['dog', 'cat']), image: picture }),
  ),
  bestSellers: z.object({
    title: z.string(),
    intro: z.string(),
    skus: z.array(z.string()),
    cta: menuLink,
  }),
  subscription: z.object({
    title: z.string(),
    intro: z.string(),
    steps: z.array(step),
    note: z.string(),
    cta: menuLink,
  }),
  guide: callToAction.extend({ nameLabel: z.string(), speciesLabel: z.string() }),
  honesty: z.object({
    title: z.string(),
    intro: z.string(),
    sku: z.string(),
    ingredients: z.array(z.object({ name: z.string(), share: z.string(), text: z.string() })),
    note: z.string(),
    image: picture,
  }),
  reviews: z.object({
    title: z.string(),
    intro: z.string(),
    notice: z.string(),
    cta: menuLink,
  }),
  onePercent: callToAction,
});

/** Document shape of each type of entry; single types have one entry, named like the type. */
export const entryShapes = {
  page: pageShape,
  landing: landingShape,
  article: articleShape,
  faq: faqShape,
  'faq-tag': faqTagShape,
  shop: shopShape,
  header: headerShape,
  footer: footerShape,
  home: homeShape,
} as const;

export type EntryType = keyof typeof entryShapes;
export type EntryDocument<T extends EntryType> = z.infer<(typeof entryShapes)[T]>;

export type PageDocument = EntryDocument<'page'>;
export type LandingDocument = EntryDocument<'landing'>;
export type ArticleDocument = EntryDocument<'article'>;
export type HomeDocument = EntryDocument<'home'>;
export type HeaderDocument = EntryDocument<'header'>;
export type FooterDocument = EntryDocument<'footer'>;
export type FaqDocument = EntryDocument<'faq'>;
export type FaqTagDocument = EntryDocument<'faq-tag'>;
export type ShopDocument = EntryDocument<'shop'>;

/**
 * A rule for a URL path (contracts §2.7). `to` is a path of this shop, or an absolute URL, which
 * causes a full page load; `appMiddleware` names what runs before the page.
 */
export const routeRule = z.object({
  path: z.string(),
  redirect: z.object({ to: z.string(), statusCode: oneOf([301, 302, 307, 308]) }).nullable(),
  appMiddleware: z.record(z.string(), z.boolean()).nullable(),
  index: z.boolean(),
  /** Cache lifetime of the response in seconds. */
  cache: z.int(),
});
export type RouteRule = z.infer<typeof routeRule>;
