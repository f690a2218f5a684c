import { DELIVERY_COUNTRIES } from '#kit/countries.ts';
import { SITES } from '#kit/sites.ts';

/** From at least so much, to at most so much; both included, null: no limit. */
export interface Range {
  least: number | null;
  most: number | null;
}

/** Civil days, both included; null: no limit. */
export interface Span {
  from: string | null;
  until: string | null;
}

/** A number with a least and a most. */
const range = <U extends 'count' | 'cents' | 'days' | 'months'>(unit: U, most: number) =>
  ({ kind: 'range', unit, most }) as const;
const span = { kind: 'span' } as const;
const yesNo = { kind: 'yesNo' } as const;
/** Any of these. */
const choice = <const V extends readonly string[]>(oneOf: V) =>
  ({ kind: 'choice', oneOf }) as const;
/** Any of some codes, of a list the database has. */
const codes = (pattern: RegExp) => ({ kind: 'codes', pattern }) as const;

const MOST_DAYS = 5000;

/**
 * What a segment may ask of people, said once: the query, the form, the words and the API follow from here. Each fact is of
 * one thing. Those of animals are asked of one and the same animal, those of subscriptions of one and the same
 * subscription, those of orders of all orders together.
 */
export const FACTS = {
  person: {
    site: choice(SITES),
    /** Of the address somebody prefers. */
    country: choice(DELIVERY_COUNTRIES),
    /** First day of the account. */
    since: span,
    /** They asked for the newsletter and confirmed it. */
    newsletter: yesNo,
    /** They have a subscription that was not stopped. */
    subscriber: yesNo,
    /** SKUs of products they ordered at least once. */
    bought: codes(/^PR\d{6}$/),
  },
  orders: {
    /** Placed and not cancelled. */
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
    /** Days until the next delivery leaves. */
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
/** Name of a fact; none is of two subjects. */
export type Fact = KeysOf<Described>;

/** What a fact is compared with. */
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

/** What is asked of a fact: as its kind says. */
export type Wanted = Range | Span | boolean | readonly string[];
/** Rules of a segment: all of them hold of who is in it; none: everybody. */
export type Rules = Partial<Readonly<Record<Fact, Wanted>>>;
