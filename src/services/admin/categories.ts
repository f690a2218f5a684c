import type {
  CategoryChangeShape,
  CategoryChanges,
  CategoryPlace,
  CreatedCategory,
  NewCategory,
  TeamCategoryDetailShape,
  TeamCategoryShape,
} from '#modules/catalog/admin-contracts.ts';
import type { AdminClient } from './client.ts';
import { listed } from './listed.ts';

type Id = string | number;

const category = (id: Id) => `/admin/categories/${encodeURIComponent(id)}`;

/** What the team does with categories. */
export const teamCategoryCalls = (admin: AdminClient) => ({
  /** Each after the one above it. */
  list: () => listed<TeamCategoryShape>(admin, '/admin/categories'),
  read: (id: Id) => admin.read<TeamCategoryDetailShape>(category(id)),
  /** What was changed since a version, and by whom. */
  changes: (id: Id, since: number) =>
    listed<CategoryChangeShape>(admin, `${category(id)}/changes`, { since: String(since) }),
  create: (body: NewCategory, key: string | undefined) =>
    admin.change<CreatedCategory>({ method: 'POST', path: '/admin/categories', body, key }),
  edit: (id: Id, body: CategoryChanges, key: string | undefined) =>
    admin.change<null>({ method: 'PUT', path: category(id), body, key }),
  /** Another address, another one above it, or another place among its siblings. */
  move: (id: Id, body: CategoryPlace, key: string | undefined) =>
    admin.change<null>({ method: 'PUT', path: `${category(id)}/place`, body, key }),
});
