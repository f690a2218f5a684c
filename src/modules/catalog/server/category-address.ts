import { refuseFields } from '#kit/refusal.ts';
import type { LockedCategory } from './lock-category.ts';

export type PathResolution = (path: string) => boolean;

/** Maximum length of a category path in a promotion. */
const LONGEST_PATH = 120;

const refused = (propertyPath: string, code: string, params = {}) =>
  refuseFields([{ propertyPath, code, params }]);

/** The parent category; null for the top. @throws Refusal of `parent` */
export function parentIn(tree: readonly LockedCategory[], parent: number | null) {
  if (parent === null) return null;
  const found = tree.find(({ id }) => id === parent);
  if (!found) throw refused('parent', 'one_of');
  return found;
}

/** Checks that new paths do not collide with another page or category. @throws Refusal of `slug` */
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
