import { Cache } from '#kit/cache.ts';
import type { HostSetting, Hosts } from '#kit/sites.ts';
import type { Db, Tx } from '#registry/schema.ts';

/** A site of the shop: where it is served, what it delivers to, in what money. */
export interface Channel {
  code: string;
  name: string;
  hostnameSetting: HostSetting;
  defaultLocale: string;
  currency: string;
  /** Delivery countries, the first one preselected. */
  countries: readonly string[];
  /** VAT-04: `oss` taxes at the rate of the destination. */
  vatRegime: 'origin' | 'oss';
  countryVersion: string;
  storeCode: string;
}

export interface Locale {
  code: string;
  name: string;
  /** Spoken whatever the configuration says. */
  active: boolean;
}

interface Sites {
  channels: readonly Channel[];
  /** Every language the shop knows; see `spokenLocales`. */
  locales: readonly Locale[];
}

const sites = new Cache<Sites>({ name: 'sites', mostBytes: 1024 * 1024 });
const ALL = 'all';

/**
 * The channels in the order of their position, and the languages. They change with a migration, hence
 * with a restart: a process, which has one database, reads them once.
 */
export async function getSites(db: Db | Tx): Promise<Sites> {
  const cached = sites.get(ALL);
  if (cached) return cached;
  const read = await readSites(db);
  sites.set(ALL, read);
  return read;
}

async function readSites(db: Db | Tx): Promise<Sites> {
  const rows = await db.selectFrom('channels').selectAll().orderBy('position').execute();
  const locales = await db
    .selectFrom('locales')
    .select(['code', 'name', 'active'])
    .orderBy('code')
    .execute();
  const channels = rows.map((row) => ({
    code: row.code,
    name: row.name,
    hostnameSetting: row.hostname_setting,
    defaultLocale: row.default_locale,
    currency: row.currency,
    countries: row.countries,
    vatRegime: row.vat_regime,
    countryVersion: row.country_version,
    storeCode: row.store_code,
  }));
  return { channels, locales };
}

/** The languages the shop speaks today: French, and those the configuration names (I18-01). */
export async function spokenLocales(
  db: Db,
  { LANGUAGES }: { LANGUAGES: readonly string[] },
): Promise<readonly Locale[]> {
  const { locales } = await getSites(db);
  return locales.filter(({ code, active }) => active || LANGUAGES.includes(code.slice(0, 2)));
}

/** The channel with a code, or null. */
export async function findChannel(db: Db, code: string): Promise<Channel | null> {
  const { channels } = await getSites(db);
  return channels.find((channel) => channel.code === code) ?? null;
}

/** The channel a hostname serves; the first one for a name nobody configured. */
export async function channelOfHost(db: Db, hostname: string, config: Hosts): Promise<Channel> {
  const { channels } = await getSites(db);
  const served = channels.find((channel) => config[channel.hostnameSetting] === hostname);
  const channel = served ?? channels[0];
  if (!channel) throw new Error('The shop has no channel');
  return channel;
}
