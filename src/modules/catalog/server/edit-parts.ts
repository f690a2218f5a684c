import { jsonText } from '#kit/json-text.ts';
import { refuseFields, type Violation } from '#kit/refusal.ts';
import type { Tx } from '#registry/schema.ts';
import type { ProductChanges } from '../admin-contracts.ts';
import { guideFactsOf } from '../rules/index.ts';
import type { DocumentSource } from './document-source.ts';

type Facts = NonNullable<ProductChanges['facts']>;

/** The shop filter that lists the possible values of each fact. */
export const FILTER_OF = {
  protein: 'proteine',
  lifeStages: 'age',
  sizes: 'taille',
  needs: 'besoin',
} as const;

/** Saves species, kind, tax category and other facts of a product. @throws Refusal of `facts.…` */
export async function editFacts(tx: Tx, before: DocumentSource, facts: Facts): Promise<void> {
  await refuseUnknown(tx, before, facts);
  const { species, kind, protein, sizes, needs, subscribable, guided } = facts;
  const { lifeStages: life_stages, taxCategory: tax_category } = facts;
  const guide = guided
    ? jsonText(guideFactsOf(life_stages, sizes, needs, before.guide?.breeds))
    : null;
  await tx
    .updateTable('products')
    .set({ species, kind, protein, life_stages, sizes, needs, tax_category, subscribable, guide })
    .where('id', '=', before.id)
    .execute();
  if (tax_category === 'pet_food') await openLabel(tx, before.id);
  else if (before.label)
    await tx.deleteFrom('food_labels').where('product_id', '=', before.id).execute();
}

/** Values must be among those of the shop's filters; a value the product already has is accepted. */
async function refuseUnknown(tx: Tx, before: DocumentSource, facts: Facts) {
  const rows = await tx.selectFrom('filter_values').select(['key', 'value']).execute();
  const existing = new Set(rows.map(({ key, value }) => `${key} ${value}`));
  const had = { ...before, lifeStages: before.life_stages };
  const wrong = (['protein', 'lifeStages', 'sizes', 'needs'] as const).filter((name) =>
    [facts[name] ?? []]
      .flat()
      .some((value) => !existing.has(`${FILTER_OF[name]} ${value}`) && !had[name]?.includes(value)),
  );
  const violations: Violation[] = wrong.map((name) => ({
    propertyPath: `facts.${name}`,
    code: 'one_of',
  }));
  if (facts.kind === 'accessory' && facts.taxCategory === 'pet_food')
    violations.push({ propertyPath: 'facts.taxCategory', code: 'product.tax_category' });
  if (violations.length > 0) throw refuseFields(violations);
}

/** Creates an empty label if there is none, with the responsible operator of the latest food. */
export async function openLabel(tx: Tx, id: number): Promise<void> {
  const last = await tx
    .selectFrom('food_labels')
    .select('operator')
    .where('operator', '<>', '')
    .orderBy('product_id', 'desc')
    .limit(1)
    .executeTakeFirst();
  await tx
    .insertInto('food_labels')
    .values({
      product_id: id,
      type: 'complete',
      composition: '',
      additives: '',
      instructions: '',
      storage: '',
      operator: last?.operator ?? '',
      constituents: '[]',
      declared_energy: null,
      computed_energy: null,
      kibble_mm: null,
      rations: '[]',
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Saves texts and analysis of a label; energy and rations are derived from them. */
export async function editLabel(
  tx: Tx,
  id: number,
  { label, analysis }: Pick<ProductChanges, 'label' | 'analysis'>,
): Promise<void> {
  if (!label && !analysis) return;
  const { kibbleMm, ...texts } = label ?? {};
  const { numUpdatedRows } = await tx
    .updateTable('food_labels')
    .set({
      product_id: id,
      ...texts,
      kibble_mm: kibbleMm === undefined ? undefined : (kibbleMm?.toFixed(1) ?? null),
      constituents: analysis && jsonText(analysis.constituents),
      declared_energy: analysis && (analysis.declaredEnergy?.toFixed(1) ?? null),
    })
    .where('product_id', '=', id)
    .executeTakeFirst();
  if (numUpdatedRows === 0n)
    throw refuseFields([{ propertyPath: label ? 'label' : 'analysis', code: 'invalid' }]);
}

/** Assigns a product to categories, the main one first, and to all their parents. */
export async function placeIn(tx: Tx, id: number, paths: readonly string[]): Promise<void> {
  const above = paths.flatMap((path) => {
    const steps = path.split('/');
    return steps.map((_, at) => steps.slice(0, steps.length - at).join('/'));
  });
  const wanted = [...new Set([...paths, ...above])];
  const rows = await tx
    .selectFrom('categories')
    .select(['id', 'path'])
    .where('path', 'in', ['', ...wanted])
    .execute();
  const ids = new Map(rows.map((row) => [row.path, row.id]));
  if (paths.some((path) => !ids.has(path)))
    throw refuseFields([{ propertyPath: 'categories', code: 'one_of' }]);
  await tx.deleteFrom('product_categories').where('product_id', '=', id).execute();
  const placed = wanted.flatMap((path) => ids.get(path) ?? []);
  if (placed.length === 0) return;
  await tx
    .insertInto('product_categories')
    .values(placed.map((category_id, position) => ({ product_id: id, category_id, position })))
    .execute();
}
