import { shortDate } from '#i18n/dates.ts';
import { words } from '#i18n/words.ts';
import type { TeamCampaignShape } from '#modules/campaigns/admin-contracts.ts';
import messages from '../messages/campaigns.fr.json';

export const t = words(messages);

/** Start and end of a campaign. */
export function datesWords({ startsOn, endsOn, startsAt, endsAt }: TeamCampaignShape): string {
  const dayAnd = (day: string, hour: string | null) =>
    hour === null ? shortDate(day) : t('dates.at', { date: shortDate(day), hour });
  const from = startsOn ? dayAnd(startsOn, startsAt) : '';
  const last = endsOn && !endsAt ? t('dates.included', { date: shortDate(endsOn) }) : '';
  const until = endsOn && endsAt ? dayAnd(endsOn, endsAt) : last;
  if (from && until) return t('dates.between', { from, until });
  if (from) return t('dates.from', { from });
  return until ? t('dates.until', { until }) : t('dates.always');
}

/** Pages and audience of a campaign, one phrase each. */
export function whereWords({ conditions }: TeamCampaignShape): string[] {
  const { countries, templates, categories, items, needsConsent } = conditions;
  const named = (area: string, codes: readonly string[]) =>
    codes.map((code) => (t.has(`${area}.${code}`) ? t.translate(`${area}.${code}`) : code));
  const phrase = (key: 'countries' | 'templates' | 'categories' | 'items', list: string[]) =>
    list.length > 0 && t(`where.${key}`, { list: list.join(', ') });
  const said = [
    phrase('countries', named('country', countries)),
    phrase('templates', named('page', templates)),
    phrase('categories', [...categories]),
    phrase('items', [...items]),
    needsConsent && t('where.needsConsent'),
  ].filter((one) => one !== false);
  return said.length > 0 ? said : [t('where.everywhere')];
}
