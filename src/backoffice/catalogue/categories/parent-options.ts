import type { TeamCategoryShape } from '#modules/catalog/admin-contracts.ts';
import { isBelow } from '#modules/catalog/rules/index.ts';
import { categoryOptions } from '../category-options.ts';

/** Where a category may stand: below every other one but those below itself. */
export function parentOptions(
  categories: readonly Pick<TeamCategoryShape, 'id' | 'path' | 'name'>[],
  own?: string,
) {
  const others = categories.filter(({ path }) => own === undefined || !isBelow(path, own));
  const lines = categoryOptions(others);
  return others.map(({ id }, at) => ({ value: String(id), label: lines[at]?.label ?? '' }));
}
