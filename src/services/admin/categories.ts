import type { BodyOf } from '#kit/operation.ts';
import * as catalog from '#modules/catalog/admin-operations.ts';
import type { AdminClient } from './client.ts';

type Id = string | number;
type Key = string | undefined;

/** What the team does with categories. */
export const teamCategoryCalls = (admin: AdminClient) => ({
  /** Each after the one above it. */
  list: () => admin.list(catalog.listAllCategories),
  read: (id: Id) => admin.read(catalog.getAnyCategory, { params: { id } }),
  /** What was changed since a version, and by whom. */
  changes: (id: Id, since: number) =>
    admin.list(catalog.listCategoryChanges, { params: { id }, query: { since } }),
  create: (body: BodyOf<typeof catalog.createCategory>, key: Key) =>
    admin.change(catalog.createCategory, { body, key }),
  edit: (id: Id, body: BodyOf<typeof catalog.editCategory>, key: Key) =>
    admin.change(catalog.editCategory, { params: { id }, body, key }),
  /** Another address, another one above it, or another place among its siblings. */
  move: (id: Id, body: BodyOf<typeof catalog.moveCategory>, key: Key) =>
    admin.change(catalog.moveCategory, { params: { id }, body, key }),
});
