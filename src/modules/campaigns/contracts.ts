import { z } from 'zod';
import { named } from '#kit/described-shape.ts';
import type { RefusalCatalogue } from '#kit/refusal.ts';

export const refusals = {
  'campaign.unreadable': 422,
  'campaign.unknown': 404,
} as const satisfies RefusalCatalogue;

/** The only events sent to the service (CMP-12). */
export const EVENTS = ['page_view', 'view_cart', 'view_item'] as const;
export type CampaignEvent = (typeof EVENTS)[number];

/** The only actions clients execute (CMP-13). */
export const ACTIONS = [
  'top_header',
  'popup',
  'ad_product_offer',
  'ad_push_category',
  'page_view_done',
  'abtest',
] as const;
export type CampaignAction = (typeof ACTIONS)[number];

const short = z.string().max(255);
const name = short.nullish();

/** Event and page of a visit (contracts §6). Unknown keys are ignored. */
export const eventShape = z.object({
  event: z.enum(EVENTS).describe('What the visitor does'),
  app_name: short.min(1).describe('Name of the storefront and its locale, `store-fr`'),
  country_version: name,
  page_template: name,
  page_path: z.string().max(2048).nullish(),
  category_1: name,
  category_2: name,
  category_3: name,
  abtests: z
    .record(short, short)
    .nullish()
    .describe('Test name → segment, as the browser stored them'),
  items: z
    .array(z.object({ item_id: short.nullish() }))
    .max(500)
    .nullish(),
  consent: z
    .boolean()
    .nullish()
    .describe('The visitor agreed to measurement: only then does anything of theirs last (PRV-05)'),
});
export type CampaignVisit = z.infer<typeof eventShape>;

export const reportShape = z.object({ app_name: short.min(1) });

/** Configuration by action name (CMP-10). */
export const answerShape = named(
  'CampaignAnswer',
  'What to do, by action.',
  z.partialRecord(
    z.enum(ACTIONS),
    z.object({
      campaign: z.string().describe('Its code, to report it by'),
      configurations: z.record(z.string(), z.unknown()).describe('What it shows, and how'),
    }),
  ),
);
export type CampaignAnswer = z.infer<typeof answerShape>;
