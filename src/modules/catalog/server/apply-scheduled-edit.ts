import { type Refusal, refuse } from '#kit/refusal.ts';
import { words } from '#registry/refusals.ts';
import type { Tx, UnitOfWork } from '#registry/schema.ts';
import type { CategoryChanges, ProductChanges } from '../admin-contracts.ts';
import type { PathResolution } from './category-address.ts';
import { categoryState } from './category-versions.ts';
import { type DocumentSource, readSources } from './document-source.ts';
import { editCategory } from './edit-category.ts';
import { editProduct } from './edit-product.ts';
import type { FiguresOf } from './figures.ts';
import { lockTree } from './lock-category.ts';
import { productState } from './product-versions.ts';
import { lockDueEdit, problemOf, settleEdit, stillStands } from './scheduled-edits.ts';

/** Functions of other modules that editing needs. */
export interface EditingTools {
  figuresOf: FiguresOf;
  /** Whether the shop has fixed links to a category. */
  isFixed: PathResolution;
}

/** A locked product. @throws Refusal `product.unknown` */
export async function lockProduct(
  tx: Tx,
  by: { sku: string } | { id: number },
): Promise<DocumentSource> {
  const locked = await tx
    .selectFrom('products')
    .select('id')
    .where((row) => ('sku' in by ? row('sku', '=', by.sku) : row('id', '=', by.id)))
    .forUpdate()
    .executeTakeFirst();
  const [source] = locked ? await readSources(tx, [locked.id]) : [];
  if (!source) throw refuse('product.unknown');
  return source;
}

/** A category of the locked tree. @throws Refusal `category.unknown` */
export async function lockCategory(tx: Tx, id: number) {
  const path = (await lockTree(tx)).find((one) => one.id === id)?.path;
  if (path === undefined) throw refuse('category.unknown');
  return { path, ...(await categoryState(tx, id)) };
}

/** The locked product or category of an edit: its subject in the audit log, its state, and how it is edited. */
async function lockEdited(work: UnitOfWork, of: Awaited<ReturnType<typeof lockDueEdit>>) {
  if (!of) return null;
  if (of.product_id !== null) {
    const source = await lockProduct(work.tx, { id: of.product_id });
    const { sku, version } = source;
    return {
      edit: of,
      subject: sku,
      today: productState(source),
      run: ({ figuresOf }: EditingTools) =>
        editProduct(
          work,
          { sku, by: of.staff_name },
          { ...of.content_after, version } as ProductChanges,
          figuresOf,
        ),
    };
  }
  const id = of.category_id ?? 0;
  const { path, version, ...today } = await lockCategory(work.tx, id);
  return {
    edit: of,
    subject: path,
    today,
    run: ({ isFixed }: EditingTools) =>
      editCategory(
        work,
        { id, by: of.staff_name },
        { ...of.content_after, version } as CategoryChanges,
        isFixed,
      ),
  };
}

/**
 * Applies a due edit with the command of an edit made by hand. When somebody changed the same parts
 * since, nothing is overwritten: it is settled as outdated. Does nothing if it was applied or
 * cancelled meanwhile.
 * @throws Refusal of the edit
 */
export async function applyDueEdit(
  work: UnitOfWork,
  id: number,
  tools: EditingTools,
): Promise<void> {
  const found = await lockEdited(work, await lockDueEdit(work, id));
  if (!found) return;
  const { edit, subject, today, run } = found;
  const stands = stillStands(edit, today);
  if (stands) await run(tools);
  const outcome = stands ? 'applied' : 'outdated';
  await settleEdit(work, edit, { outcome, problem: null, subject });
}

/** Settles a due edit that was refused, in a transaction of its own. */
export async function refuseDueEdit(work: UnitOfWork, id: number, refusal: Refusal): Promise<void> {
  const found = await lockEdited(work, await lockDueEdit(work, id));
  if (!found) return;
  const { edit, subject } = found;
  const problem = problemOf(refusal, words);
  await settleEdit(work, edit, { outcome: 'refused', problem, subject });
}
