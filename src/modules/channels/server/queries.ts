import { Cache } from '#kit/cache.ts';
import type { HostSetting, Hosts } from '#kit/sites.ts';
import type { Db, Tx } from '#registry/schema.ts';

/** A site of the shop: its hosts, delivery countries and currency. */
export interface Channel {
  code: string;
  name: string;
  hostnameSetting: HostSetting;
  defaultLocale: string;
  currency: string;
  /** Delivery countries, the default first. */
  countries: readonly string[];
  /** VAT-04: with `oss`, the rate of the destination country applies. */
  vatRegime: 'origin' | 'oss';
  countryVersion: string;
  storeCode: string;
}

export interface Locale {
  code: string;
  name: string;
  /** Enabled regardless of the configuration. */
  active: boolean;
}

interface Sites {
  channels: readonly Channel[];
  /** All supported languages; see `spokenLocales`. */
  locales: readonly Locale[];
}

const sites = new Cache<Sites>({ name: 'sites', mostBytes: 1024 * 1024 });
const ALL = 'all';

/**
 * Channels by position, and languages. They change only by migration, which implies a restart, so
 * each process reads them once.
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

/** Enabled languages: French, and those in the configuration (I18-01). */
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

/** The channel of a hostname; the first one for an unknown host. */
export async function channelOfHost(db: Db, hostname: string, config: Hosts): Promise<Channel> {
  const { channels } = await getSites(db);
  const served = channels.find((channel) => config[channel.hostnameSetting] === hostname);
  const channel = served ?? channels[0];
  if (!channel) throw new Error('The shop has no channel');
  return channel;
}
