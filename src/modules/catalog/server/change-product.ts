import { refuse, refuseFields } from '#kit/refusal.ts';
import type { Tx, UnitOfWork } from '#registry/schema.ts';
import { guideFactsOf, type Missing } from '../rules/index.ts';
import { type DocumentSource, readSources } from './document-source.ts';
import type { FiguresOf } from './figures.ts';
import { missingOf } from './missing-of.ts';
import { keepVersions } from './product-versions.ts';
import { REFRESHED_AT_ONCE, refreshDocuments } from './refresh-documents.ts';

/** An edit of a product: of which version, by whom. */
export interface ProductEdit {
  sku: string;
  /** The one that was read: somebody who changed it meanwhile is not overwritten. */
  version: number;
  /** Name of whoever edits. */
  by: string;
}

/**
 * Changes a product as `change` does, keeps what it said before and says after, and shows it. What it
 * had and the law or the shop asks for cannot be taken from it; a draft may lack anything.
 * @throws Refusal `product.unknown`, `product.changed_meanwhile`, and violations of what is missing
 */
export async function changeProduct(
  work: UnitOfWork,
  { sku, version, by }: ProductEdit,
  figuresOf: FiguresOf,
  change: (before: DocumentSource) => Promise<void>,
): Promise<void> {
  const { tx } = work;
  const locked = await tx
    .selectFrom('products')
    .select(['id', 'version'])
    .where('sku', '=', sku)
    .forUpdate()
    .executeTakeFirst();
  if (!locked) throw refuse('product.unknown');
  if (locked.version !== version) throw refuse('product.changed_meanwhile');
  await changeLocked(work, [locked], by, figuresOf, async ([before]) => {
    if (before) await change(before);
  });
  await refreshDocuments(work, [locked.id]);
}

/**
 * Changes many products as `change` does, each as `changeProduct`, from the version they have now. It takes as many
 * statements for a portion of them as for one.
 * @throws Refusal `product.unknown`, and violations of what is missing
 */
export async function changeProducts(
  work: UnitOfWork,
  { skus, by }: { skus: readonly string[]; by: string },
  figuresOf: FiguresOf,
  change: (before: readonly DocumentSource[]) => Promise<void>,
): Promise<void> {
  const locked = await work.tx
    .selectFrom('products')
    .select(['id', 'version'])
    .where('sku', 'in', skus)
    .orderBy('id')
    .forUpdate()
    .execute();
  if (locked.length < skus.length) throw refuse('product.unknown');
  for (let at = 0; at < locked.length; at += REFRESHED_AT_ONCE) {
    const portion = locked.slice(at, at + REFRESHED_AT_ONCE);
    await changeLocked(work, portion, by, figuresOf, change);
    await refreshDocuments(
      work,
      portion.map(({ id }) => id),
    );
  }
}

async function changeLocked(
  work: UnitOfWork,
  locked: readonly { id: number; version: number }[],
  by: string,
  figuresOf: FiguresOf,
  change: (before: readonly DocumentSource[]) => Promise<void>,
): Promise<void> {
  const { tx } = work;
  const ids = locked.map(({ id }) => id);
  const before = await readAll(tx, ids);
  await keepVersions(work, before, '');
  await tx
    .updateTable('products')
    .set((set) => ({
      version: set('version', '+', 1),
      updated_at: new Date(work.now.epochMilliseconds),
    }))
    .where('id', 'in', ids)
    .execute();
  await change(before);
  const changed = await readAll(tx, ids);
  let isReckoned = false;
  for (const [at, one] of changed.entries()) {
    const was = before[at];
    if (was && (await reckon(tx, one, was, figuresOf))) isReckoned = true;
  }
  const after = isReckoned ? await readAll(tx, ids) : changed;
  for (const [at, one] of after.entries()) {
    const was = before[at];
    if (was) refuseWorse(was, one);
  }
  await keepVersions(work, after, by);
}

/** All of them, in this order. */
async function readAll(tx: Tx, ids: readonly number[]): Promise<DocumentSource[]> {
  const sources = new Map((await readSources(tx, ids)).map((source) => [source.id, source]));
  return ids.map((id) => {
    const source = sources.get(id);
    if (!source) throw new Error('a product that is locked is there');
    return source;
  });
}

/** What energy, rations and guides are reckoned from. */
const recipeOf = ({ species, kind, sizes, needs, life_stages, label }: DocumentSource) => ({
  species,
  kind,
  sizes,
  needs,
  lifeStages: life_stages,
  label: label && {
    type: label.type,
    constituents: label.constituents,
    declaredEnergy: label.declaredEnergy,
  },
});

/** What a label says with other constituents, without writing it. */
export function figuresWith(
  source: DocumentSource,
  analysis: Pick<NonNullable<DocumentSource['label']>, 'constituents' | 'declaredEnergy'>,
  figuresOf: FiguresOf,
) {
  const recipe = recipeOf(source);
  return figuresOf({ ...recipe, label: recipe.label && { ...recipe.label, ...analysis } });
}

/** Energy, rations and what the guides know follow from the rest, once the rest is another: whether it is. */
async function reckon(
  tx: Tx,
  after: DocumentSource,
  before: DocumentSource,
  figuresOf: FiguresOf,
): Promise<boolean> {
  const recipe = recipeOf(after);
  if (JSON.stringify(recipe) === JSON.stringify(recipeOf(before))) return false;
  const { computedEnergy, rations } = figuresOf(recipe);
  await tx
    .updateTable('food_labels')
    .set({
      computed_energy: computedEnergy?.toFixed(1) ?? null,
      rations: JSON.stringify(rations),
    })
    .where('product_id', '=', after.id)
    .execute();
  if (after.guide === null) return true;
  const { life_stages, sizes, needs, guide } = after;
  const facts = guideFactsOf(life_stages, sizes, needs, guide.breeds);
  await tx
    .updateTable('products')
    .set({ guide: JSON.stringify(facts) })
    .where('id', '=', after.id)
    .execute();
  return true;
}

const keyOf = ({ field, variantCode }: Missing) => `${field} ${variantCode ?? ''}`;

/** Published, a product has everything; then it keeps what it has. */
function refuseWorse(before: DocumentSource, after: DocumentSource): void {
  if (after.status === 'draft') return;
  const had = new Set(before.status === 'draft' ? [] : missingOf(before).map(keyOf));
  const missing = missingOf(after).filter((one) => !had.has(keyOf(one)));
  if (missing.length === 0) return;
  const code = before.status === 'draft' ? 'product.missing' : 'required';
  throw refuseFields(missing.map(({ field }) => ({ propertyPath: pathOf(field), code })));
}

const LABEL = new Set(['composition', 'additives', 'instructions', 'storage', 'operator']);

/** Where a field stands in what is sent. */
function pathOf(field: string): string {
  if (LABEL.has(field)) return `label.${field}`;
  return field.startsWith('constituents.') ? `analysis.${field}` : field;
}
