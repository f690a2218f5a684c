import { type AdminEnv, listRoute } from '#modules/staff/server/index.ts';
import { apiRoutes } from '#platform/http/api-app.ts';
import { collection, ld } from '#platform/http/ld-json.ts';
import { words } from '#refusals.ts';
import { teamCategoryShape } from '../admin-contracts.ts';
import { listCategoriesForTeam } from './list-categories-for-team.ts';

const tags = ['Catalogue'];

const listing = listRoute('catalogue.read', {
  path: '/admin/categories',
  operationId: 'listAllCategories',
  summary: 'The tree of categories, each after the one above it',
  tags,
  member: teamCategoryShape,
  isWhole: true,
});

/** What the team does with categories. */
export const categoryAdminRoutes = apiRoutes<AdminEnv>(words).openapi(listing, async (c) => {
  const rows = await listCategoriesForTeam(c.var.machine.db);
  const members = rows.map((row) => ({
    '@id': `/api/v2/admin/categories/${row.path.replaceAll('/', '_')}`,
    '@type': 'Category',
    ...row,
  }));
  return ld(c, collection(c, 'Category', members));
});
