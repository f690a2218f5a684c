import { refuse, refuseFields } from '#kit/refusal.ts';
import { TERMS } from '#kit/terms.ts';
import type { Tx, UnitOfWork } from '#registry/schema.ts';
import type { SuppliedArticles, SupplierDraft } from '../admin-contracts.ts';

const columnsOf = ({ leadDays, coverDays, ...rest }: SupplierDraft) => ({
  name: rest.name,
  contact: rest.contact,
  email: rest.email,
  telephone: rest.telephone,
  lead_days: leadDays,
  cover_days: coverDays,
  minimum: rest.minimum,
});

/**
 * Adds a supplier and returns its id.
 * @throws Refusal `supplier.name_taken`, `supplier.horizon`
 */
export async function addSupplier(work: UnitOfWork, draft: SupplierDraft): Promise<number> {
  checkHorizon(draft);
  const added = await work.tx
    .insertInto('suppliers')
    .values(columnsOf(draft))
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) throw refuseFields([{ propertyPath: 'name', code: 'supplier.name_taken' }]);
  return added.id;
}

/**
 * Changes the data of a supplier, in the version that was read.
 * @throws Refusal `supplier.unknown`, `supplier.changed`, `supplier.name_taken`, `supplier.horizon`
 */
export async function changeSupplier(
  { tx }: UnitOfWork,
  id: number,
  { version, ...draft }: SupplierDraft & { version: number },
): Promise<void> {
  checkHorizon(draft);
  await lockSupplier(tx, id, version);
  const taken = await tx
    .selectFrom('suppliers')
    .select('id')
    .where((from) => from(from.fn('lower', ['name']), '=', draft.name.toLowerCase()))
    .where('id', '<>', id)
    .executeTakeFirst();
  if (taken) throw refuseFields([{ propertyPath: 'name', code: 'supplier.name_taken' }]);
  await tx
    .updateTable('suppliers')
    .set({ ...columnsOf(draft), version: version + 1 })
    .where('id', '=', id)
    .execute();
}

/**
 * Replaces all articles of a supplier. An article of another supplier moves to this one.
 * @throws Refusal `supplier.unknown`, `supplier.changed`; `purchase.unknown_article` and `purchase.twice` by line
 */
export async function setSuppliedArticles(
  { tx }: UnitOfWork,
  id: number,
  { version, articles }: SuppliedArticles,
): Promise<void> {
  await lockSupplier(tx, id, version);
  await checkArticles(tx, 'articles', articles);
  await tx.deleteFrom('supplier_articles').where('supplier_id', '=', id).execute();
  if (articles.length > 0)
    await tx
      .insertInto('supplier_articles')
      .values(
        articles.map(({ variantCode, reference, multiple, cost }) => ({
          variant_code: variantCode,
          supplier_id: id,
          reference,
          multiple,
          cost,
        })),
      )
      .onConflict((conflict) =>
        conflict.column('variant_code').doUpdateSet((from) => ({
          supplier_id: from.ref('excluded.supplier_id'),
          reference: from.ref('excluded.reference'),
          multiple: from.ref('excluded.multiple'),
          cost: from.ref('excluded.cost'),
        })),
      )
      .execute();
  await tx
    .updateTable('suppliers')
    .set({ version: version + 1 })
    .where('id', '=', id)
    .execute();
}

/** @throws Refusal by line for an article that is unknown or repeated */
export async function checkArticles(
  tx: Tx,
  path: string,
  lines: readonly { variantCode: string }[],
): Promise<void> {
  const codes = lines.map(({ variantCode }) => variantCode);
  const rows =
    codes.length === 0
      ? []
      : await tx.selectFrom('product_variants').select('code').where('code', 'in', codes).execute();
  const exists = new Set(rows.map(({ code }) => code));
  const wrong = codes.flatMap((code, index) => {
    const propertyPath = `${path}.${index}.variantCode`;
    if (!exists.has(code))
      return [{ propertyPath, code: 'purchase.unknown_article', params: { code } }];
    return codes.indexOf(code) < index
      ? [{ propertyPath, code: 'purchase.twice', params: { code } }]
      : [];
  });
  if (wrong.length > 0) throw refuseFields(wrong);
}

async function lockSupplier(tx: Tx, id: number, version: number): Promise<void> {
  const row = await tx
    .selectFrom('suppliers')
    .select('version')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw refuse('supplier.unknown');
  if (row.version !== version) throw refuse('supplier.changed');
}

/** Checks that an order is used up within the forecast period. */
function checkHorizon({ leadDays, coverDays }: SupplierDraft): void {
  if (leadDays + coverDays > TERMS.forecastDays)
    throw refuseFields([{ propertyPath: 'coverDays', code: 'supplier.horizon' }]);
}
