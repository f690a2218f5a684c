import { type AdminEnv, actAsStaff, adminRoute } from '#modules/staff/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { collection, ld } from '#platform/http/ld-json.ts';
import { words } from '#registry/refusals.ts';
import * as operations from '../admin-operations.ts';
import { figuresWith } from './change-product.ts';
import { copyProduct } from './copy-product.ts';
import { createProduct } from './create-product.ts';
import { editProduct } from './edit-product.ts';
import type { FiguresOf } from './figures.ts';
import { presentPreview } from './present-preview.ts';
import { readProductForTeam } from './product-for-team.ts';
import { changesSince } from './product-versions.ts';

/** Functions that other modules provide to the catalogue, which may not import those modules. */
export interface EditTools {
  /** Converts typed text to sanitised HTML. */
  toHtml: (markdown: string) => string;
  figuresOf: FiguresOf;
}

const created = (sku: string | null) => ({
  '@id': `/api/v2/admin/products/${sku}`,
  '@type': 'Product' as const,
  sku,
});

/** Creation and editing of products by the team. */
export const editAdminRoutes = ({ toHtml, figuresOf }: EditTools) =>
  apiRoutes<AdminEnv>(words)
    .openapi(adminRoute(operations.createProduct), async (c) => {
      const typed = c.req.valid('json');
      const auditedAction = { action: 'product.created', subject: typed.name, detail: typed };
      const sku = await actAsStaff(c, auditedAction, (work) => createProduct(work, typed));
      return ld(c, created(sku), 201);
    })
    .openapi(adminRoute(operations.editProduct), async (c) => {
      const { sku } = c.req.valid('param');
      const { description, ...typed } = c.req.valid('json');
      const changes =
        description === undefined ? typed : { ...typed, description: toHtml(description) };
      const { version: _, ...parts } = changes;
      const { status, replacedBy } = parts;
      const detail = {
        changed: Object.keys(parts),
        status,
        replacedBy: status && replacedBy,
      };
      const by = c.var.staff.name;
      await actAsStaff(c, { action: 'product.edited', subject: sku, detail }, (work) =>
        editProduct(work, { sku, by }, changes, figuresOf),
      );
      return c.body(null, 204);
    })
    .openapi(adminRoute(operations.copyProduct), async (c) => {
      const { sku } = c.req.valid('param');
      const { name } = c.req.valid('json');
      const auditedAction = { action: 'product.copied', subject: sku, detail: { name } };
      const copy = await actAsStaff(c, auditedAction, (work) => copyProduct(work, sku, name));
      return ld(c, created(copy), 201);
    })
    .openapi(adminRoute(operations.previewAnalysis), async (c) => {
      const { source } = await readProductForTeam(c.var.appContext.db, c.req.valid('param').sku);
      const typed = c.req.valid('json');
      return ld(c, presentPreview(source, typed, figuresWith(source, typed, figuresOf)));
    })
    .openapi(adminRoute(operations.listProductChanges), async (c) => {
      const { sku } = c.req.valid('param');
      const { since } = c.req.valid('query');
      const changes = await changesSince(c.var.appContext.db, sku, Number(since));
      const members = changes.map(({ at, ...change }) => ({
        '@id': `/api/v2/admin/products/${sku}/changes?since=${since}#${change.fact}`,
        '@type': 'ProductChange' as const,
        ...change,
        at: at.toISOString(),
      }));
      return ld(c, collection(c, 'ProductChange', members));
    });
