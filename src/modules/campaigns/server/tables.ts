import type { Generated, JSONColumnType } from 'kysely';
import type { CampaignAction } from '../contracts.ts';
import type { Conditions } from '../rules/index.ts';

export interface CampaignsTable {
  code: string;
  action: CampaignAction;
  configurations: JSONColumnType<Record<string, unknown>>;
  conditions: JSONColumnType<Conditions>;
  priority: Generated<number>;
  starts_on: string | null;
  ends_on: string | null;
  /** `08:00:00`, on the first day. */
  starts_at: Generated<string | null>;
  /** On the last day. */
  ends_at: Generated<string | null>;
  enabled: Generated<boolean>;
}

export interface CampaignReportsTable {
  campaign_code: string;
  day: string;
  shown: Generated<number>;
}

/** Participants of tests by version, as hashes of a random visitor id; only after consent. */
export interface AbtestVisitorsTable {
  test: string;
  visitor: Buffer;
  segment: string;
  /** Country code of the site, `FR`. */
  channel: string | null;
  seen_on: string;
  ordered_on: string | null;
}

export interface CampaignsTables {
  abtest_visitors: AbtestVisitorsTable;
  campaigns: CampaignsTable;
  campaign_reports: CampaignReportsTable;
}
