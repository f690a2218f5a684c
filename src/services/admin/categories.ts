import type { BodyOf } from '#kit/operation.ts';
import * as catalog from '#modules/catalog/admin-operations.ts';
import type { AdminClient } from './client.ts';

type Id = string | number;
type Key = string | undefined;

/** What the team does with categories. */
export const teamCategoryCalls = (admin: AdminClient) => ({
  /** Parents before their children. */
  list: () => admin.list(catalog.listAllCategories),
  read: (id: Id) => admin.read(catalog.getAnyCategory, { params: { id } }),
  /** Changes since a version, with their authors. */
  changes: (id: Id, since: number) =>
    admin.list(catalog.listCategoryChanges, { params: { id }, query: { since } }),
  create: (body: BodyOf<typeof catalog.createCategory>, key: Key) =>
    admin.change(catalog.createCategory, { body, key }),
  edit: (id: Id, body: BodyOf<typeof catalog.editCategory>, key: Key) =>
    admin.change(catalog.editCategory, { params: { id }, body, key }),
  /** Changes the slug, the parent, or the position among its siblings. */
  move: (id: Id, body: BodyOf<typeof catalog.moveCategory>, key: Key) =>
    admin.change(catalog.moveCategory, { params: { id }, body, key }),
});
