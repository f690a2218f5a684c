import type { CampaignAnswer, CampaignVisit } from '../contracts.ts';
import type { Campaign, Conditions } from './campaign.ts';
import { segmentOf } from './segment.ts';

/**
 * The response to a visit: for each action the first matching campaign by priority, then code
 * (CMP-10, CMP-14). A visitor joins a test only after consent to measurement (PRV-05).
 */
export function chooseCampaigns(
  campaigns: readonly Campaign[],
  visit: CampaignVisit,
  visitor: string | null,
): CampaignAnswer {
  const answer: CampaignAnswer = {};
  const fitting = campaigns.filter(({ conditions }) => fits(conditions, visit)).toSorted(byRank);
  for (const campaign of fitting) {
    if (answer[campaign.action]) continue;
    const configurations =
      campaign.action === 'abtest' ? segmentOf(campaign, visit, visitor) : campaign.configurations;
    if (configurations) answer[campaign.action] = { campaign: campaign.code, configurations };
  }
  return answer;
}

const byRank = (a: Campaign, b: Campaign) =>
  b.priority - a.priority || (a.code < b.code ? -1 : a.code > b.code ? 1 : 0);

function fits(conditions: Conditions, visit: CampaignVisit): boolean {
  const { events, countries, templates, categories, items, needsConsent } = conditions;
  const shown = (visit.items ?? []).map(({ item_id }) => item_id);
  return (
    among(events, [visit.event]) &&
    among(countries, [visit.country_version]) &&
    among(templates, [visit.page_template]) &&
    among(categories, [visit.category_1, visit.category_2, visit.category_3]) &&
    among(items, shown) &&
    (!needsConsent || visit.consent === true)
  );
}

const among = (
  requested: readonly string[],
  found: readonly (string | null | undefined)[],
): boolean =>
  requested.length === 0 || found.some((value) => value != null && requested.includes(value));
