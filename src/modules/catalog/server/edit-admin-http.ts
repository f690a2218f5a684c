import { z } from '@hono/zod-openapi';
import { type AdminEnv, actAsStaff, adminRoute, listRoute } from '#modules/staff/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { collection, ld } from '#platform/http/ld-json.ts';
import { emptyResponse, errorResponses, jsonBody, ldResponse } from '#platform/http/openapi.ts';
import { words } from '#refusals.ts';
import {
  analysis,
  analysisPreview,
  createdProduct,
  newProduct,
  productChange,
  productChanges,
  productName,
} from '../admin-contracts.ts';
import { figuresWith } from './change-product.ts';
import { copyProduct } from './copy-product.ts';
import { createProduct } from './create-product.ts';
import { editProduct } from './edit-product.ts';
import type { FiguresOf } from './figures.ts';
import { presentPreview } from './present-preview.ts';
import { readProductForTeam } from './product-for-team.ts';
import { changesSince } from './product-versions.ts';

const tags = ['Catalogue'];
const ofSku = z.object({ sku: z.string().max(20) });

const creating = adminRoute('catalogue.manage', {
  method: 'post',
  path: '/admin/products',
  operationId: 'createProduct',
  summary: 'Begins a product as a draft, which nobody in the shop sees',
  tags,
  request: { body: jsonBody(newProduct, 'POST') },
  responses: {
    201: ldResponse(createdProduct, 'The draft; null when this form was sent before'),
    ...errorResponses(400, 415, 422),
  },
});
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
  summary: 'Makes a draft like this product, without stock',
  tags,
  request: { params: ofSku, body: jsonBody(productName, 'POST') },
  responses: {
    201: ldResponse(createdProduct, 'The draft; null when this form was sent before'),
    ...errorResponses(400, 404, 415, 422),
  },
});
const previewing = adminRoute('catalogue.read', {
  method: 'post',
  path: '/admin/products/{sku}/analysis-previews',
  operationId: 'previewAnalysis',
  summary: 'What energy and rations other constituents would give; nothing is saved',
  tags,
  request: { params: ofSku, body: jsonBody(analysis, 'POST') },
  responses: {
    200: ldResponse(analysisPreview, 'What the label would say'),
    ...errorResponses(400, 404, 415, 422),
  },
});
const comparing = listRoute('catalogue.read', {
  path: '/admin/products/{sku}/changes',
  operationId: 'listProductChanges',
  summary: 'What a product says otherwise since a version the team saw',
  tags,
  params: ofSku,
  filters: { since: z.string().regex(/^[1-9]\d{0,8}$/) },
  member: productChange,
  isWhole: true,
});

/** What the catalogue is told by modules it does not know. */
export interface EditTools {
  /** Clean HTML of what was typed. */
  toHtml: (markdown: string) => string;
  figuresOf: FiguresOf;
}

const created = (sku: string | null) => ({
  '@id': `/api/v2/admin/products/${sku}`,
  '@type': 'Product' as const,
  sku,
});

/** How the team begins products and edits them. */
export const editAdminRoutes = ({ toHtml, figuresOf }: EditTools) =>
  apiRoutes<AdminEnv>(words)
    .openapi(creating, async (c) => {
      const typed = c.req.valid('json');
      const deed = { action: 'product.created', subject: typed.name, detail: typed };
      const sku = await actAsStaff(c, deed, (work) => createProduct(work, typed));
      return ld(c, created(sku), 201);
    })
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
      const by = c.var.staff.name;
      await actAsStaff(c, { action: 'product.edited', subject: sku, detail }, (work) =>
        editProduct(work, { sku, by }, changes, figuresOf),
      );
      return c.body(null, 204);
    })
    .openapi(copying, async (c) => {
      const { sku } = c.req.valid('param');
      const { name } = c.req.valid('json');
      const deed = { action: 'product.copied', subject: sku, detail: { name } };
      const copy = await actAsStaff(c, deed, (work) => copyProduct(work, sku, name));
      return ld(c, created(copy), 201);
    })
    .openapi(previewing, async (c) => {
      const { source } = await readProductForTeam(c.var.machine.db, c.req.valid('param').sku);
      const typed = c.req.valid('json');
      return ld(c, presentPreview(source, typed, figuresWith(source, typed, figuresOf)));
    })
    .openapi(comparing, async (c) => {
      const { sku } = c.req.valid('param');
      const { since } = c.req.valid('query');
      const changes = await changesSince(c.var.machine.db, sku, Number(since));
      const members = changes.map(({ at, ...change }) => ({
        '@id': `/api/v2/admin/products/${sku}/changes?since=${since}#${change.fact}`,
        '@type': 'ProductChange' as const,
        ...change,
        at: at.toISOString(),
      }));
      return ld(c, collection(c, 'ProductChange', members));
    });
