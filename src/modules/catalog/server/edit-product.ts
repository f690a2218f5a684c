import { refuse, refuseFields } from '#kit/refusal.ts';
import type { Tx, Work } from '#schema.ts';
import type { ProductChanges } from '../admin-contracts.ts';
import { missingLabelFields } from '../rules/index.ts';
import { readSources } from './document-source.ts';
import { refreshDocuments } from './refresh-documents.ts';

/**
 * Changes what the team says of a product; what is left out stays. `version` is the one that was
 * read: somebody who changed it meanwhile is not overwritten.
 * @throws Refusal `product.unknown`, `product.changed_meanwhile`, `product.label_missing`,
 * `product.successor`
 */
export async function editProduct(
  work: Work,
  sku: string,
  { version, ...changes }: ProductChanges,
): Promise<void> {
  const { tx } = work;
  const product = await tx
    .selectFrom('products')
    .select(['id', 'version', 'kind', 'tax_category'])
    .where('sku', '=', sku)
    .forUpdate()
    .executeTakeFirst();
  if (!product) throw refuse('product.unknown');
  if (product.version !== version) throw refuse('product.changed_meanwhile');
  const { id } = product;
  if (changes.status) await assertSuccessor(tx, sku, changes);
  await tx
    .updateTable('products')
    .set({
      version: version + 1,
      updated_at: new Date(work.now.epochMilliseconds),
      ...(changes.name !== undefined && { name: changes.name }),
      ...(changes.shortDescription !== undefined && {
        short_description: changes.shortDescription,
      }),
      ...(changes.description !== undefined && { description_html: changes.description }),
      ...(changes.seo !== undefined && { seo: changes.seo && JSON.stringify(changes.seo) }),
      ...(changes.status && {
        status: changes.status,
        replaced_by: changes.status === 'replaced' ? (changes.replacedBy ?? null) : null,
      }),
    })
    .where('id', '=', id)
    .execute();
  if (changes.label)
    await tx.updateTable('food_labels').set(changes.label).where('product_id', '=', id).execute();
  for (const [position, { hash, alt }] of (changes.pictures ?? []).entries())
    await movePicture(tx, id, hash, { position, alt, of: changes.pictures?.length ?? 0 });
  await assertLawful(tx, sku, product);
  await refreshDocuments(work, [id]);
}

/** What takes its place exists, is sold, and is not itself. */
async function assertSuccessor(
  tx: Tx,
  sku: string,
  { status, replacedBy }: Omit<ProductChanges, 'version'>,
) {
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

/** What is sold as food has its whole label (FOOD-01). */
async function assertLawful(
  tx: Tx,
  sku: string,
  { id, kind, tax_category }: { id: number; kind: string; tax_category: string },
) {
  if (tax_category !== 'pet_food') return;
  const [source] = await readSources(tx, [id]);
  const label = source?.label ?? null;
  const missing = missingLabelFields(
    label && { ...label, analyticalConstituents: label.constituents },
    kind,
  );
  if (missing.length > 0)
    throw refuse('product.label_missing', { sku, fields: missing.join(', ') });
}

/** Positions are a key of their table: each picture passes through one nobody has. */
async function movePicture(
  tx: Tx,
  id: number,
  hash: string,
  { position, alt, of }: { position: number; alt: string; of: number },
) {
  const aside = await tx
    .selectFrom('product_pictures')
    .select('position')
    .where('product_id', '=', id)
    .where('picture_hash', '=', hash)
    .where('position', '>=', position)
    .orderBy('position')
    .executeTakeFirst();
  if (!aside) throw refuseFields([{ propertyPath: 'pictures', code: 'invalid' }]);
  const place = (from: number, to: number, text?: string) =>
    tx
      .updateTable('product_pictures')
      .set({ position: to, ...(text !== undefined && { alt: text }) })
      .where('product_id', '=', id)
      .where('position', '=', from)
      .execute();
  const free = 1000 + of;
  if (aside.position !== position) {
    await place(position, free);
    await place(aside.position, position);
    await place(free, aside.position);
  }
  await place(position, position, alt);
}
