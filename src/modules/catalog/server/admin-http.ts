import { z } from '@hono/zod-openapi';
import { toCivilDate } from '#kit/dates.ts';
import { getSites } from '#modules/channels/server/index.ts';
import { type AdminEnv, adminRoute, listRoute } from '#modules/staff/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { collection, ld } from '#platform/http/ld-json.ts';
import { errorResponses, ldResponse } from '#platform/http/openapi.ts';
import { pagingOf } from '#platform/http/paging.ts';
import { words } from '#refusals.ts';
import {
  PRODUCT_STATUSES,
  SPECIES,
  STOCK_STATES,
  teamProductDetailShape,
  teamProductShape,
} from '../admin-contracts.ts';
import { listProductsForTeam } from './list-for-team.ts';
import { presentTeamProduct } from './present-for-team.ts';
import { readProductForTeam } from './product-for-team.ts';

const tags = ['Catalogue'];
const ofSku = z.object({ sku: z.string().max(20) });

const listing = listRoute('catalogue.read', {
  path: '/admin/products',
  operationId: 'listAllProducts',
  summary: 'Every product, by name',
  tags,
  member: teamProductShape,
  filters: {
    search: z
      .string()
      .max(200)
      .optional()
      .openapi({ description: 'A sku, a variant code, or a part of the name' }),
    species: z.enum(SPECIES).optional(),
    category: z.string().max(200).optional().openapi({ description: 'Its path' }),
    status: z.enum(PRODUCT_STATUSES).optional(),
    stock: z.enum(STOCK_STATES).optional(),
  },
});
const reading = adminRoute('catalogue.read', {
  method: 'get',
  path: '/admin/products/{sku}',
  operationId: 'getAnyProduct',
  summary: 'A product with its formats, their stock and their prices',
  tags,
  request: { params: ofSku },
  responses: { 200: ldResponse(teamProductDetailShape, 'The product'), ...errorResponses(404) },
});

/** What the team sees of the catalogue. */
export const adminRoutes = apiRoutes<AdminEnv>(words)
  .openapi(listing, async (c) => {
    const { search, page: _page, itemsPerPage: _size, ...filter } = c.req.valid('query');
    const paging = pagingOf(c);
    const { db } = c.var.machine;
    const { rows, total } = await listProductsForTeam(db, { ...filter, words: search }, paging);
    const members = rows.map(({ total: _, ...row }) => ({
      '@id': `/api/v2/admin/products/${row.sku}`,
      '@type': 'Product',
      ...row,
    }));
    return ld(c, collection(c, 'Product', members, total, paging));
  })
  .openapi(reading, async (c) => {
    const { sku } = c.req.valid('param');
    const { db, clock } = c.var.machine;
    const product = await readProductForTeam(db, sku);
    const sites = (await getSites(db)).channels.map(({ code }) => code);
    return ld(c, presentTeamProduct(product, toCivilDate(clock.now()), sites));
  });
