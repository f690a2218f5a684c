import { z } from 'zod';
import type { RefusalCatalogue } from '#kit/refusal.ts';
import { ANSWERS, CONCERNS, NOTICE, STANDINGS } from './rules/index.ts';

/** What planning a change, or answering one, may be refused with. */
export const refusals = {
  'planned_change.unknown': 404,
  /** Sooner than its notice allows. */
  'planned_change.too_soon': 422,
  /** Another change of the same variant waits. */
  'planned_change.overlap': 422,
  /** Customers are told of a rise a month before at least. */
  'planned_change.notice': 422,
  'planned_change.unusual_move': 422,
  /** It applied, or was stopped: it is not to be stopped any more. */
  'planned_change.closed': 422,
  'planned_change.variant': 422,
  'planned_change.same_price': 422,
  /** The new price is the old one, or the variant itself. */
  'planned_change.same_variant': 422,
  'planned_change.species': 422,
  'planned_change.kind': 422,
  'planned_change.label': 422,
  'planned_change.not_sold': 422,
  /** No subscription holds it. */
  'planned_change.nobody': 422,
  /** Too late, or not one of the answers to this change. */
  'planned_change.answer': 422,
} as const satisfies RefusalCatalogue;

const line = (most: number) => z.string().trim().min(1).max(most);
const variantCode = z.string().regex(/^\d{8}$/);

const when = {
  /** First civil day it applies. */
  appliesOn: z.iso.date(),
  /** Days each customer is told before. */
  noticeDays: z.int().min(NOTICE.least).max(NOTICE.most),
  /** Why, as customers read it. */
  reason: line(600),
};

const priceChange = z.object({
  kind: z.literal('price'),
  ...when,
  channels: z.array(z.string().max(20)).min(1).max(10),
  /** One-off prices in cents, tax included; the subscription price follows (BIZ-06). */
  prices: z
    .array(z.object({ variantCode, cents: z.int().min(1).max(1_000_000) }))
    .min(1)
    .max(200),
  /** They know one moves further than prices usually do. */
  confirmed: z.boolean(),
});
const replacement = z.object({
  kind: z.literal('replacement'),
  ...when,
  variantCode,
  replacedBy: variantCode,
});

/** A change of what subscriptions pay or hold, to be announced first (reliability wishes 20, 31). */
export const changePlan = z.discriminatedUnion('kind', [priceChange, replacement]);
export type ChangePlan = z.infer<typeof changePlan>;

const effectShape = z.object({
  variantCode: z.string(),
  productName: z.string(),
  variantName: z.string(),
  channel: z.string(),
  /** Cents a piece costs on subscription, before and after. */
  before: z.int(),
  after: z.int(),
});

/** How far a change goes. */
export const changeImpactShape = z.object({
  subscriptions: z.int(),
  customers: z.int(),
  /** Cents a month of these lines, before and after. */
  monthlyBefore: z.int(),
  monthlyAfter: z.int(),
  effects: z.array(effectShape),
  /** Why silence is no yes. */
  concerns: z.array(z.enum(CONCERNS)),
  /** Civil date the mails go out. */
  announceOn: z.string(),
});
export type ChangeImpactShape = z.infer<typeof changeImpactShape>;

const counts = z.partialRecord(z.enum(STANDINGS), z.int());

/** A planned change as the team follows it. */
export const plannedChangeShape = z.object({
  '@id': z.string(),
  '@type': z.literal('PlannedChange'),
  id: z.int(),
  kind: z.enum(['price', 'replacement']),
  state: z.enum(['planned', 'applied', 'stopped']),
  reason: z.string(),
  noticeDays: z.int(),
  announceOn: z.string(),
  appliesOn: z.string(),
  concerns: z.array(z.enum(CONCERNS)),
  staffName: z.string(),
  createdAt: z.string(),
  closedAt: z.string().nullable(),
  /** Names of what it is about. */
  title: z.string(),
  /** Subscriptions it touches, by how each stands. */
  standings: counts,
  touched: z.int(),
});
export type PlannedChangeShape = z.infer<typeof plannedChangeShape>;

/** The same with how far it goes now. */
export const plannedChangeDetailShape = plannedChangeShape.extend({
  '@context': z.string().optional(),
  impact: changeImpactShape,
});
export type PlannedChangeDetailShape = z.infer<typeof plannedChangeDetailShape>;

/** A subscription a change touches, and what became of it. */
export const touchedSubscriptionShape = z.object({
  code: z.string(),
  name: z.string(),
  email: z.string(),
  standing: z.enum(STANDINGS),
  writtenAt: z.string().nullable(),
  toldAt: z.string().nullable(),
  answer: z.enum(ANSWERS).nullable(),
  answerVariant: z.string().nullable(),
  /** Why it failed, in words. */
  problem: z.string().nullable(),
  /** Cents its lines cost more or less a delivery. */
  difference: z.int(),
});
export type TouchedSubscriptionShape = z.infer<typeof touchedSubscriptionShape>;
