import type { Context } from 'hono';
import { instantOfMoment } from '#kit/civil-moment.ts';
import { refuse } from '#kit/refusal.ts';
import { type AdminEnv, actAsStaff, adminRoute } from '#modules/staff/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { collection, ld } from '#platform/http/ld-json.ts';
import { words } from '#registry/refusals.ts';
import type { Db } from '#registry/schema.ts';
import * as operations from '../admin-operations.ts';
import { RESTORED_CATEGORY_PARTS, RESTORED_PARTS } from '../rules/index.ts';
import { categoryIdIn } from './category-admin-http.ts';
import type { CategoryTools } from './category-tools.ts';
import { categoryState } from './category-versions.ts';
import type { EditTools } from './edit-admin-http.ts';
import { readCategoryForTeam } from './list-categories-for-team.ts';
import { presentScheduledEdit, presentVersion, presentVersions } from './present-versions.ts';
import { readProductForTeam } from './product-for-team.ts';
import { productState } from './product-versions.ts';
import {
  rehearseCategory,
  rehearseProduct,
  scheduleCategoryEdit,
  scheduleProductEdit,
} from './schedule-edit.ts';
import { cancelScheduledEdit, findOvertaken, listScheduledEdits } from './scheduled-edits.ts';
import { findVersion, listVersions } from './stored-versions.ts';

type Call = Context<AdminEnv>;

/** A product or category with its state today. */
type Today = Awaited<ReturnType<typeof productToday>> | Awaited<ReturnType<typeof categoryToday>>;

async function productToday({ var: { appContext } }: Call, sku: string) {
  const { source } = await readProductForTeam(appContext.db, sku);
  return {
    of: { kind: 'product', id: source.id } as const,
    iri: `/api/v2/admin/products/${source.sku}`,
    version: source.version,
    state: productState(source),
    parts: RESTORED_PARTS,
  };
}

async function categoryToday({ var: { appContext } }: Call, text: string) {
  const id = categoryIdIn(text);
  const { version, ...state } = await categoryState(appContext.db, id);
  return {
    of: { kind: 'category', id } as const,
    iri: `/api/v2/admin/categories/${id}`,
    version,
    state,
    parts: RESTORED_CATEGORY_PARTS,
  };
}

async function versionsOf(c: Call, today: Today) {
  const rows = await listVersions(c.var.appContext.db, today.of);
  return ld(c, collection(c, 'Version', presentVersions(rows, today)));
}

/** A version; what it says today for the newest. @throws Refusal `version.unknown` */
async function versionOf(c: Call, today: Today, number: number) {
  const stored = await findVersion(c.var.appContext.db, today.of, number);
  const current = number === today.version ? { ...stored, number, ...today.state } : undefined;
  const found = current ?? stored;
  if (!found) throw refuse('version.unknown');
  return presentVersion(found, today);
}

async function scheduledOf(c: Call, { of, iri, state }: Today) {
  const { db } = c.var.appContext;
  const overtaken = await findOvertaken(db, of, state);
  const members = (await listScheduledEdits(db, of)).map((row) =>
    presentScheduledEdit(row, iri, overtaken.has(row.id)),
  );
  return ld(c, collection(c, 'ScheduledEdit', members));
}

/** The subject of a scheduled edit in the audit log: the product's sku, or the category's path. */
async function scheduledSubject(db: Db, id: number) {
  const found = await db
    .selectFrom('scheduled_edits as e')
    .leftJoin('products as p', 'p.id', 'e.product_id')
    .leftJoin('categories as c', 'c.id', 'e.category_id')
    .select(['p.sku', 'c.path'])
    .where('e.id', '=', id)
    .executeTakeFirst();
  if (!found) throw refuse('scheduled_edit.unknown');
  const kind = found.sku === null ? ('category' as const) : ('product' as const);
  return { kind, subject: found.sku ?? found.path ?? '' };
}

type Tools = EditTools & Pick<CategoryTools, 'isFixed'>;

/** Versions of products and categories, and edits of them scheduled for later. */
export const versionAdminRoutes = ({ toHtml, figuresOf, isFixed }: Tools) =>
  apiRoutes<AdminEnv>(words)
    .openapi(adminRoute(operations.listProductVersions), async (c) =>
      versionsOf(c, await productToday(c, c.req.valid('param').sku)),
    )
    .openapi(adminRoute(operations.getProductVersion), async (c) => {
      const { sku, number } = c.req.valid('param');
      return ld(c, await versionOf(c, await productToday(c, sku), Number(number)));
    })
    .openapi(adminRoute(operations.listProductScheduledEdits), async (c) =>
      scheduledOf(c, await productToday(c, c.req.valid('param').sku)),
    )
    .openapi(adminRoute(operations.scheduleProductEdit), async (c) => {
      const { sku } = c.req.valid('param');
      const { at, description, ...typed } = c.req.valid('json');
      const changes =
        description === undefined ? typed : { ...typed, description: toHtml(description) };
      const by = c.var.staff.name;
      const after = await rehearseProduct(c.var.appContext, { sku, by }, changes, figuresOf);
      const { version: _, ...parts } = changes;
      const detail = { at, changed: Object.keys(parts) };
      await actAsStaff(c, { action: 'product.edit_scheduled', subject: sku, detail }, (work) =>
        scheduleProductEdit(work, sku, changes, { at: instantOfMoment(at), by, after }),
      );
      return c.body(null, 204);
    })
    .openapi(adminRoute(operations.listCategoryVersions), async (c) =>
      versionsOf(c, await categoryToday(c, c.req.valid('param').id)),
    )
    .openapi(adminRoute(operations.getCategoryVersion), async (c) => {
      const { id, number } = c.req.valid('param');
      return ld(c, await versionOf(c, await categoryToday(c, id), Number(number)));
    })
    .openapi(adminRoute(operations.listCategoryScheduledEdits), async (c) =>
      scheduledOf(c, await categoryToday(c, c.req.valid('param').id)),
    )
    .openapi(adminRoute(operations.scheduleCategoryEdit), async (c) => {
      const id = categoryIdIn(c.req.valid('param').id);
      const { at, intro, ...typed } = c.req.valid('json');
      const changes = intro === undefined ? typed : { ...typed, intro: toHtml(intro) };
      const by = c.var.staff.name;
      const { path: subject } = await readCategoryForTeam(c.var.appContext.db, id);
      const after = await rehearseCategory(c.var.appContext, { id, by }, changes, isFixed);
      const { version: _, ...parts } = changes;
      const detail = { at, changed: Object.keys(parts) };
      await actAsStaff(c, { action: 'category.edit_scheduled', subject, detail }, (work) =>
        scheduleCategoryEdit(work, id, changes, { at: instantOfMoment(at), by, after }),
      );
      return c.body(null, 204);
    })
    .openapi(adminRoute(operations.cancelScheduledEdit), async (c) => {
      const id = Number(c.req.valid('param').id);
      const { kind, subject } = await scheduledSubject(c.var.appContext.db, id);
      await actAsStaff(c, { action: `${kind}.scheduled_cancelled`, subject }, (work) =>
        cancelScheduledEdit(work, id),
      );
      return c.body(null, 204);
    });
