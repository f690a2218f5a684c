export interface ChannelsTable {
  code: string;
  name: string;
  hostname_setting: 'FR_HOST' | 'BE_HOST';
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

export interface ChannelsTables {
  channels: ChannelsTable;
  locales: LocalesTable;
}
