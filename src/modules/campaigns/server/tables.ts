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
  enabled: Generated<boolean>;
}

export interface CampaignReportsTable {
  campaign_code: string;
  day: string;
  shown: Generated<number>;
}

export interface CampaignsTables {
  campaigns: CampaignsTable;
  campaign_reports: CampaignReportsTable;
}
