import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi';
import type { MiddlewareHandler } from 'hono';
import { refuse } from '#kit/refusal.ts';
import type { ShopEnv } from '#modules/channels/server/index.ts';
import { collection, filterable, ld } from '#platform/http/ld-json.ts';
import { collectionResponse, errorResponses, ldResponse } from '#platform/http/openapi.ts';
import { idOf } from '../contracts.ts';
import { animalLists } from './lists.ts';
import { pathIn } from './present.ts';

const ONE_HOUR = 'public, max-age=3600';
const tags = ['Animal'];

/** 1 or 2, or the path of a type. */
const ofType = z.object({
  type: z
    .string()
    .regex(/^((\/api\/v2)?\/shop\/animal-types\/)?\d{1,4}$/)
    .optional()
    .openapi({ description: 'Only what concerns this type: 1 = dog, 2 = cat', example: '2' }),
});
const byId = z.object({ id: z.string() });

/** Adds two readings per list: all of it, and one member by its number (API-30, API-31). */
export function addListRoutes(
  routes: OpenAPIHono<ShopEnv>,
  whileOn: MiddlewareHandler<ShopEnv>,
): void {
  for (const list of animalLists) {
    const { name, type, shape, summary, read } = list;
    const member = (row: { id: number }) => ({
      '@id': pathIn(name, row.id),
      '@type': type,
      ...row,
    });
    const all = createRoute({
      method: 'get',
      path: `/shop/${name}`,
      operationId: `list${type}s`.replace(/ys$/, 'ies'),
      tags,
      summary,
      request: { query: ofType },
      responses: {
        200: collectionResponse(shape, summary),
        ...errorResponses(404, 422),
      },
    });
    const one = createRoute({
      method: 'get',
      path: `/shop/${name}/{id}`,
      operationId: `get${type}`,
      tags,
      summary: `One of: ${summary}`,
      request: { params: byId, query: ofType },
      responses: { 200: ldResponse(shape, summary), ...errorResponses(404, 422) },
    });
    const asked = (query: { type?: string | undefined }) =>
      query.type === undefined ? null : idOf(query.type);
    routes.use(`/shop/${name}`, whileOn);
    routes.use(`/shop/${name}/*`, whileOn);
    routes.openapi(all, async (c) => {
      const typeId = asked(c.req.valid('query'));
      const rows = await read(c.var.machine.db, { typeId, id: null });
      c.header('cache-control', ONE_HOUR);
      return ld(c, filterable(collection(c, type, rows.map(member)), Object.keys(ofType.shape)));
    });
    routes.openapi(one, async (c) => {
      const { id } = c.req.valid('param');
      const typeId = asked(c.req.valid('query'));
      const found = /^\d{1,4}$/.test(id)
        ? await read(c.var.machine.db, { typeId, id: Number(id) })
        : [];
      const [row] = found;
      if (!row) throw refuse('pet.unknown');
      c.header('cache-control', ONE_HOUR);
      return ld(c, { '@context': `/api/v2/contexts/${type}`, ...member(row) });
    });
  }
}
