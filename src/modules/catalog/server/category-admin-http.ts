import { type AdminEnv, actAsStaff, adminRoute } from '#modules/staff/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { collection, ld } from '#platform/http/ld-json.ts';
import { words } from '#registry/refusals.ts';
import type { Db } from '#registry/schema.ts';
import * as operations from '../admin-operations.ts';
import type { CategoryTools } from './category-tools.ts';
import { categoryChangesSince } from './category-versions.ts';
import { createCategory } from './create-category.ts';
import { editCategory } from './edit-category.ts';
import { listCategoriesForTeam, readCategoryForTeam } from './list-categories-for-team.ts';
import { moveCategory } from './move-category.ts';

/** The id in a URL, or 0, which no category has, when it is invalid. */
export const categoryIdIn = (id: string) => (/^[1-9]\d{0,8}$/.test(id) ? Number(id) : 0);
const idIn = ({ id }: { id: string }) => categoryIdIn(id);
/** Subject in the audit log: the path of the category at that time. */
const subjectOf = async (db: Db, id: number) => (await readCategoryForTeam(db, id)).path;

const iriOf = (id: number | null) => `/api/v2/admin/categories/${id}`;
const head = (id: number | null) => ({ '@id': iriOf(id), '@type': 'Category' as const });

/** Categories, managed by the team. */
export const categoryAdminRoutes = (tools: CategoryTools) =>
  apiRoutes<AdminEnv>(words)
    .openapi(adminRoute(operations.listAllCategories), async (c) => {
      const rows = await listCategoriesForTeam(c.var.appContext.db);
      const members = rows.map((row) => ({ ...head(row.id), ...row }));
      return ld(c, collection(c, 'Category', members));
    })
    .openapi(adminRoute(operations.createCategory), async (c) => {
      const typed = c.req.valid('json');
      const auditedAction = { action: 'category.created', subject: typed.name, detail: typed };
      const id = await actAsStaff(c, auditedAction, (work) =>
        createCategory(work, typed, tools.isReserved),
      );
      return ld(c, { ...head(id), id }, 201);
    })
    .openapi(adminRoute(operations.getAnyCategory), async (c) => {
      const { db } = c.var.appContext;
      const found = await readCategoryForTeam(db, idIn(c.req.valid('param')));
      const named = await tools.namedBy(db, found.path);
      return ld(c, { ...head(found.id), ...found, fixed: tools.isFixed(found.path), ...named });
    })
    .openapi(adminRoute(operations.listCategoryChanges), async (c) => {
      const id = idIn(c.req.valid('param'));
      const { since } = c.req.valid('query');
      const changes = await categoryChangesSince(c.var.appContext.db, id, Number(since));
      const members = changes.map(({ at, ...change }) => ({
        '@id': `${iriOf(id)}/changes?since=${since}#${change.fact}`,
        '@type': 'CategoryChange' as const,
        ...change,
        at: at.toISOString(),
      }));
      return ld(c, collection(c, 'CategoryChange', members));
    })
    .openapi(adminRoute(operations.editCategory), async (c) => {
      const id = idIn(c.req.valid('param'));
      const { intro, ...typed } = c.req.valid('json');
      const changes = intro === undefined ? typed : { ...typed, intro: tools.toHtml(intro) };
      const { version: _, ...parts } = changes;
      const { hidden } = parts;
      const detail = { changed: Object.keys(parts), hidden };
      const subject = await subjectOf(c.var.appContext.db, id);
      await actAsStaff(c, { action: 'category.edited', subject, detail }, (work) =>
        editCategory(work, { id, by: c.var.staff.name }, changes, tools.isFixed),
      );
      return c.body(null, 204);
    })
    .openapi(adminRoute(operations.moveCategory), async (c) => {
      const id = idIn(c.req.valid('param'));
      const typed = c.req.valid('json');
      const { version: _, ...detail } = typed;
      const subject = await subjectOf(c.var.appContext.db, id);
      await actAsStaff(c, { action: 'category.moved', subject, detail }, (work) =>
        moveCategory(work, { id, by: c.var.staff.name }, typed, tools),
      );
      return c.body(null, 204);
    });
