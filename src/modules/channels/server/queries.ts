import type { Db } from '#schema.ts';

/** A site of the shop: where it is served, what it delivers to, in what money. */
export interface Channel {
  code: string;
  name: string;
  hostnameSetting: 'FR_HOST' | 'BE_HOST';
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
}

interface Sites {
  channels: readonly Channel[];
  /** Only the languages the shop speaks today. */
  locales: readonly Locale[];
}

/** Channels and languages change with a migration, hence with a restart: read once per database. */
const known = new WeakMap<Db, Promise<Sites>>();

/** The channels in the order of their position, and the active languages. */
export function getSites(db: Db): Promise<Sites> {
  const before = known.get(db);
  if (before) return before;
  const reading = readSites(db);
  known.set(db, reading);
  reading.catch(() => known.delete(db));
  return reading;
}

async function readSites(db: Db): Promise<Sites> {
  const rows = await db.selectFrom('channels').selectAll().orderBy('position').execute();
  const locales = await db
    .selectFrom('locales')
    .select(['code', 'name'])
    .where('active', '=', true)
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

/** The channel with a code, or null. */
export async function findChannel(db: Db, code: string): Promise<Channel | null> {
  const { channels } = await getSites(db);
  return channels.find((channel) => channel.code === code) ?? null;
}

/** The channel a hostname serves; the first one for a name nobody configured. */
export async function channelOfHost(
  db: Db,
  hostname: string,
  config: { FR_HOST: string; BE_HOST: string },
): Promise<Channel> {
  const { channels } = await getSites(db);
  const served = channels.find((channel) => config[channel.hostnameSetting] === hostname);
  const channel = served ?? channels[0];
  if (!channel) throw new Error('The shop has no channel');
  return channel;
}
