import { sql } from 'kysely';
import { getSites } from '#modules/channels/server/index.ts';
import { announceContentChange } from '#platform/content-version.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import type { ProductComplete } from '../contracts.ts';
import { lowestPrices } from '../rules/index.ts';
import { type DocumentSource, readSources } from './document-source.ts';
import { type DocumentContext, presentComplete, presentSummary } from './present.ts';
import { taxRatesFor } from './tax-rates.ts';

/** Number of products whose documents are written in one batch. */
export const REFRESHED_AT_ONCE = 200;

/**
 * Rewrites the documents of these products on every channel and notifies the processes that cache
 * documents. Must be called by every command that changes what a product page shows.
 */
export async function refreshDocuments(
  work: UnitOfWork,
  productIds: readonly number[],
): Promise<void> {
  if (productIds.length === 0) return;
  const sources = await readSources(work.tx, productIds);
  for (const context of await contexts(work)) await refreshChannel(work, sources, context);
  await sql`select shelve(${[...productIds]}::bigint[])`.execute(work.tx);
  await work.announce('products.changed', { productIds });
  await announceContentChange(work);
}

async function contexts(work: UnitOfWork): Promise<DocumentContext[]> {
  const labels = await work.tx
    .selectFrom('filter_values')
    .select(['key', 'value', 'label'])
    .execute();
  const names = await work.tx.selectFrom('categories').select(['path', 'name']).execute();
  const shared = {
    filterLabels: new Map(labels.map(({ key, value, label }) => [`${key}/${value}`, label])),
    categoryNames: new Map(names.map(({ path, name }) => [path, name])),
  };
  const found: DocumentContext[] = [];
  for (const channel of (await getSites(work.tx)).channels) {
    const country = channel.countries[0] ?? '';
    const rates = await taxRatesFor(work.tx, country, work.today);
    found.push({ ...shared, channelCode: channel.code, rates });
  }
  return found;
}

async function refreshChannel(
  work: UnitOfWork,
  sources: readonly DocumentSource[],
  context: DocumentContext,
) {
  const { channelCode } = context;
  await work.tx
    .deleteFrom('product_documents')
    .where('channel_code', '=', channelCode)
    .where(
      'product_id',
      'in',
      sources.map(({ id }) => id),
    )
    .execute();
  const documents = sources.flatMap((source) => {
    const complete = presentComplete(source, context);
    return complete ? [{ source, complete }] : [];
  });
  if (documents.length === 0) return;
  await work.tx
    .insertInto('product_documents')
    .values(documents.map(({ source, complete }) => row(source, complete, channelCode)))
    .execute();
  const filters = documents.flatMap(({ source, complete }) =>
    complete.filters.map(({ key, value }) => ({ id: source.id, key, value })),
  );
  await sql`
    insert into product_filters (product_id, channel_code, key, value)
    select f.id, ${channelCode}, f.key, f.value
    from unnest(${filters.map(({ id }) => id)}::bigint[], ${filters.map(({ key }) => key)}::text[],
                ${filters.map(({ value }) => value)}::text[]) as f (id, key, value)`.execute(
    work.tx,
  );
}

/** Serialised document, with the fields common to all content entities (contracts §3.1). */
function written(attributes: object, { created_at, updated_at }: DocumentSource): string {
  const createdAt = created_at.toISOString();
  const updatedAt = updated_at.toISOString();
  return JSON.stringify({
    ...attributes,
    createdAt,
    updatedAt,
    publishedAt: createdAt,
    locale: 'fr',
  });
}

function row(source: DocumentSource, complete: ProductComplete, channelCode: string) {
  const shown = complete.ProductVariants.filter((variant) => variant.show_variant);
  const perKg = shown.flatMap(({ price_per_unit }) => (price_per_unit ? [price_per_unit.ttc] : []));
  return {
    product_id: source.id,
    channel_code: channelCode,
    sku: source.sku,
    slug: source.slug,
    name: source.name,
    animal_type: complete.animalType,
    viewable: complete.viewable,
    old_product: complete.oldProduct,
    listed: source.status === 'sold' && shown.length > 0,
    popularity: source.popularity,
    price_from: lowestPrices(shown).base,
    price_per_kg: perKg.length > 0 ? Math.min(...perKg) : null,
    rating: complete.json_avis.average?.toFixed(2) ?? null,
    summary: written(presentSummary(complete), source),
    complete: written(complete, source),
    created_at: source.created_at,
    updated_at: source.updated_at,
  };
}
