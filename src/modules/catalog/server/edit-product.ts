import { jsonText } from '#kit/json-text.ts';
import { refuseFields } from '#kit/refusal.ts';
import type { Tx, UnitOfWork } from '#registry/schema.ts';
import type { ProductChanges } from '../admin-contracts.ts';
import { beginPrices } from './begin-prices.ts';
import { changeProduct } from './change-product.ts';
import type { DocumentSource } from './document-source.ts';
import { editFacts, editLabel, placeIn } from './edit-parts.ts';
import type { FiguresOf } from './figures.ts';

/**
 * Edits a product; omitted fields are not changed. `version` is the one the edit was made on: it is
 * refused if somebody changed the product since.
 * @throws Refusal `product.unknown`, `product.changed_meanwhile`, violations for wrong or missing
 * fields
 */
export async function editProduct(
  work: UnitOfWork,
  { sku, by }: { sku: string; by: string },
  { version, ...changes }: ProductChanges,
  figuresOf: FiguresOf,
): Promise<void> {
  await changeProduct(work, { sku, version, by }, figuresOf, async (before) => {
    const { id } = before;
    await editRow(work, before, changes);
    if (changes.facts) await editFacts(work.tx, before, changes.facts);
    await editLabel(work.tx, id, changes);
    if (changes.categories) await placeIn(work.tx, id, changes.categories);
    if (changes.pictures) await orderPictures(work.tx, before, changes.pictures);
    if (changes.status) await setStatus(work, before, changes);
  });
}

type Changes = Omit<ProductChanges, 'version'>;

async function editRow(
  { tx }: UnitOfWork,
  { id, name: named }: DocumentSource,
  { name = named, shortDescription, description, seo, packaging, safety }: Changes,
) {
  await tx
    .updateTable('products')
    .set({
      name,
      short_description: shortDescription,
      description_html: description,
      seo: seo && jsonText(seo),
      packaging: packaging && jsonText(packaging),
      safety: safety && jsonText(safety),
    })
    .where('id', '=', id)
    .execute();
}

/** Publishes or hides a product, or names its successor. */
async function setStatus(work: UnitOfWork, before: DocumentSource, changes: Changes) {
  const { status, replacedBy } = changes;
  if (!status) return;
  await assertSuccessor(work.tx, before.sku, changes);
  const isFirst = before.status === 'draft';
  if (isFirst) await beginPrices(work, before);
  await work.tx
    .updateTable('products')
    .set({
      status,
      replaced_by: status === 'replaced' ? (replacedBy ?? null) : null,
      // The creation date is that of the first publication, so that it counts as new from then.
      created_at: isFirst ? new Date(work.now.epochMilliseconds) : undefined,
    })
    .where('id', '=', before.id)
    .execute();
}

/** Checks that the successor exists, is sold, and is not the product itself. */
async function assertSuccessor(tx: Tx, sku: string, { status, replacedBy }: Changes) {
  if (status !== 'replaced') return;
  const successor = await tx
    .selectFrom('products')
    .select('sku')
    .where('sku', '=', replacedBy ?? '')
    .where('sku', '<>', sku)
    .where('status', '=', 'sold')
    .executeTakeFirst();
  if (!successor) throw refuseFields([{ propertyPath: 'replacedBy', code: 'product.successor' }]);
}

/** Saves the order of a product's pictures; those left out are removed. */
async function orderPictures(
  tx: Tx,
  { id, pictures: shown, variants }: DocumentSource,
  pictures: readonly { hash: string; alt: string; variant?: string | null | undefined }[],
) {
  const existing = new Map(shown.map(({ hash, variant }) => [hash, variant]));
  const given = new Set(pictures.map(({ hash }) => hash));
  if (given.size < pictures.length || !given.isSubsetOf(existing))
    throw refuseFields([{ propertyPath: 'pictures', code: 'invalid' }]);
  const formats = new Set(variants.map(({ code }) => code));
  const unknown = pictures.findIndex(({ variant }) => variant && !formats.has(variant));
  if (unknown >= 0)
    throw refuseFields([{ propertyPath: `pictures.${unknown}.variant`, code: 'invalid' }]);
  await tx.deleteFrom('product_pictures').where('product_id', '=', id).execute();
  if (pictures.length === 0) return;
  await tx
    .insertInto('product_pictures')
    .values(
      pictures.map(({ hash, alt, variant }, position) => ({
        product_id: id,
        position,
        picture_hash: hash,
        alt,
        variant_code: variant === undefined ? (existing.get(hash) ?? null) : variant,
      })),
    )
    .execute();
}
