import type { OpenAPIHono } from '@hono/zod-openapi';
import type { MiddlewareHandler } from 'hono';
import { refuse } from '#kit/refusal.ts';
import type { ShopEnv } from '#modules/channels/server/index.ts';
import { collection, filterable, ld } from '#platform/http/ld-json.ts';
import { route } from '#platform/http/route.ts';
import { idOf } from '../contracts.ts';
import { pathIn } from './animal-columns.ts';
import { animalLists } from './lists.ts';

const ONE_HOUR = 'public, max-age=3600';
/** Adds two operations per list: the whole list, and one member by id (API-30, API-31). */
export function addListRoutes(
  routes: OpenAPIHono<ShopEnv>,
  whileOn: MiddlewareHandler<ShopEnv>,
): void {
  for (const list of animalLists) {
    const { name, type, read } = list;
    const member = (row: { id: number }) => ({
      '@id': pathIn(name, row.id),
      '@type': type,
      ...row,
    });
    const requested = (query: { type?: string | undefined }) =>
      query.type === undefined ? null : idOf(query.type);
    routes.use(`/shop/${name}`, whileOn);
    routes.use(`/shop/${name}/*`, whileOn);
    routes.openapi(route(list.all), async (c) => {
      const typeId = requested(c.req.valid('query'));
      const rows = await read(c.var.appContext.db, { typeId, id: null });
      c.header('cache-control', ONE_HOUR);
      return ld(
        c,
        filterable(collection(c, type, rows.map(member)), Object.keys(list.all.query.shape)),
      );
    });
    routes.openapi(route(list.one), async (c) => {
      const { id } = c.req.valid('param');
      const typeId = requested(c.req.valid('query'));
      const found = /^\d{1,4}$/.test(id)
        ? await read(c.var.appContext.db, { typeId, id: Number(id) })
        : [];
      const [row] = found;
      if (!row) throw refuse('pet.unknown');
      c.header('cache-control', ONE_HOUR);
      return ld(c, { '@context': `/api/v2/contexts/${type}`, ...member(row) });
    });
  }
}
