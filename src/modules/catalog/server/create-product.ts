import { refuseFields } from '#kit/refusal.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import type { NewProduct } from '../admin-contracts.ts';
import { slugOf } from '../rules/index.ts';
import { openLabel, placeIn } from './edit-parts.ts';
import { nextNumber, skuOf } from './next-number.ts';

/**
 * Creates a draft with the first fields of a product. Returns its sku.
 * @throws Refusal of `taxCategory`, `category`
 */
export async function createProduct(work: UnitOfWork, typed: NewProduct): Promise<string> {
  const { name, species, kind, taxCategory: tax_category, category } = typed;
  if (kind === 'accessory' && tax_category === 'pet_food')
    throw refuseFields([{ propertyPath: 'taxCategory', code: 'product.tax_category' }]);
  const number = await nextNumber(work);
  const sku = skuOf(number);
  const now = new Date(work.now.epochMilliseconds);
  const { id } = await work.tx
    .insertInto('products')
    .values({
      sku,
      slug: `${slugOf(name) || 'produit'}-${number}`,
      name,
      species,
      kind,
      tax_category,
      protein: null,
      life_stages: [],
      sizes: [],
      needs: [],
      guide: null,
      short_description: '',
      description_html: '',
      packaging: '[]',
      safety: null,
      status: 'draft',
      replaced_by: null,
      sample_of: null,
      subscribable: tax_category === 'pet_food',
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (tax_category === 'pet_food') await openLabel(work.tx, id);
  if (category) await placeIn(work.tx, id, [category]);
  return sku;
}
