import type { TeamCategoryShape } from '#modules/catalog/admin-contracts.ts';
import { isBelow } from '#modules/catalog/rules/index.ts';
import { categoryOptions } from '../category-options.ts';

/** Possible parents of a category: all others except its own descendants. */
export function parentOptions(
  categories: readonly Pick<TeamCategoryShape, 'id' | 'path' | 'name'>[],
  own?: string,
) {
  const others = categories.filter(({ path }) => own === undefined || !isBelow(path, own));
  const lines = categoryOptions(others);
  return others.map(({ id }, at) => ({ value: String(id), label: lines[at]?.label ?? '' }));
}
