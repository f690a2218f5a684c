import type { MiddlewareHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { answeringIn } from '#i18n/spoken.server.ts';
import { DEFAULTS } from '#kit/sites.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { collection, ld } from '#platform/http/ld-json.ts';
import { route } from '#platform/http/route.ts';
import { words } from '#registry/refusals.ts';
import * as operations from '../operations.ts';
import { presentChannel, presentCountry, presentCurrency, presentLocale } from './present.ts';
import { channelOfHost, findChannel, getSites, spokenLocales } from './queries.ts';
import type { ShopEnv } from './shop-env.ts';

const notFound = () => new HTTPException(404, { message: 'Not Found' });

/** Query parameters for site and language, accepted by every operation. */
export const chosenByQuery = [
  {
    name: 'channelCode',
    description: 'The site; without it, the one whose host name is called. Unknown: 404.',
    example: DEFAULTS.site,
  },
  {
    name: 'locale',
    description: 'The language of texts; unknown: the language of the site.',
    example: 'fr_FR',
  },
];

const READS = new Set(['GET', 'HEAD']);

/**
 * Sets `channel` and `locale` of a shop API request: query `channelCode` (unknown → 404, absent →
 * the site of the host), query `locale`, else Accept-Language, else the channel's own (contracts
 * §1.1). Texts of the response are in that language.
 */
export const inChannel: MiddlewareHandler<ShopEnv> = async (c, next) => {
  // PostgreSQL rejects the NUL character in any text.
  if (/%00/.test(c.req.url)) throw new HTTPException(400, { message: 'Invalid character' });
  const { db, config } = c.var.appContext;
  const code = c.req.query('channelCode');
  const channel = code
    ? await findChannel(db, code)
    : await channelOfHost(db, new URL(c.req.url).hostname, config);
  if (!channel) throw notFound();
  const locales = await spokenLocales(db, config);
  const codes = locales.map((locale) => locale.code);
  const query = c.req.query('locale');
  const preferred = query ? [query] : accepted(c.req.header('accept-language'));
  const locale = preferred.map((tag) => match(tag, codes)).find(Boolean) ?? channel.defaultLocale;
  c.set('channel', channel);
  c.set('locale', locale);
  await answeringIn(locale, READS.has(c.req.method), next);
};

/** Parses `fr-BE;q=0.8, nl` to `['nl', 'fr-BE']`, most preferred first. */
const accepted = (header = '') =>
  header
    .split(',')
    .map((part) => {
      const [tag = '', quality] = part.trim().split(/;\s*q=/);
      return { tag, quality: quality ? Number(quality) : 1 };
    })
    .toSorted((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag);

const match = (tag: string, codes: readonly string[]) => {
  const wanted = tag.replace('-', '_').toLowerCase();
  return (
    codes.find((code) => code.toLowerCase() === wanted) ??
    codes.find((code) => code.slice(0, 2) === wanted.slice(0, 2))
  );
};

const named = <T extends { code: string }>(items: readonly T[], code: string): T => {
  const found = items.find((item) => item.code === code);
  if (!found) throw notFound();
  return found;
};

const topLevel = <T extends { '@type': string }>(item: T) => ({
  '@context': `/api/v2/contexts/${item['@type']}`,
  ...item,
});

/** Reference data of contracts §1.12. */
export const shopRoutes = apiRoutes<ShopEnv>(words)
  .openapi(route(operations.listChannels), async (c) => {
    const locales = await spokenLocales(c.var.appContext.db, c.var.appContext.config);
    return ld(c, collection(c, 'Channel', [presentChannel(c.var.channel, locales)]));
  })
  .openapi(route(operations.getChannel), async (c) => {
    const { db, config } = c.var.appContext;
    const { channels } = await getSites(db);
    const locales = await spokenLocales(db, config);
    const channel = named(channels, c.req.valid('param').code);
    return ld(c, topLevel(presentChannel(channel, locales)));
  })
  .openapi(route(operations.listCountries), (c) =>
    ld(c, collection(c, 'Country', c.var.channel.countries.map(presentCountry))),
  )
  .openapi(route(operations.getCountry), (c) => {
    const countries = c.var.channel.countries.map(presentCountry);
    return ld(c, topLevel(named(countries, c.req.valid('param').code)));
  })
  .openapi(route(operations.listLocales), async (c) => {
    const locales = await spokenLocales(c.var.appContext.db, c.var.appContext.config);
    return ld(c, collection(c, 'Locale', locales.map(presentLocale)));
  })
  .openapi(route(operations.getLocale), async (c) => {
    const locales = await spokenLocales(c.var.appContext.db, c.var.appContext.config);
    return ld(c, topLevel(presentLocale(named(locales, c.req.valid('param').code))));
  })
  .openapi(route(operations.listCurrencies), (c) =>
    ld(c, collection(c, 'Currency', [presentCurrency(c.var.channel.currency)])),
  )
  .openapi(route(operations.getCurrency), (c) => {
    const currencies = [presentCurrency(c.var.channel.currency)];
    return ld(c, topLevel(named(currencies, c.req.valid('param').code)));
  });
