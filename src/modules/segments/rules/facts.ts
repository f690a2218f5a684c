import { DELIVERY_COUNTRIES } from '#kit/countries.ts';
import { SITES } from '#kit/sites.ts';

/** A range with inclusive limits; null means no limit. */
export interface Range {
  least: number | null;
  most: number | null;
}

/** Civil days, inclusive; null means no limit. */
export interface Span {
  from: string | null;
  until: string | null;
}

/** A number with optional minimum and maximum. */
const range = <U extends 'count' | 'cents' | 'days' | 'months'>(unit: U, most: number) =>
  ({ kind: 'range', unit, most }) as const;
const span = { kind: 'span' } as const;
const yesNo = { kind: 'yesNo' } as const;
/** Any of these values. */
const choice = <const V extends readonly string[]>(oneOf: V) =>
  ({ kind: 'choice', oneOf }) as const;
/** Any of some codes that must exist in the database. */
const codes = (pattern: RegExp) => ({ kind: 'codes', pattern }) as const;

const MOST_DAYS = 5000;

/**
 * All facts a segment can test. Query, form, texts and API are derived from this list. Each fact has one subject.
 * Facts about animals apply to one and the same animal, those about subscriptions to one and the same subscription,
 * and those about orders to all orders together.
 */
export const FACTS = {
  person: {
    site: choice(SITES),
    /** Country of the default address. */
    country: choice(DELIVERY_COUNTRIES),
    /** First day of the account. */
    since: span,
    /** Confirmed subscription to the newsletter. */
    newsletter: yesNo,
    /** Has a subscription that is not stopped. */
    subscriber: yesNo,
    /** SKUs ordered at least once. */
    bought: codes(/^PR\d{6}$/),
  },
  orders: {
    /** Number of placed orders, without cancelled ones. */
    orders: range('count', 10_000),
    spent: range('cents', 100_000_000),
    /** Days since the last one. */
    lastOrder: range('days', MOST_DAYS),
    lastOrderOn: span,
  },
  animal: {
    species: choice(['dog', 'cat']),
    breed: codes(/^[a-z0-9][a-z0-9_-]{0,59}$/),
    age: range('months', 600),
    sterilised: yesNo,
    feed: choice(['croquettes', 'patee', 'menagere', 'cru', 'friandises']),
  },
  subscription: {
    state: choice(['running', 'paused', 'payment_failed', 'stopped']),
    /** Days between two deliveries. */
    frequency: range('days', 200),
    /** Days until the next dispatch. */
    nextDelivery: range('days', 400),
    deliveries: range('count', 10_000),
  },
} as const;

export type Subject = keyof typeof FACTS;
export const SUBJECTS = Object.keys(FACTS) as readonly Subject[];

type Described = {
  [S in Subject]: (typeof FACTS)[S];
}[Subject];
type KeysOf<T> = T extends T ? keyof T : never;
/** Name of a fact, unique over all subjects. */
export type Fact = KeysOf<Described>;

/** Type of the condition on a fact. */
export type Description =
  | {
      readonly kind: 'range';
      readonly unit: 'count' | 'cents' | 'days' | 'months';
      readonly most: number;
    }
  | { readonly kind: 'span' }
  | { readonly kind: 'yesNo' }
  | { readonly kind: 'choice'; readonly oneOf: readonly string[] }
  | { readonly kind: 'codes'; readonly pattern: RegExp };

/** The facts of a subject, in order. */
export const factsOf = (subject: Subject): readonly (readonly [Fact, Description])[] =>
  Object.entries(FACTS[subject]) as [Fact, Description][];

export const EVERY_FACT = SUBJECTS.flatMap(factsOf);

/** The condition on a fact, according to its kind. */
export type Wanted = Range | Span | boolean | readonly string[];
/** Rules of a segment: a member meets all of them; no rules means everybody. */
export type Rules = Partial<Readonly<Record<Fact, Wanted>>>;
