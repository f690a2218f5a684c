import type { CampaignAction, CampaignEvent } from '../contracts.ts';

/** Conditions a visit must meet; an empty list means no condition. */
export interface Conditions {
  events: readonly CampaignEvent[];
  countries: readonly string[];
  /** Route names, such as `product`. */
  templates: readonly string[];
  /** First-level or second-level category of the page, such as `chat`. */
  categories: readonly string[];
  /** Variant codes; at least one must be on the page. */
  items: readonly string[];
  /** Only for visitors who consented to measurement. */
  needsConsent: boolean;
}

export interface Campaign {
  code: string;
  action: CampaignAction;
  /** Configuration by action, as clients read it: contracts §6. */
  configurations: Record<string, unknown>;
  conditions: Conditions;
  /** Higher first; ties are broken by code. */
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
