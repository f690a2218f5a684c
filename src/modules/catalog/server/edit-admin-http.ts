import { z } from '@hono/zod-openapi';
import { type AdminEnv, actAsStaff, adminRoute } from '#modules/staff/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { ld } from '#platform/http/ld-json.ts';
import { emptyResponse, errorResponses, jsonBody, ldResponse } from '#platform/http/openapi.ts';
import { words } from '#refusals.ts';
import { copiedProduct, productChanges, productName } from '../admin-contracts.ts';
import { copyProduct } from './copy-product.ts';
import { editProduct } from './edit-product.ts';

const tags = ['Catalogue'];
const ofSku = z.object({ sku: z.string().max(20) });

const editing = adminRoute('catalogue.manage', {
  method: 'put',
  path: '/admin/products/{sku}',
  operationId: 'editProduct',
  summary: 'Changes what is said of a product, whether it is sold, and its pictures',
  tags,
  request: { params: ofSku, body: jsonBody(productChanges, 'PUT') },
  responses: { 204: emptyResponse('Changed'), ...errorResponses(400, 404, 409, 415, 422) },
});
const copying = adminRoute('catalogue.manage', {
  method: 'post',
  path: '/admin/products/{sku}/copies',
  operationId: 'copyProduct',
  summary: 'Makes a new product like this one, off line and without stock',
  tags,
  request: { params: ofSku, body: jsonBody(productName, 'POST') },
  responses: {
    201: ldResponse(copiedProduct, 'The new product; null when this form was sent before'),
    ...errorResponses(400, 404, 415, 422),
  },
});

/** How the team edits products; `toHtml` makes clean HTML of what was typed. */
export const editAdminRoutes = (toHtml: (markdown: string) => string) =>
  apiRoutes<AdminEnv>(words)
    .openapi(editing, async (c) => {
      const { sku } = c.req.valid('param');
      const { description, ...typed } = c.req.valid('json');
      const changes = {
        ...typed,
        ...(description !== undefined && { description: toHtml(description) }),
      };
      const { version: _, ...parts } = changes;
      const { status, replacedBy } = parts;
      const detail = { changed: Object.keys(parts), ...(status && { status, replacedBy }) };
      await actAsStaff(c, { action: 'product.edited', subject: sku, detail }, (work) =>
        editProduct(work, sku, changes),
      );
      return c.body(null, 204);
    })
    .openapi(copying, async (c) => {
      const { sku } = c.req.valid('param');
      const { name } = c.req.valid('json');
      const deed = { action: 'product.copied', subject: sku, detail: { name } };
      const copy = await actAsStaff(c, deed, (work) => copyProduct(work, sku, name));
      return ld(c, { '@id': `/api/v2/admin/products/${copy}`, '@type': 'Product', sku: copy }, 201);
    });
