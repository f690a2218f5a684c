import { refuse } from '#kit/refusal.ts';
import { mayDo } from '#modules/staff/rules/index.ts';
import { type AdminEnv, actAsStaff, adminRoute } from '#modules/staff/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { collection, ld } from '#platform/http/ld-json.ts';
import { words } from '#registry/refusals.ts';
import * as operations from '../admin-operations.ts';
import { addVariant, changeVariants, removeVariant } from './change-variants.ts';
import type { EditTools } from './edit-admin-http.ts';
import { findChoices } from './find-choices.ts';
import { findScannedVariant, findVariants } from './find-variants.ts';

/** Formats of a product, managed by the team. */
export const variantAdminRoutes = ({ figuresOf }: Pick<EditTools, 'figuresOf'>) =>
  apiRoutes<AdminEnv>(words)
    .openapi(adminRoute(operations.findVariants), async (c) => {
      const { search, by } = c.req.valid('query');
      const find = by === 'scan' ? findScannedVariant : findVariants;
      const found = await find(c.var.appContext.db, search);
      const members = found.map((one) => ({
        '@id': `/api/v2/admin/product-variants/${one.code}`,
        '@type': 'ProductVariant',
        ...one,
      }));
      return ld(c, collection(c, 'ProductVariant', members));
    })
    .openapi(adminRoute(operations.addVariant), async (c) => {
      const { sku } = c.req.valid('param');
      const typed = c.req.valid('json');
      const by = c.var.staff.name;
      if (typed.cents !== null && !mayDo(c.var.staff, 'prices.manage'))
        throw refuse('staff.forbidden');
      const { version: _, ...detail } = typed;
      await actAsStaff(c, { action: 'variant.added', subject: sku, detail }, (work) =>
        addVariant(work, { sku, by }, typed, figuresOf),
      );
      return c.body(null, 204);
    })
    .openapi(adminRoute(operations.changeVariants), async (c) => {
      const { sku } = c.req.valid('param');
      const typed = c.req.valid('json');
      const by = c.var.staff.name;
      const detail = { variants: typed.variants };
      await actAsStaff(c, { action: 'variants.changed', subject: sku, detail }, (work) =>
        changeVariants(work, { sku, by }, typed, figuresOf),
      );
      return c.body(null, 204);
    })
    .openapi(adminRoute(operations.removeVariant), async (c) => {
      const { sku, code } = c.req.valid('param');
      const edit = { sku, by: c.var.staff.name, ...c.req.valid('json') };
      await actAsStaff(c, { action: 'variant.removed', subject: sku, detail: { code } }, (work) =>
        removeVariant(work, edit, code, figuresOf),
      );
      return c.body(null, 204);
    })
    .openapi(adminRoute(operations.listChoices), async (c) =>
      ld(c, await findChoices(c.var.appContext.db)),
    );
