import { sql } from 'kysely';
import { refuse } from '#kit/refusal.ts';
import type { Db } from '#registry/schema.ts';
import type { SupplierDetailShape, SupplierShape } from '../admin-contracts.ts';
import { purchaseNumber } from '../rules/index.ts';

type Row = Omit<SupplierShape, '@id' | '@type'>;

const present = (row: Row): SupplierShape => ({
  '@id': `/api/v2/admin/suppliers/${row.id}`,
  '@type': 'Supplier',
  ...row,
});

const selectSuppliers = (db: Db) =>
  db
    .selectFrom('suppliers as s')
    .select([
      's.id',
      's.name',
      's.contact',
      's.email',
      's.telephone',
      's.lead_days as leadDays',
      's.cover_days as coverDays',
      's.minimum',
      's.version',
    ])
    .select((from) =>
      from
        .selectFrom('supplier_articles as a')
        .whereRef('a.supplier_id', '=', 's.id')
        .select(({ fn }) => fn.countAll<number>().as('articles'))
        .$asScalar()
        .$notNull()
        .as('articles'),
    );

/** All suppliers, by name: at most a few dozen. */
export async function listSuppliers(db: Db): Promise<SupplierShape[]> {
  const rows = await selectSuppliers(db).orderBy(sql`s.name collate "fr-x-icu"`).execute();
  return rows.map((row) => present({ ...row, articles: Number(row.articles) }));
}

/**
 * A supplier with their articles.
 * @throws Refusal `supplier.unknown`
 */
export async function getSupplier(db: Db, id: number): Promise<SupplierDetailShape> {
  const row = await selectSuppliers(db).where('s.id', '=', id).executeTakeFirst();
  if (!row) throw refuse('supplier.unknown');
  const [{ rows: supplies }, open] = await Promise.all([
    sql<SupplierDetailShape['supplies'][number]>`
      select a.variant_code as "variantCode", p.sku, p.name, v.format, v.ean, a.reference, a.multiple, a.cost,
        v.on_hand as "onHand",
        (select g.average::float8 from received_goods g where g.variant_code = a.variant_code order by g.id desc limit 1) as average
      from supplier_articles a join product_variants v on v.code = a.variant_code join products p on p.id = v.product_id
      where a.supplier_id = ${id} order by p.name collate "fr-x-icu", v.position, v.code`.execute(
      db,
    ),
    db
      .selectFrom('purchase_orders')
      .select(['id', 'state'])
      .where('supplier_id', '=', id)
      .where('state', 'in', ['draft', 'sent', 'partly'])
      .orderBy('id', 'desc')
      .execute(),
  ]);
  return {
    ...present({ ...row, articles: Number(row.articles) }),
    supplies,
    open: open.map((one) => ({ ...one, number: purchaseNumber(one.id) })),
  };
}
