import type { Generated } from 'kysely';
import type { HostSetting } from '#kit/sites.ts';

export interface ChannelsTable {
  code: string;
  name: string;
  hostname_setting: HostSetting;
  default_locale: string;
  currency: string;
  countries: string[];
  vat_regime: 'origin' | 'oss';
  country_version: string;
  store_code: string;
  position: number;
}

export interface LocalesTable {
  code: string;
  name: string;
  active: boolean;
}

/** A single row, see migration 0020. */
export interface OfferVersionTable {
  only_row: Generated<boolean>;
  version: number;
  raised_by: string;
}

export interface ChannelsTables {
  channels: ChannelsTable;
  locales: LocalesTable;
  offer_version: OfferVersionTable;
}
