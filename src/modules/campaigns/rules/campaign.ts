import type { CampaignAction, CampaignEvent } from '../contracts.ts';

/** What a visit must be for a campaign to show; an empty list asks for nothing. */
export interface Conditions {
  events: readonly CampaignEvent[];
  countries: readonly string[];
  /** Route names, such as `product`. */
  templates: readonly string[];
  /** First or second category of the page, such as `chat`. */
  categories: readonly string[];
  /** Variant codes, one of which is on the page. */
  items: readonly string[];
  /** Only for visitors who agreed to measurement. */
  needsConsent: boolean;
}

export interface Campaign {
  code: string;
  action: CampaignAction;
  /** As the client reads them, by action: contracts §6. */
  configurations: Record<string, unknown>;
  conditions: Conditions;
  /** Higher first; ties by code. */
  priority: number;
}

export const NO_CONDITIONS: Conditions = {
  events: [],
  countries: [],
  templates: [],
  categories: [],
  items: [],
  needsConsent: false,
};
