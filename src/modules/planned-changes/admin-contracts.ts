import { z } from 'zod';
import type { RefusalCatalogue } from '#kit/refusal.ts';
import { ANSWERS, CONCERNS, NOTICE, STANDINGS } from './rules/index.ts';

/** Refusals when a change is planned or answered. */
export const refusals = {
  'planned_change.unknown': 404,
  /** The date is earlier than the notice period allows. */
  'planned_change.too_soon': 422,
  /** Another change of the same variant is pending. */
  'planned_change.overlap': 422,
  /** A price increase is announced at least a month in advance. */
  'planned_change.notice': 422,
  'planned_change.unusual_move': 422,
  /** It was applied or stopped already, so it cannot be stopped. */
  'planned_change.closed': 422,
  'planned_change.variant': 422,
  'planned_change.same_price': 422,
  /** The new price equals the old one, or a variant would replace itself. */
  'planned_change.same_variant': 422,
  'planned_change.species': 422,
  'planned_change.kind': 422,
  'planned_change.label': 422,
  'planned_change.not_sold': 422,
  /** No subscription contains it. */
  'planned_change.nobody': 422,
  /** Too late, or not one of the answers to this change. */
  'planned_change.answer': 422,
} as const satisfies RefusalCatalogue;

const line = (most: number) => z.string().trim().min(1).max(most);
const variantCode = z.string().regex(/^\d{8}$/);

const when = {
  /** First civil day on which it applies. */
  appliesOn: z.iso.date(),
  /** Days between the notice to a customer and the change. */
  noticeDays: z.int().min(NOTICE.least).max(NOTICE.most),
  /** The reason shown to customers. */
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
  /** The team confirmed a price that moves more than prices usually do. */
  confirmed: z.boolean(),
});
const replacement = z.object({
  kind: z.literal('replacement'),
  ...when,
  variantCode,
  replacedBy: variantCode,
});

/** A change of the price or the content of subscriptions, announced before it applies (reliability wishes 20, 31). */
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

/** How many subscriptions a change affects, and by how much. */
export const changeImpactShape = z.object({
  subscriptions: z.int(),
  customers: z.int(),
  /** Cents a month of these lines, before and after. */
  monthlyBefore: z.int(),
  monthlyAfter: z.int(),
  effects: z.array(effectShape),
  /** Why the change needs the customer's consent. */
  concerns: z.array(z.enum(CONCERNS)),
  /** Civil date on which the mails are sent. */
  announceOn: z.string(),
});
export type ChangeImpactShape = z.infer<typeof changeImpactShape>;

const counts = z.partialRecord(z.enum(STANDINGS), z.int());

/** A planned change, as the back office shows it. */
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
  /** Names of the products it changes. */
  title: z.string(),
  /** Number of affected subscriptions by standing. */
  standings: counts,
  touched: z.int(),
});
export type PlannedChangeShape = z.infer<typeof plannedChangeShape>;

/** A planned change with its impact as of now. */
export const plannedChangeDetailShape = plannedChangeShape.extend({
  '@context': z.string().optional(),
  impact: changeImpactShape,
});
export type PlannedChangeDetailShape = z.infer<typeof plannedChangeDetailShape>;

/** A subscription affected by a change, and the outcome for it. */
export const touchedSubscriptionShape = z.object({
  code: z.string(),
  name: z.string(),
  email: z.string(),
  standing: z.enum(STANDINGS),
  writtenAt: z.string().nullable(),
  toldAt: z.string().nullable(),
  answer: z.enum(ANSWERS).nullable(),
  answerVariant: z.string().nullable(),
  /** Why it failed, in French. */
  problem: z.string().nullable(),
  /** Difference of its lines per delivery, in cents. */
  difference: z.int(),
});
export type TouchedSubscriptionShape = z.infer<typeof touchedSubscriptionShape>;
