import { defined } from '#kit/defined.ts';
import { ownValue } from '#kit/own-value.ts';
import type { Violation } from '#kit/refusal.ts';
import { type CampaignEdit, VARIANTS } from '../admin-contracts.ts';

type Fields = Record<string, unknown>;

/** Mandatory fields of each kind. */
const REQUIRED: Readonly<Record<string, readonly (keyof CampaignEdit)[]>> = {
  top_header: ['text', 'look'],
  exit_popup: ['title', 'text', 'discount'],
  markdown: ['title', 'text'],
  ad_product_offer: ['title', 'text', 'linkTo'],
  ad_push_category: ['title', 'text', 'linkTo'],
  abtest: ['testName'],
};

const kindOf = ({ action, popupType }: CampaignEdit) =>
  action === 'popup' ? (popupType ?? 'exit_popup') : action;

const isLink = (text: string) => /^\/(?!\/)\S*$/.test(text) || /^https:\/\/\S+$/.test(text);

/** Missing or invalid fields of the content. */
export function contentViolations(draft: CampaignEdit): Violation[] {
  const { linkTo, startsOn, endsOn, startsAt, endsAt, action, segments } = draft;
  const begins = startsOn && `${startsOn}T${startsAt ?? '00:00'}`;
  const ends = endsOn && `${endsOn}T${endsAt ?? '24:00'}`;
  const missing = (ownValue(REQUIRED, kindOf(draft)) ?? []).filter((field) => !draft[field]);
  return defined([
    ...missing.map((propertyPath) => ({ propertyPath, code: 'campaign.missing' })),
    linkTo && !isLink(linkTo) ? { propertyPath: 'linkTo', code: 'campaign.link' } : undefined,
    action === 'abtest' && segments.length < 2
      ? { propertyPath: 'segments', code: 'campaign.missing' }
      : undefined,
    begins && ends && ends <= begins
      ? { propertyPath: endsOn < startsOn ? 'endsOn' : 'endsAt', code: 'campaign.dates' }
      : undefined,
    startsAt && !startsOn ? { propertyPath: 'startsOn', code: 'campaign.missing' } : undefined,
    endsAt && !endsOn ? { propertyPath: 'endsOn', code: 'campaign.missing' } : undefined,
  ]);
}

/** Configurations of contracts §6; `stored` is the current one, whose picture is kept. */
export function configurationsOf(draft: CampaignEdit, stored: Fields): Fields {
  const { title, text, linkTo, look: variant, dismissible, categories } = draft;
  const link = linkTo ? linkOf(linkTo) : null;
  switch (draft.action) {
    case 'top_header':
      return { message: text, link, ...VARIANTS[variant ?? 'sapin'], dismissible };
    case 'popup':
      return {
        popup_type: kindOf(draft),
        popup_configuration: popupOf(draft),
        frequency: draft.frequency ?? 'once',
        delay: draft.delay ?? undefined,
      };
    case 'ad_product_offer':
    case 'ad_push_category': {
      const image = stored.image ? { image: stored.image } : {};
      const about = draft.action === 'ad_push_category' ? { category: categories[0] ?? null } : {};
      return { ...about, title, text, link, ...image, position: 0 };
    }
    case 'abtest':
      return { name: draft.testName, segments: draft.segments };
  }
}

function popupOf(draft: CampaignEdit): Fields {
  const { title, text } = draft;
  if (kindOf(draft) === 'exit_popup') return { title, text, discount: draft.discount };
  return kindOf(draft) === 'markdown' ? { title, content: text, first_level: 3 } : {};
}

function linkOf(to: string) {
  const outside = to.startsWith('https://');
  return { to, target_blank: outside, nofollow: outside };
}
