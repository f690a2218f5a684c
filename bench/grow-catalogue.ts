import type pg from 'pg';
import { copyRows } from './copy-rows.ts';

/** Numbers of copies begin here: products PR2…, variants 2……. */
const FIRST = 200_000;

/**
 * Copies the products of the shop until there are so many, with their formats, prices, categories,
 * filters, documents and search records, each under a number and address of its own.
 */
export async function growCatalogue(client: pg.Client, products: number): Promise<void> {
  await client.query(
    `
    create temp table grown as
    select p.id as old_id, p.sku as old_sku, p.slug as old_slug, c.copy,
      ${FIRST} + row_number() over (order by c.copy, p.id) as new_id
    from products p cross join generate_series(1, 1000) as c (copy)
    order by c.copy, p.id
    limit greatest(0, $1::integer - (select count(*) from products))`.replace('$1', `${products}`),
  );
  await client.query(`
    create temp table grown_variants as
    select v.code as old_code, (20000000 + row_number() over (order by g.new_id, v.code))::text as new_code,
      g.new_id
    from product_variants v join grown g on g.old_id = v.product_id`);
  await client.query('create index on grown (old_id); create index on grown_variants (old_code)');
  const ofProduct = 'join grown g on g.old_id = t.product_id';
  const ofVariant = 'join grown_variants g on g.old_code = t.code';
  const sku = "'PR' || g.new_id";
  const slug = "g.old_slug || '-' || g.copy";
  const renamed = (column: string) =>
    `replace(replace(t.${column}::text, g.old_sku, ${sku}), '"' || g.old_slug || '"', '"' || ${slug} || '"')::json`;
  const product = { product_id: 'g.new_id' };
  const documents = { summary: renamed('summary'), complete: renamed('complete') };
  await copyRows(client, {
    table: 'products',
    from: 'join grown g on g.old_id = t.id',
    changed: { id: 'g.new_id', sku, slug },
  });
  await copyRows(client, { table: 'food_labels', from: ofProduct, changed: product });
  await copyRows(client, {
    table: 'product_variants',
    from: ofVariant,
    changed: { ...product, code: 'g.new_code' },
  });
  await copyRows(client, {
    table: 'price_history',
    from: 'join grown_variants g on g.old_code = t.variant_code',
    changed: { id: null, variant_code: 'g.new_code' },
  });
  for (const table of ['product_categories', 'product_pictures', 'product_cross_sells'])
    await copyRows(client, { table, from: ofProduct, changed: product });
  await copyRows(client, { table: 'product_ratings', from: ofProduct, changed: product });
  await copyRows(client, {
    table: 'product_documents',
    from: ofProduct,
    changed: { ...product, ...documents, sku, slug },
  });
  await copyRows(client, { table: 'product_filters', from: ofProduct, changed: product });
  await copyRows(client, {
    table: 'search_records',
    from: "join grown g on g.old_id = t.source_id and t.index_name = 'b2c-products'",
    changed: { source_id: 'g.new_id', object_id: "t.object_id || '-' || g.copy" },
  });
  await client.query('select shelve(array(select new_id from grown))');
}
