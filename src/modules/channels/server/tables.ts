export interface ChannelsTable {
  code: string;
  name: string;
  hostname_setting: string;
  default_locale: string;
  currency: string;
  countries: string[];
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
