import { refuse, refuseFields } from '#kit/refusal.ts';
import type { Tx, UnitOfWork } from '#registry/schema.ts';
import { guideFactsOf, type Missing } from '../rules/index.ts';
import { type DocumentSource, readSources } from './document-source.ts';
import type { FiguresOf } from './figures.ts';
import { missingOf } from './missing-of.ts';
import { keepVersions } from './product-versions.ts';
import { REFRESHED_AT_ONCE, refreshDocuments } from './refresh-documents.ts';

/** An edit of a product: the version it was made on, and its author. */
export interface ProductEdit {
  sku: string;
  /** Version the edit was made on: refused if somebody changed the product since. */
  version: number;
  /** Name of the editor. */
  by: string;
}

/**
 * Changes a product with `change`, stores the versions before and after, and refreshes its
 * documents. A published product cannot lose anything that the law or the shop requires; a draft
 * may lack anything.
 * @throws Refusal `product.unknown`, `product.changed_meanwhile`, and violations for missing fields
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
 * Like `changeProduct` for many products, each from its current version. A batch takes as many
 * statements as one product.
 * @throws Refusal `product.unknown`, and violations for missing fields
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

/** Sources of all products, in the order of the ids. */
async function readAll(tx: Tx, ids: readonly number[]): Promise<DocumentSource[]> {
  const sources = new Map((await readSources(tx, ids)).map((source) => [source.id, source]));
  return ids.map((id) => {
    const source = sources.get(id);
    if (!source) throw new Error('a product that is locked is there');
    return source;
  });
}

/** Inputs from which energy, rations and guide facts are computed. */
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

/** The figures of the label with other constituents, without saving them. */
export function figuresWith(
  source: DocumentSource,
  analysis: Pick<NonNullable<DocumentSource['label']>, 'constituents' | 'declaredEnergy'>,
  figuresOf: FiguresOf,
) {
  const recipe = recipeOf(source);
  return figuresOf({ ...recipe, label: recipe.label && { ...recipe.label, ...analysis } });
}

/** Recomputes energy, rations and guide facts if their inputs changed; returns whether they did. */
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

/** To be published a product needs everything; a published one may not lose anything. */
function refuseWorse(before: DocumentSource, after: DocumentSource): void {
  if (after.status === 'draft') return;
  const had = new Set(before.status === 'draft' ? [] : missingOf(before).map(keyOf));
  const missing = missingOf(after).filter((one) => !had.has(keyOf(one)));
  if (missing.length === 0) return;
  const code = before.status === 'draft' ? 'product.missing' : 'required';
  throw refuseFields(missing.map(({ field }) => ({ propertyPath: pathOf(field), code })));
}

const LABEL = new Set(['composition', 'additives', 'instructions', 'storage', 'operator']);

/** Path of a field in the request body. */
function pathOf(field: string): string {
  if (LABEL.has(field)) return `label.${field}`;
  return field.startsWith('constituents.') ? `analysis.${field}` : field;
}
