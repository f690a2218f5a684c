import { refuse } from '#kit/refusal.ts';
import { getSites } from '#modules/channels/server/index.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import { missingLabelFields, subscriptionPriceOf } from '../rules/index.ts';
import type { LabelDraft, ProductDraft, VariantDraft } from './product-draft.ts';
import { refreshDocuments } from './refresh-documents.ts';
import { setPrices } from './set-prices.ts';

/**
 * Creates or updates a product from a draft and shows it on every channel. An existing sku is
 * updated in place: its stock stays, a new price is added to the history. Refuses with
 * `product.label_missing` (FOOD-01) and `product.subscription_price` (BIZ-06).
 */
export async function publishProduct(work: UnitOfWork, draft: ProductDraft): Promise<void> {
  refuseUnlawful(draft);
  const id = await saveProduct(work, draft);
  if (draft.food) await saveLabel(work, id, draft.food);
  await saveVariants(work, id, draft.variants);
  const { channels } = await getSites(work.tx);
  for (const variant of draft.variants)
    await setPrices(
      work,
      variant,
      channels.map(({ code }) => code),
    );
  await saveLinks(work, id, draft);
  await refreshDocuments(work, [id]);
}

function refuseUnlawful({ sku, kind, taxCategory, food, variants }: ProductDraft) {
  const missing = taxCategory === 'pet_food' ? missingLabelFields(food, kind) : [];
  if (missing.length > 0)
    throw refuse('product.label_missing', { sku, fields: missing.join(', ') });
  const wrong = variants.find((one) => one.subscriptionCents !== subscriptionPriceOf(one.cents));
  if (wrong) throw refuse('product.subscription_price', { sku, variantCode: wrong.code });
}

async function saveProduct(work: UnitOfWork, draft: ProductDraft): Promise<number> {
  const now = new Date(work.now.epochMilliseconds);
  const values = {
    sku: draft.sku,
    slug: draft.slug,
    name: draft.name,
    species: draft.species,
    kind: draft.kind,
    protein: draft.protein,
    life_stages: draft.lifeStages,
    sizes: draft.sizes,
    needs: draft.needs,
    short_description: draft.shortDescription,
    description_html: draft.descriptionHtml,
    tax_category: draft.taxCategory,
    status: draft.status,
    replaced_by: draft.replacedBy,
    subscribable: draft.subscribable,
    sample_of: draft.sampleOf,
    popularity: draft.popularity,
    packaging: JSON.stringify(draft.packaging),
    safety: draft.safety && JSON.stringify(draft.safety),
    guide: draft.guide && JSON.stringify(draft.guide),
    updated_at: now,
  };
  const { id } = await work.tx
    .insertInto('products')
    .values({ ...values, created_at: now })

    .onConflict((conflict) =>
      conflict.column('sku').doUpdateSet((eb) => ({
        ...values,
        // Incremented, so that an edit made meanwhile is refused.
        version: eb('products.version', '+', 1),
      })),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function saveLabel(work: UnitOfWork, id: number, label: LabelDraft) {
  const values = {
    type: label.type,
    composition: label.composition,
    additives: label.additives,
    constituents: JSON.stringify(label.analyticalConstituents),
    declared_energy: label.declaredEnergy?.toFixed(1) ?? null,
    computed_energy: label.computedEnergy?.toFixed(1) ?? null,
    instructions: label.instructions,
    storage: label.storage,
    operator: label.operator,
    kibble_mm: label.kibbleMm?.toFixed(1) ?? null,
    rations: JSON.stringify(label.rations),
  };
  await work.tx
    .insertInto('food_labels')
    .values({ product_id: id, ...values })
    .onConflict((conflict) => conflict.column('product_id').doUpdateSet(values))
    .execute();
}

async function saveVariants(work: UnitOfWork, id: number, variants: readonly VariantDraft[]) {
  await work.tx
    .insertInto('product_variants')
    .values(
      variants.map((variant, position) => ({
        code: variant.code,
        product_id: id,
        slug: variant.slug,
        format: variant.format,
        net_grams: variant.netGrams,
        gross_grams: variant.grossGrams,
        visible: variant.visible,
        position,
        on_hand: variant.stockOnHand,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('code').doUpdateSet((eb) => ({
        slug: eb.ref('excluded.slug'),
        format: eb.ref('excluded.format'),
        net_grams: eb.ref('excluded.net_grams'),
        gross_grams: eb.ref('excluded.gross_grams'),
        visible: eb.ref('excluded.visible'),
        position: eb.ref('excluded.position'),
      })),
    )
    .execute();
}

/** Replaces categories, pictures and cross-sells as a whole. */
async function saveLinks(work: UnitOfWork, id: number, draft: ProductDraft) {
  for (const table of ['product_categories', 'product_pictures', 'product_cross_sells'] as const)
    await work.tx.deleteFrom(table).where('product_id', '=', id).execute();
  const existing = await work.tx
    .selectFrom('categories')
    .select(['id', 'path'])
    .where('path', 'in', ['', ...draft.categories])
    .execute();
  const ids = new Map(existing.map((category) => [category.path, category.id]));
  const categories = draft.categories.flatMap((path, position) => {
    const category = ids.get(path);
    return category ? [{ product_id: id, category_id: category, position }] : [];
  });
  if (categories.length > 0)
    await work.tx.insertInto('product_categories').values(categories).execute();
  const pictures = draft.pictures.map(({ hash, alt, variant }, position) => ({
    product_id: id,
    position,
    picture_hash: hash,
    alt,
    variant_code: variant,
  }));
  if (pictures.length > 0) await work.tx.insertInto('product_pictures').values(pictures).execute();
  const others = draft.crossSell.map((sku, position) => ({ product_id: id, position, sku }));
  if (others.length > 0) await work.tx.insertInto('product_cross_sells').values(others).execute();
}
