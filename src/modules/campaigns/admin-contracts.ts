import { z } from 'zod';
import type { RefusalCatalogue } from '#kit/refusal.ts';
import { SITE_COUNTRIES } from '#kit/sites.ts';
import { ACTIONS, EVENTS } from './contracts.ts';
import { CAMPAIGN_STATES } from './rules/team-list.ts';

/** What the team may be refused. */
export const refusals = {
  'campaign.code_taken': 422,
  'campaign.missing': 422,
  'campaign.dates': 422,
  'campaign.link': 422,
  'campaign.not_sold': 422,
} as const satisfies RefusalCatalogue;

export type CampaignState = (typeof CAMPAIGN_STATES)[number];
/** What the team makes; `page_view_done` is made by browsers. */
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
/** Colours of the bar, each pair of them readable. */
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
  /** Markdown in the bar and in a text dialog. */
  text: z.string().trim().max(5000).nullable(),
  /** A path of the shop, or an https address. */
  linkTo: z.string().trim().max(500).nullable(),
  look: z.enum(variants).nullable(),
  dismissible: z.boolean(),
  popupType: z.enum(POPUPS).nullable(),
  frequency: z.enum(FREQUENCIES).nullable(),
  /** Seconds. */
  delay: z.int().min(0).max(600).nullable(),
  /** Cents the exit popup announces. */
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
  /** Last day included. */
  endsOn: z.iso.date().nullable(),
  /** Hours in Paris, of the first day and of the last one; null: the whole day. */
  startsAt: hour,
  endsAt: hour,
  priority: z.int().min(-1000).max(1000),
  events: z.array(z.enum(EVENTS)).max(EVENTS.length),
  countries: z.array(z.enum(SITE_COUNTRIES)).max(SITE_COUNTRIES.length),
  templates: z.array(z.enum(PAGES)).max(PAGES.length),
  /** As they stand in addresses: `chat`. */
  categories: z.array(z.string().regex(/^[a-z0-9-]{1,60}$/)).max(20),
  /** Codes of variants on the page. */
  items: z.array(z.string().regex(/^\d{8}$/)).max(50),
  needsConsent: z.boolean(),
});
export type CampaignEdit = z.infer<typeof campaignEdit>;

export const campaignDraft = campaignEdit.extend({
  code: z
    .string()
    .regex(/^[a-z0-9][a-z0-9-]{0,63}$/)
    // The address of the form for a new one.
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
  /** As browsers get them. */
  configurations: z.record(z.string(), z.unknown()),
  conditions: z.object({
    events: z.array(z.string()),
    countries: z.array(z.string()),
    templates: z.array(z.string()),
    categories: z.array(z.string()),
    items: z.array(z.string()),
    needsConsent: z.boolean(),
  }),
  /** How often it was shown to visitors who agreed to be counted. */
  shown: z.int(),
});
export type TeamCampaignShape = z.infer<typeof teamCampaignShape>;

const interval = z.object({ low: z.number(), high: z.number() });

/** A test with its versions: who saw each, who ordered since, and how sure the difference is. */
export const abTestShape = z.object({
  '@type': z.literal('AbTest'),
  test: z.string(),
  /** The campaign that runs it, while there is one. */
  campaign: z.string().nullable(),
  /** First civil day anybody saw it. */
  since: z.string(),
  /** The first one is what the others are compared with. Shares of one; intervals of 95 %. */
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
