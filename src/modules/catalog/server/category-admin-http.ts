import { z } from '@hono/zod-openapi';
import { type AdminEnv, actAsStaff, adminRoute, listRoute } from '#modules/staff/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { collection, ld } from '#platform/http/ld-json.ts';
import { emptyResponse, errorResponses, jsonBody, ldResponse } from '#platform/http/openapi.ts';
import { words } from '#refusals.ts';
import type { Db } from '#schema.ts';
import {
  categoryChange,
  categoryChanges,
  categoryPlace,
  createdCategory,
  newCategory,
  teamCategoryDetailShape,
  teamCategoryShape,
} from '../admin-contracts.ts';
import type { CategoryTools } from './category-tools.ts';
import { categoryChangesSince } from './category-versions.ts';
import { createCategory } from './create-category.ts';
import { editCategory } from './edit-category.ts';
import { listCategoriesForTeam, readCategoryForTeam } from './list-categories-for-team.ts';
import { moveCategory } from './move-category.ts';

const tags = ['Catalogue'];
const ofId = z.object({ id: z.string().max(40) });
/** The number an address names; 0, which no category has, for what is none. */
const idIn = ({ id }: { id: string }) => (/^[1-9]\d{0,8}$/.test(id) ? Number(id) : 0);
/** What the audit log calls a category: its path that day. */
const subjectOf = async (db: Db, id: number) => (await readCategoryForTeam(db, id)).path;

const listing = listRoute('catalogue.read', {
  path: '/admin/categories',
  operationId: 'listAllCategories',
  summary: 'The tree of categories, each after the one above it',
  tags,
  member: teamCategoryShape,
  isWhole: true,
});
const creating = adminRoute('catalogue.manage', {
  method: 'post',
  path: '/admin/categories',
  operationId: 'createCategory',
  summary: 'Adds a category behind its siblings, shown at once',
  tags,
  request: { body: jsonBody(newCategory, 'POST') },
  responses: {
    201: ldResponse(createdCategory, 'The category; null when this form was sent before'),
    ...errorResponses(400, 415, 422),
  },
});
const reading = adminRoute('catalogue.read', {
  method: 'get',
  path: '/admin/categories/{id}',
  operationId: 'getAnyCategory',
  summary: 'A category, what its page says and what names it',
  tags,
  request: { params: ofId },
  responses: {
    200: ldResponse(teamCategoryDetailShape, 'The category'),
    ...errorResponses(400, 404, 422),
  },
});
const comparing = listRoute('catalogue.read', {
  path: '/admin/categories/{id}/changes',
  operationId: 'listCategoryChanges',
  summary: 'What was changed of a category since a version the team saw, and by whom',
  tags,
  params: ofId,
  filters: { since: z.string().regex(/^[1-9]\d{0,8}$/) },
  member: categoryChange,
  isWhole: true,
});
const editing = adminRoute('catalogue.manage', {
  method: 'put',
  path: '/admin/categories/{id}',
  operationId: 'editCategory',
  summary: 'Changes what a category is called and says, and whether visitors see it',
  tags,
  request: { params: ofId, body: jsonBody(categoryChanges, 'PUT') },
  responses: { 204: emptyResponse('Changed'), ...errorResponses(400, 404, 409, 415, 422) },
});
const moving = adminRoute('catalogue.manage', {
  method: 'put',
  path: '/admin/categories/{id}/place',
  operationId: 'moveCategory',
  summary: 'Changes the address of a category, what is above it, or its place among its siblings',
  tags,
  request: { params: ofId, body: jsonBody(categoryPlace, 'PUT') },
  responses: { 204: emptyResponse('Moved'), ...errorResponses(400, 404, 409, 415, 422) },
});

const iriOf = (id: number | null) => `/api/v2/admin/categories/${id}`;
const head = (id: number | null) => ({ '@id': iriOf(id), '@type': 'Category' as const });

/** What the team does with categories. */
export const categoryAdminRoutes = (tools: CategoryTools) =>
  apiRoutes<AdminEnv>(words)
    .openapi(listing, async (c) => {
      const rows = await listCategoriesForTeam(c.var.machine.db);
      const members = rows.map((row) => ({ ...head(row.id), ...row }));
      return ld(c, collection(c, 'Category', members));
    })
    .openapi(creating, async (c) => {
      const typed = c.req.valid('json');
      const deed = { action: 'category.created', subject: typed.name, detail: typed };
      const id = await actAsStaff(c, deed, (work) => createCategory(work, typed, tools.isKept));
      return ld(c, { ...head(id), id }, 201);
    })
    .openapi(reading, async (c) => {
      const { db } = c.var.machine;
      const found = await readCategoryForTeam(db, idIn(c.req.valid('param')));
      const named = await tools.namedBy(db, found.path);
      return ld(c, { ...head(found.id), ...found, fixed: tools.isFixed(found.path), ...named });
    })
    .openapi(comparing, async (c) => {
      const id = idIn(c.req.valid('param'));
      const { since } = c.req.valid('query');
      const changes = await categoryChangesSince(c.var.machine.db, id, Number(since));
      const members = changes.map(({ at, ...change }) => ({
        '@id': `${iriOf(id)}/changes?since=${since}#${change.fact}`,
        '@type': 'CategoryChange' as const,
        ...change,
        at: at.toISOString(),
      }));
      return ld(c, collection(c, 'CategoryChange', members));
    })
    .openapi(editing, async (c) => {
      const id = idIn(c.req.valid('param'));
      const { intro, ...typed } = c.req.valid('json');
      const changes = { ...typed, ...(intro !== undefined && { intro: tools.toHtml(intro) }) };
      const { version: _, ...parts } = changes;
      const { hidden } = parts;
      const detail = { changed: Object.keys(parts), ...(hidden !== undefined && { hidden }) };
      const subject = await subjectOf(c.var.machine.db, id);
      await actAsStaff(c, { action: 'category.edited', subject, detail }, (work) =>
        editCategory(work, { id, by: c.var.staff.name }, changes, tools.isFixed),
      );
      return c.body(null, 204);
    })
    .openapi(moving, async (c) => {
      const id = idIn(c.req.valid('param'));
      const typed = c.req.valid('json');
      const { version: _, ...detail } = typed;
      const subject = await subjectOf(c.var.machine.db, id);
      await actAsStaff(c, { action: 'category.moved', subject, detail }, (work) =>
        moveCategory(work, { id, by: c.var.staff.name }, typed, tools),
      );
      return c.body(null, 204);
    });
