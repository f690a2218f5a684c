import { refuse } from '#kit/refusal.ts';
import type { Tx } from '#registry/schema.ts';

export interface LockedCategory {
  id: number;
  path: string;
  parent_id: number | null;
  name: string;
  position: number;
  version: number;
}

/** The whole tree, in the order of siblings. One hand at a time: moves cannot close a ring between them. */
export const lockTree = (tx: Tx): Promise<LockedCategory[]> =>
  tx
    .selectFrom('categories')
    .select(['id', 'path', 'parent_id', 'name', 'position', 'version'])
    .orderBy('position')
    .orderBy('name')
    .orderBy('id')
    .forUpdate()
    .execute();

/**
 * The category of a tree that is locked, at the version that was read.
 * @throws Refusal `category.unknown`, `category.changed_meanwhile`
 */
export function categoryAt(
  tree: readonly LockedCategory[],
  { id, version }: { id: number; version: number },
): LockedCategory {
  const found = tree.find((one) => one.id === id);
  if (!found) throw refuse('category.unknown');
  if (found.version !== version) throw refuse('category.changed_meanwhile');
  return found;
}
