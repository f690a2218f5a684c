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

/** Locks the whole tree, in sibling order. Serialises moves, which could otherwise create a cycle. */
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
 * A category of the locked tree, if its version is still the one that was read.
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
