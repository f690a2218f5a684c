import { z } from 'zod';
import type { RefusalCatalogue } from '#kit/refusal.ts';

export const refusals = {
  'campaign.unreadable': 422,
  'campaign.unknown': 404,
} as const satisfies RefusalCatalogue;

/** The only events the service is told of (CMP-12). */
export const EVENTS = ['page_view', 'view_cart', 'view_item'] as const;
export type CampaignEvent = (typeof EVENTS)[number];

/** The only actions a client honours (CMP-13). */
export const ACTIONS = [
  ...(['top_header', 'popup', 'ad_product_offer', 'ad_push_category'] as const),
  ...(['page_view_done', 'abtest'] as const),
] as const;
export type CampaignAction = (typeof ACTIONS)[number];

const short = z.string().max(255);
const name = short.nullish();

/** What happened, on which page (contracts §6). Unknown keys are ignored. */
export const eventShape = z.object({
  event: z.enum(EVENTS),
  /** Name of the storefront and its locale, `store-fr`. */
  app_name: short.min(1),
  country_version: name,
  page_template: name,
  page_path: z.string().max(2048).nullish(),
  category_1: name,
  category_2: name,
  category_3: name,
  /** Test name → segment, as the browser stored them. */
  abtests: z.record(short, short).nullish(),
  items: z
    .array(z.object({ item_id: short.nullish() }))
    .max(500)
    .nullish(),
  /** The visitor agreed to measurement: only then does anything of theirs last (PRV-05). */
  consent: z.boolean().nullish(),
});
export type CampaignVisit = z.infer<typeof eventShape>;

export const reportShape = z.object({ app_name: short.min(1) });

const answered = z.object({
  campaign: z.string(),
  configurations: z.record(z.string(), z.unknown()),
});

/** Action name → what to do (CMP-10). */
export type CampaignAnswer = Partial<Record<CampaignAction, z.infer<typeof answered>>>;
