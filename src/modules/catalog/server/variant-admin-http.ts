import { z } from '@hono/zod-openapi';
import { refuse } from '#kit/refusal.ts';
import { mayDo } from '#modules/staff/rules/index.ts';
import { type AdminEnv, actAsStaff, adminRoute, listRoute } from '#modules/staff/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { collection, ld } from '#platform/http/ld-json.ts';
import { emptyResponse, errorResponses, jsonBody, ldResponse } from '#platform/http/openapi.ts';
import { words } from '#refusals.ts';
import {
  choicesShape,
  foundVariantShape,
  newVariant,
  variantChanges,
  version,
} from '../admin-contracts.ts';
import { addVariant, changeVariants, removeVariant } from './change-variants.ts';
import type { EditTools } from './edit-admin-http.ts';
import { findChoices } from './find-choices.ts';
import { findVariants } from './find-variants.ts';

const tags = ['Catalogue'];
const ofSku = z.object({ sku: z.string().max(20) });
const path = '/admin/products/{sku}/variants';

const adding = adminRoute('catalogue.manage', {
  method: 'post',
  path,
  operationId: 'addVariant',
  summary: 'Adds a format to a product; it is not shown before somebody says so',
  tags,
  request: { params: ofSku, body: jsonBody(newVariant, 'POST') },
  responses: { 204: emptyResponse('Added'), ...errorResponses(400, 404, 409, 415, 422) },
});
const changing = adminRoute('catalogue.manage', {
  method: 'put',
  path,
  operationId: 'changeVariants',
  summary: 'Changes the formats of a product, all of them, in their new order',
  tags,
  request: { params: ofSku, body: jsonBody(variantChanges, 'PUT') },
  responses: { 204: emptyResponse('Changed'), ...errorResponses(400, 404, 409, 415, 422) },
});
const removing = adminRoute('catalogue.manage', {
  method: 'post',
  path: `${path}/{code}/remove`,
  operationId: 'removeVariant',
  summary: 'Takes a format out of a draft; what was shown once is only taken out of sale',
  tags,
  request: {
    params: ofSku.extend({ code: z.string().max(20) }),
    body: jsonBody(z.object({ version }), 'POST'),
  },
  responses: { 204: emptyResponse('Removed'), ...errorResponses(400, 404, 409, 415, 422) },
});
const choosing = adminRoute('catalogue.read', {
  method: 'get',
  path: '/admin/product-choices',
  operationId: 'listChoices',
  summary: 'What ranges, ages, sizes and needs a product may be of',
  tags,
  responses: { 200: ldResponse(choicesShape.loose(), 'The choices, by fact') },
});

const finding = listRoute('catalogue.read', {
  path: '/admin/product-variants',
  operationId: 'findVariants',
  summary: 'Formats by words of their name, their SKU or their code; the first of them',
  tags,
  member: foundVariantShape,
  filters: { search: z.string().max(100) },
  isWhole: true,
});

/** What the team does with the formats of a product. */
export const variantAdminRoutes = ({ figuresOf }: Pick<EditTools, 'figuresOf'>) =>
  apiRoutes<AdminEnv>(words)
    .openapi(finding, async (c) => {
      const found = await findVariants(c.var.machine.db, c.req.valid('query').search);
      const members = found.map((one) => ({
        '@id': `/api/v2/admin/product-variants/${one.code}`,
        '@type': 'ProductVariant',
        ...one,
      }));
      return ld(c, collection(c, 'ProductVariant', members));
    })
    .openapi(adding, async (c) => {
      const { sku } = c.req.valid('param');
      const typed = c.req.valid('json');
      const { role, name: by } = c.var.staff;
      if (typed.cents !== null && !mayDo(role, 'prices.manage')) throw refuse('staff.forbidden');
      const { version: _, ...detail } = typed;
      await actAsStaff(c, { action: 'variant.added', subject: sku, detail }, (work) =>
        addVariant(work, { sku, by }, typed, figuresOf),
      );
      return c.body(null, 204);
    })
    .openapi(changing, async (c) => {
      const { sku } = c.req.valid('param');
      const typed = c.req.valid('json');
      const by = c.var.staff.name;
      const detail = { variants: typed.variants };
      await actAsStaff(c, { action: 'variants.changed', subject: sku, detail }, (work) =>
        changeVariants(work, { sku, by }, typed, figuresOf),
      );
      return c.body(null, 204);
    })
    .openapi(removing, async (c) => {
      const { sku, code } = c.req.valid('param');
      const edit = { sku, by: c.var.staff.name, ...c.req.valid('json') };
      await actAsStaff(c, { action: 'variant.removed', subject: sku, detail: { code } }, (work) =>
        removeVariant(work, edit, code, figuresOf),
      );
      return c.body(null, 204);
    })
    .openapi(choosing, async (c) => ld(c, await findChoices(c.var.machine.db)));
