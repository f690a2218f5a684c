import { z } from 'zod';
import type { RefusalCatalogue } from '#kit/refusal.ts';
import { SITE_COUNTRIES } from '#kit/sites.ts';
import { ACTIONS, EVENTS } from './contracts.ts';
import { CAMPAIGN_STATES } from './rules/team-list.ts';

/** Refusals of this module, with their HTTP status. */
export const refusals = {
  'campaign.code_taken': 422,
  'campaign.missing': 422,
  'campaign.dates': 422,
  'campaign.link': 422,
  'campaign.not_sold': 422,
} as const satisfies RefusalCatalogue;

export type CampaignState = (typeof CAMPAIGN_STATES)[number];
/** Actions the team can create; `page_view_done` is created by browsers. */
export const MADE_ACTIONS = [
  'top_header',
  'popup',
  'ad_product_offer',
  'ad_push_category',
  'abtest',
] as const;
export const POPUPS = ['exit_popup', 'markdown', 'country_wall', 'language_switcher_wall'] as const;
export const FREQUENCIES = ['once', 'visit'] as const;
export const PAGES = ['home', 'category', 'product', 'cart'] as const;
/** Colour schemes of the bar, all with sufficient contrast. */
export const VARIANTS = {
  sapin: { background: '#10362b', color: '#ffffff' },
  beurre: { background: '#ffd98a', color: '#17211d' },
  tomate: { background: '#a32a17', color: '#ffffff' },
} as const;
export type CampaignVariant = keyof typeof VARIANTS;
const variants = Object.keys(VARIANTS) as [CampaignVariant, ...CampaignVariant[]];

const word = z.string().regex(/^[A-Za-z0-9_-]{1,60}$/);
const content = {
  title: z.string().trim().max(120).nullable(),
  /** Markdown, for the bar and the text dialog. */
  text: z.string().trim().max(5000).nullable(),
  /** A path of the shop, or an https address. */
  linkTo: z.string().trim().max(500).nullable(),
  look: z.enum(variants).nullable(),
  dismissible: z.boolean(),
  popupType: z.enum(POPUPS).nullable(),
  frequency: z.enum(FREQUENCIES).nullable(),
  /** Delay in seconds. */
  delay: z.int().min(0).max(600).nullable(),
  /** Discount in cents announced by the exit popup. */
  discount: z.int().min(1).max(100_000).nullable(),
  testName: word.nullable(),
  segments: z.array(word).max(10),
};
const hour = z
  .string()
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/)
  .nullable()
  .default(null);

export const campaignEdit = z.object({
  ...content,
  action: z.enum(MADE_ACTIONS),
  startsOn: z.iso.date().nullable(),
  /** Last day, included. */
  endsOn: z.iso.date().nullable(),
  /** Times in Paris on the first and last day; null: the whole day. */
  startsAt: hour,
  endsAt: hour,
  priority: z.int().min(-1000).max(1000),
  events: z.array(z.enum(EVENTS)).max(EVENTS.length),
  countries: z.array(z.enum(SITE_COUNTRIES)).max(SITE_COUNTRIES.length),
  templates: z.array(z.enum(PAGES)).max(PAGES.length),
  /** Category slugs as in URLs: `chat`. */
  categories: z.array(z.string().regex(/^[a-z0-9-]{1,60}$/)).max(20),
  /** Codes of variants shown on the page. */
  items: z.array(z.string().regex(/^\d{8}$/)).max(50),
  needsConsent: z.boolean(),
});
export type CampaignEdit = z.infer<typeof campaignEdit>;

export const campaignDraft = campaignEdit.extend({
  code: z
    .string()
    .regex(/^[a-z0-9][a-z0-9-]{0,63}$/)
    // `nouvelle` is the URL of the form for a new campaign.
    .refine((code) => code !== 'nouvelle', { params: { code: 'campaign.code_taken' } }),
});
export type CampaignDraft = z.infer<typeof campaignDraft>;

/** A campaign, as the team reads it. */
export const teamCampaignShape = z.object({
  '@id': z.string(),
  '@type': z.literal('Campaign'),
  code: z.string(),
  action: z.enum(ACTIONS),
  state: z.enum(CAMPAIGN_STATES),
  startsOn: z.string().nullable(),
  endsOn: z.string().nullable(),
  startsAt: z.string().nullable(),
  endsAt: z.string().nullable(),
  priority: z.int(),
  /** Configuration as sent to browsers. */
  configurations: z.record(z.string(), z.unknown()),
  conditions: z.object({
    events: z.array(z.string()),
    countries: z.array(z.string()),
    templates: z.array(z.string()),
    categories: z.array(z.string()),
    items: z.array(z.string()),
    needsConsent: z.boolean(),
  }),
  /** Number of times it was shown to visitors who consented to measurement. */
  shown: z.int(),
});
export type TeamCampaignShape = z.infer<typeof teamCampaignShape>;

const interval = z.object({ low: z.number(), high: z.number() });

/** An A/B test with its versions: visitors, orders, and confidence intervals of the difference. */
export const abTestShape = z.object({
  '@type': z.literal('AbTest'),
  test: z.string(),
  /** Code of the campaign that runs it, if any. */
  campaign: z.string().nullable(),
  /** Civil date it was first seen. */
  since: z.string(),
  /** The first version is the reference. Rates between 0 and 1; 95 % confidence intervals. */
  versions: z.array(
    z.object({
      segment: z.string(),
      seen: z.int(),
      ordered: z.int(),
      rate: z.number(),
      interval,
      difference: interval.extend({ value: z.number() }).nullable(),
      isClear: z.boolean(),
    }),
  ),
});
export type AbTestShape = z.infer<typeof abTestShape>;
