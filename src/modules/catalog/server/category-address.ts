import { refuseFields } from '#kit/refusal.ts';
import type { LockedCategory } from './lock-category.ts';

export type PathResolution = (path: string) => boolean;

/** What a promotion may name at most. */
const LONGEST_PATH = 120;

const refused = (propertyPath: string, code: string, params = {}) =>
  refuseFields([{ propertyPath, code, params }]);

/** The category named as the one above; null for the top. @throws Refusal of `parent` */
export function parentIn(tree: readonly LockedCategory[], parent: number | null) {
  if (parent === null) return null;
  const found = tree.find(({ id }) => id === parent);
  if (!found) throw refused('parent', 'one_of');
  return found;
}

/** New paths lead to no other page and to no other category. @throws Refusal of `slug` */
export function assertFree(
  others: readonly LockedCategory[],
  paths: readonly string[],
  isReserved: PathResolution,
): void {
  if (paths.some(isReserved)) throw refused('slug', 'category.address_kept');
  const taken = new Set(others.map(({ path }) => path));
  if (paths.some((path) => taken.has(path))) throw refused('slug', 'unique');
  if (paths.some((path) => path.length > LONGEST_PATH))
    throw refused('slug', 'category.too_deep', { most: LONGEST_PATH });
}
