import { decimal } from '#i18n/numbers.ts';
import { defined } from '#kit/defined.ts';
import { SITE_COUNTRIES } from '#kit/sites.ts';
import {
  campaignDraft,
  campaignEdit,
  PAGES,
  type TeamCampaignShape,
  VARIANTS,
} from '#modules/campaigns/admin-contracts.ts';
import { EVENTS } from '#modules/campaigns/contracts.ts';
import { boxOf } from '../parts/form-section.ts';
import { typedAmount } from '../parts/typed-amount.ts';
import { t } from './campaigns-words.ts';

const read = { discount: typedAmount.pipe(campaignEdit.shape.discount) };

/** The parsed form of a campaign; see `typedCampaign`. */
export const typedEdit = campaignEdit.extend(read);
export const typedDraft = campaignDraft.extend(read);

const several = (text: string | undefined) => (text ?? '').split(/[\s,;]+/).filter(Boolean);

function whole(text: string | undefined): number | string | null {
  const typed = text?.trim() ?? '';
  if (typed === '') return null;
  return /^-?\d{1,6}$/.test(typed) ? Number(typed) : typed;
}

/**
 * The form's fields as input of its schema; fields the selected kind does not have are left out.
 */
export function typedCampaign(values: Readonly<Record<string, string>>) {
  const isTicked = (name: string) => values[name] !== undefined;
  const text = (name: string) => values[name]?.trim() || null;
  const { action, popupType } = values;
  const isPopup = action === 'popup';
  const isExit = isPopup && popupType === 'exit_popup';
  return {
    code: text('code') ?? '',
    action,
    title: text('title'),
    text: text('text'),
    linkTo: text('linkTo'),
    look: action === 'top_header' ? text('look') : null,
    dismissible: isTicked('dismissible'),
    popupType: isPopup ? text('popupType') : null,
    frequency: isPopup ? text('frequency') : null,
    delay: isPopup ? whole(values.delay) : null,
    discount: isExit ? (values.discount ?? '') : '',
    testName: action === 'abtest' ? text('testName') : null,
    segments: action === 'abtest' ? several(values.segments) : [],
    startsOn: text('startsOn'),
    endsOn: text('endsOn'),
    startsAt: text('startsAt'),
    endsAt: text('endsAt'),
    priority: whole(values.priority) ?? 0,
    events: EVENTS.filter((one) => isTicked(boxOf('event', one))),
    countries: SITE_COUNTRIES.filter((one) => isTicked(boxOf('country', one))),
    templates: PAGES.filter((one) => isTicked(boxOf('page', one))),
    categories: several(values.categories?.toLowerCase()),
    items: several(values.items),
    needsConsent: isTicked('needsConsent'),
  };
}

interface Configurations {
  title?: string;
  text?: string;
  message?: string;
  link?: { to: string } | null;
  background?: string;
  popup_type?: string;
  popup_configuration?: { title?: string; text?: string; content?: string; discount?: number };
  frequency?: string;
  delay?: number;
  name?: string;
  segments?: readonly string[];
}

/** Initial values of the form's fields. */
export function campaignValues(campaign: TeamCampaignShape | null): Record<string, string | null> {
  const usual = { action: 'top_header', look: 'sapin', popupType: 'exit_popup', frequency: 'once' };
  if (campaign === null) return { ...usual, priority: '0' };
  const configurations = campaign.configurations as Configurations;
  const popup = configurations.popup_configuration ?? {};
  const variant = Object.entries(VARIANTS).find(
    ([, one]) => one.background === configurations.background,
  )?.[0];
  const { categories, items } = campaign.conditions;
  return {
    action: campaign.action,
    look: variant ?? usual.look,
    popupType: configurations.popup_type ?? usual.popupType,
    frequency: configurations.frequency ?? usual.frequency,
    title: configurations.title ?? popup.title ?? null,
    text: configurations.message ?? configurations.text ?? popup.content ?? popup.text ?? null,
    linkTo: configurations.link?.to ?? null,
    delay: configurations.delay === undefined ? null : String(configurations.delay),
    discount: popup.discount === undefined ? null : decimal(popup.discount / 100),
    testName: configurations.name ?? null,
    segments: (configurations.segments ?? []).join(' '),
    startsOn: campaign.startsOn,
    endsOn: campaign.endsOn,
    startsAt: campaign.startsAt,
    endsAt: campaign.endsAt,
    priority: String(campaign.priority),
    categories: categories.join(' '),
    items: items.join(' '),
  };
}

/** The form's values of a campaign, checkboxes included, to tell the user what somebody else changed meanwhile. */
export function seenCampaign(campaign: TeamCampaignShape): Record<string, string | null> {
  const { events, countries, templates, needsConsent } = campaign.conditions;
  const { dismissible } = campaign.configurations as { dismissible?: boolean };
  return {
    ...campaignValues(campaign),
    events: events.map((one) => t.translate(`event.${one}`)).join(', '),
    countries: countries.map((one) => t.translate(`country.${one}`)).join(', '),
    templates: templates.map((one) => t.translate(`page.${one}`)).join(', '),
    needsConsent: needsConsent ? t('form.needsConsent') : null,
    dismissible: dismissible === false ? null : t('form.dismissible'),
  };
}

/** Whether a checkbox is ticked: as submitted, else as saved. */
export function tickedIn(
  sent: Readonly<Record<string, string>> | null,
  campaign: TeamCampaignShape | null,
): (name: string) => boolean {
  if (sent) return (name) => sent[name] !== undefined;
  if (campaign === null)
    return (name) => ['dismissible', boxOf('event', 'page_view')].includes(name);
  const { events, countries, templates, needsConsent } = campaign.conditions;
  const closable = (campaign.configurations as { dismissible?: boolean }).dismissible !== false;
  const ticked = new Set(
    defined<string>([
      ...events.map((one) => boxOf('event', one)),
      ...countries.map((one) => boxOf('country', one)),
      ...templates.map((one) => boxOf('page', one)),
      needsConsent ? 'needsConsent' : undefined,
      closable ? 'dismissible' : undefined,
    ]),
  );
  return (name) => ticked.has(name);
}
