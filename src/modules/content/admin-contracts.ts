import { z } from 'zod';
import { civilMoment } from '#kit/civil-moment.ts';
import { oneOf } from '#kit/described-shape.ts';
import type { RefusalCatalogue } from '#kit/refusal.ts';
import { imageShape } from '#modules/media/contracts.ts';
import { type EntryType, entryShapes, routeRule } from './contracts.ts';

export const refusals = {
  'content.unknown': 404,
  /** Somebody else saved since the form was loaded. */
  'content.changed': 409,
  /** The shop has fixed links to it: it cannot be renamed or withdrawn. */
  'content.fixed': 422,
  /** A second person has to publish it. */
  'content.review_needed': 422,
  'content.review_open': 422,
  'content.no_review': 422,
  /** The author of the latest version cannot be the reviewer. */
  'content.own_text': 422,
} as const satisfies RefusalCatalogue;

export const ENTRY_TYPES = Object.keys(entryShapes) as [EntryType, ...EntryType[]];

/** Not published; awaiting review; scheduled; published; published with a newer unpublished version. */
export const ENTRY_STATES = ['draft', 'review', 'planned', 'published', 'changed'] as const;
export type EntryState = (typeof ENTRY_STATES)[number];

/** A link to a page that does not exist. */
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
  /** URL path of its page; null for a part of other pages. */
  address: z.string().nullable(),
  /** The shop has fixed links to it: it cannot be renamed or withdrawn. */
  fixed: z.boolean(),
  /** Number of the latest version, and of the published one. */
  version: z.int(),
  publishedVersion: z.int().nullable(),
  publishedAt: z.string().nullable(),
  savedAt: z.string(),
  savedBy: z.string().nullable(),
  /** Scheduled publication and its version; scheduled withdrawal. */
  publishAt: z.string().nullable(),
  plannedVersion: z.int().nullable(),
  withdrawAt: z.string().nullable(),
});
export type TeamEntryShape = z.infer<typeof teamEntryShape>;

/** What an editor enters: the document of its type, with Markdown in place of HTML. */
export const sourceShape = z.record(z.string(), z.unknown());

export const REVIEW_OUTCOMES = ['approved', 'returned', 'taken_back'] as const;

export const entryReviewShape = z.object({
  version: z.int(),
  requestedBy: z.string(),
  requestedAt: z.string(),
  decidedBy: z.string().nullable(),
  decidedAt: z.string().nullable(),
  /** Null while the review is open. */
  outcome: z.enum(REVIEW_OUTCOMES).nullable(),
  comment: z.string().nullable(),
});
export type EntryReviewShape = z.infer<typeof entryReviewShape>;

export const editedEntryShape = teamEntryShape.extend({
  source: sourceShape,
  lostLinks: z.array(lostLinkShape),
  /** Somebody other than the last editor must publish it: its type requires that, or a review is open. */
  readByTwo: z.boolean(),
  /** The caller wrote the latest version. */
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
const moment = civilMoment.nullable();
const version = z.int().min(1).max(1_000_000);

/** Omitted: the scheduled publication is not changed, whatever its version. Null: it is cancelled. */
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

/** Names of the guards a rule may run before a page (GRD-24). */
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
  /** Cache lifetime of the response in seconds. */
  cache: z.int().min(0).max(31_536_000),
  /** The user confirmed that the rule hides an existing page. */
  hides: z.boolean(),
});
export type TypedRule = z.infer<typeof typedRule>;
export const removedRule = z.object({ path });

export const teamRuleShape = routeRule.extend({
  '@id': z.string(),
  '@type': z.literal('RouteRule'),
  /** Whether an existing page at its path is hidden by it. */
  hidesPage: z.boolean(),
  /** Whether its target is a path of this shop without a page. */
  leadsNowhere: z.boolean(),
});
export type TeamRuleShape = z.infer<typeof teamRuleShape>;
