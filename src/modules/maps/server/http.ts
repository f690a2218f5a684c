import { type Context, Hono } from 'hono';
import { Cache } from '#kit/cache.ts';
import { OUTAGE_RETRY_SECONDS } from '#kit/outage.ts';
import type { AppContext } from '#registry/schema.ts';
import { FROM_ZOOM, readTile, TO_ZOOM, tileUrl } from '../rules/index.ts';
import { fetchTile, type TilePicture } from './tile-adapter.ts';

const MEGABYTE = 1024 * 1024;
const MOST_BYTES = 12 * MEGABYTE;
const ONE_DAY = 86_400;
const ONE_WEEK = 7 * ONE_DAY;
const ONE_HOUR = 'public, max-age=3600';
/** Concurrent tile requests of all visitors: a map shows about twenty. */
const MOST_AT_ONCE = 32;
const ADDRESS = /^(\d+)\/(\d+)\/(\d+)$/;

/**
 * `/map-tiles/…`: tiles of our maps at high zoom, from the map service of `MAP_TILES_URL`. Browsers
 * call only this shop, so the service learns nothing about visitors; without a service
 * `source.json` says so and maps use only their own base map (decision 0488).
 */
export function mapTileRoutes({ config, clock, log }: AppContext): Hono {
  const { MAP_TILES_URL: template, MAP_TILES_CREDIT: credit } = config;
  const fetched = new Cache<TilePicture | null>({
    name: 'map-tiles',
    mostBytes: MOST_BYTES,
    sizeOf: (picture) => picture?.bytes.byteLength ?? 0,
    lasts: { ms: ONE_WEEK * 1000, milliseconds: () => clock.now().epochMilliseconds },
  });
  const underWay = new Map<string, Promise<TilePicture | null>>();

  const fetchOnce = (key: string, url: string) => {
    const running = underWay.get(key);
    if (running) return running;
    const begun = fetchTile(url)
      .then((picture) => {
        fetched.set(key, picture);
        return picture;
      })
      .finally(() => underWay.delete(key));
    underWay.set(key, begun);
    return begun;
  };

  const routes = new Hono();
  routes.get('/map-tiles/source.json', (c) => {
    c.header('cache-control', ONE_HOUR);
    if (!template) return c.json({ tiles: null });
    return c.json({ tiles: '/map-tiles/{z}/{x}/{y}', from: FROM_ZOOM, to: TO_ZOOM, credit });
  });
  routes.get('/map-tiles/*', async (c) => {
    const key = c.req.path.slice('/map-tiles/'.length);
    const [, z = '', x = '', y = ''] = ADDRESS.exec(key) ?? [];
    const tile = readTile(z, x, y);
    if (!template || !tile) return c.text('Not Found', 404);
    const cached = fetched.get(key);
    if (cached !== undefined) return answer(c, cached);
    if (underWay.size >= MOST_AT_ONCE && !underWay.has(key)) return away(c);
    try {
      return answer(c, await fetchOnce(key, tileUrl(template, tile)));
    } catch (error) {
      log.warn({ err: error }, 'map tile missing');
      return away(c);
    }
  });
  return routes;
}

function answer(c: Context, picture: TilePicture | null): Response {
  c.header('cache-control', `public, max-age=${picture ? ONE_WEEK : ONE_DAY}`);
  if (!picture) return c.text('Not Found', 404);
  c.header('x-content-type-options', 'nosniff');
  return c.body(picture.bytes, 200, { 'content-type': picture.type });
}

/** Response without a tile: maps show their own base map meanwhile. */
function away(c: Context): Response {
  c.header('cache-control', 'no-store');
  c.header('retry-after', String(OUTAGE_RETRY_SECONDS));
  return c.text('Service Unavailable', 503);
}
