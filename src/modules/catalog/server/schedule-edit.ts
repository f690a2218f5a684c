import { refuse } from '#kit/refusal.ts';
import { rehearse } from '#platform/unit-of-work.ts';
import type { AppContext, UnitOfWork } from '#registry/schema.ts';
import type { CategoryChanges, ProductChanges } from '../admin-contracts.ts';
import { lockCategory, lockProduct } from './apply-scheduled-edit.ts';
import type { PathResolution } from './category-address.ts';
import { categoryState } from './category-versions.ts';
import { editCategory } from './edit-category.ts';
import { editProduct } from './edit-product.ts';
import type { FiguresOf } from './figures.ts';
import { productState, type VersionState } from './product-versions.ts';
import { scheduleEdit } from './scheduled-edits.ts';

interface Moment {
  at: Temporal.Instant;
  /** Name of the staff member. */
  by: string;
}

const partsOf = (changes: object) => Object.keys(changes).filter((part) => part !== 'version');

/**
 * What a product would say after an edit, which is made and rolled back. @throws Refusal as `editProduct`
 */
export const rehearseProduct = (
  appContext: AppContext,
  { sku, by }: { sku: string; by: string },
  changes: ProductChanges,
  figuresOf: FiguresOf,
): Promise<VersionState> =>
  rehearse(appContext, async (work) => {
    await editProduct(work, { sku, by }, changes, figuresOf);
    return productState(await lockProduct(work.tx, { sku }));
  });

/** The same of a category. @throws Refusal as `editCategory` */
export const rehearseCategory = (
  appContext: AppContext,
  { id, by }: { id: number; by: string },
  changes: CategoryChanges,
  isFixed: PathResolution,
): Promise<VersionState> =>
  rehearse(appContext, async (work) => {
    await editCategory(work, { id, by }, changes, isFixed);
    return categoryState(work.tx, id);
  });

/**
 * Schedules an edit of a product that was rehearsed.
 * @throws Refusal `product.unknown`, `product.changed_meanwhile`, as `scheduleEdit`
 */
export async function scheduleProductEdit(
  work: UnitOfWork,
  sku: string,
  changes: ProductChanges,
  { after, ...moment }: Moment & { after: VersionState },
): Promise<void> {
  const source = await lockProduct(work.tx, { sku });
  if (source.version !== changes.version) throw refuse('product.changed_meanwhile');
  const before = productState(source);
  const of = { kind: 'product', id: source.id } as const;
  await scheduleEdit(work, of, { ...moment, parts: partsOf(changes), before, after });
}

/**
 * The same of a category.
 * @throws Refusal `category.unknown`, `category.changed_meanwhile`, as `scheduleEdit`
 */
export async function scheduleCategoryEdit(
  work: UnitOfWork,
  id: number,
  changes: CategoryChanges,
  { after, ...moment }: Moment & { after: VersionState },
): Promise<void> {
  const before = await lockCategory(work.tx, id);
  if (before.version !== changes.version) throw refuse('category.changed_meanwhile');
  const of = { kind: 'category', id } as const;
  await scheduleEdit(work, of, { ...moment, parts: partsOf(changes), before, after });
}
