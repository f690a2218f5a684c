import { z } from 'zod';
import { oneOf } from '#kit/described-shape.ts';
import type { RefusalCatalogue } from '#kit/refusal.ts';
import { imageShape } from '#modules/media/contracts.ts';
import { type EntryType, entryShapes, routeRule } from './contracts.ts';

export const refusals = {
  'content.unknown': 404,
  /** Somebody else saved since the form was shown. */
  'content.changed': 409,
  /** The shop itself leads to it: it keeps its name and stays on the pages. */
  'content.fixed': 422,
  /** A second person publishes it. */
  'content.review_needed': 422,
  'content.review_open': 422,
  'content.no_review': 422,
  /** Nobody is the second person for what they wrote last. */
  'content.own_text': 422,
} as const satisfies RefusalCatalogue;

export const ENTRY_TYPES = Object.keys(entryShapes) as [EntryType, ...EntryType[]];

/**
 * Not on the pages; read by a second person first; planned for a moment to come; on the pages as written; on the
 * pages while a newer version waits.
 */
export const ENTRY_STATES = ['draft', 'review', 'planned', 'published', 'changed'] as const;
export type EntryState = (typeof ENTRY_STATES)[number];

/** A link that leads to no page we know. */
export const lostLinkShape = z.object({ field: z.string(), path: z.string() });
export type LostLink = z.infer<typeof lostLinkShape>;

/** A row of the team's list of texts. */
export const teamEntryShape = z.object({
  '@id': z.string(),
  '@type': z.literal('Entry'),
  id: z.int(),
  type: z.enum(ENTRY_TYPES),
  slug: z.string(),
  locale: z.string(),
  title: z.string(),
  state: z.enum(ENTRY_STATES),
  /** Where it is read; null for what is a part of other pages. */
  address: z.string().nullable(),
  /** The shop itself leads to it: it is neither renamed nor withdrawn. */
  fixed: z.boolean(),
  /** Number of the newest version, and of the one pages show. */
  version: z.int(),
  publishedVersion: z.int().nullable(),
  publishedAt: z.string().nullable(),
  savedAt: z.string(),
  savedBy: z.string().nullable(),
  /** When a version goes on the pages, and which; when the text leaves them. */
  publishAt: z.string().nullable(),
  plannedVersion: z.int().nullable(),
  withdrawAt: z.string().nullable(),
});
export type TeamEntryShape = z.infer<typeof teamEntryShape>;

/** What an editor types: the document of its type, with Markdown where pages have HTML. */
export const sourceShape = z.record(z.string(), z.unknown());

export const REVIEW_OUTCOMES = ['approved', 'returned', 'taken_back'] as const;

export const entryReviewShape = z.object({
  version: z.int(),
  requestedBy: z.string(),
  requestedAt: z.string(),
  decidedBy: z.string().nullable(),
  decidedAt: z.string().nullable(),
  /** Null while it waits. */
  outcome: z.enum(REVIEW_OUTCOMES).nullable(),
  comment: z.string().nullable(),
});
export type EntryReviewShape = z.infer<typeof entryReviewShape>;

export const editedEntryShape = teamEntryShape.extend({
  source: sourceShape,
  lostLinks: z.array(lostLinkShape),
  /** Somebody else than its last editor publishes it: its kind asks for that, or it waits to be read. */
  readByTwo: z.boolean(),
  /** Whoever asks wrote the newest version. */
  ownText: z.boolean(),
  /** Newest first. */
  reviews: z.array(entryReviewShape),
});
export type EditedEntryShape = z.infer<typeof editedEntryShape>;

export const versionShape = z.object({
  number: z.int(),
  savedAt: z.string(),
  savedBy: z.string().nullable(),
  publishedAt: z.string().nullable(),
});
export type VersionShape = z.infer<typeof versionShape>;

export const previewShape = z.object({
  document: sourceShape,
  lostLinks: z.array(lostLinkShape),
});
export type PreviewShape = z.infer<typeof previewShape>;

export const chosenPictureShape = imageShape.extend({ name: z.string() });
export type ChosenPicture = z.infer<typeof chosenPictureShape>;

const slug = z
  .string()
  .max(80)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);

export const newEntry = z.object({
  type: z.enum(ENTRY_TYPES),
  slug,
  locale: z.string().regex(/^[a-z]{2}$/),
  source: sourceShape,
});
export const savedEntry = z.object({
  base: z.int().min(1).max(1_000_000),
  source: sourceShape,
  publish: z.boolean(),
});
/** A civil date and hour in Paris, to the minute: `2026-12-24T08:00`. */
const moment = z
  .string()
  .regex(/^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d$/)
  .refine((text) => isMoment(text))
  .nullable();
const isMoment = (text: string) => {
  try {
    Temporal.PlainDateTime.from(text, { overflow: 'reject' });
    return true;
  } catch {
    // A day there is not, such as 30 February.
    return false;
  }
};
const version = z.int().min(1).max(1_000_000);

/** Left out: what is planned to go on the pages stays as it is, of whichever version. Null: it is planned no more. */
const planned = moment.optional();

export const plannedEntry = z.object({ version, publishAt: planned, withdrawAt: moment });
export const requestedReview = z.object({ version });
export const answeredReview = z.object({
  version,
  approved: z.boolean(),
  comment: z.string().trim().max(2000).nullable(),
  publishAt: moment,
});
export const renamedEntry = z.object({ slug, redirect: z.boolean() });
export const previewed = z.object({ type: z.enum(ENTRY_TYPES), source: sourceShape });

/** What a rule may run before a page, by name (GRD-24). */
export const ROUTE_GUARDS = [
  'maintenance',
  'animals-feature',
  'guides-feature',
  'sponsorship-feature',
  'subscriptions-feature',
  'orders-feature',
] as const;

const path = z
  .string()
  .max(500)
  .regex(/^\/(?![/\\])[\x21-\x22\x24-\x3e\x40-\x5b\x5d-\x7e]*$/);

export const typedRule = z.object({
  path,
  to: z
    .string()
    .max(2000)
    .regex(/^(?:\/(?![/\\])|https:\/\/[A-Za-z0-9])[\x21-\x5b\x5d-\x7e]*$/)
    .nullable(),
  statusCode: oneOf([301, 302, 307, 308]),
  guards: z.array(z.enum(ROUTE_GUARDS)).max(ROUTE_GUARDS.length),
  index: z.boolean(),
  /** Seconds the answer may be kept. */
  cache: z.int().min(0).max(31_536_000),
  /** Said although a page stands there, which nobody sees then. */
  hides: z.boolean(),
});
export type TypedRule = z.infer<typeof typedRule>;
export const removedRule = z.object({ path });

export const teamRuleShape = routeRule.extend({
  '@id': z.string(),
  '@type': z.literal('RouteRule'),
  /** Whether a page stands at its path, which it hides. */
  hidesPage: z.boolean(),
  /** Whether it leads to a path of ours where no page is. */
  leadsNowhere: z.boolean(),
});
export type TeamRuleShape = z.infer<typeof teamRuleShape>;
