import { type SqlBool, sql } from 'kysely';
import { refuse } from '#kit/refusal.ts';
import { orderOf, type SortOf, usualSort } from '#kit/team-list.ts';
import { countMost } from '#platform/count-most.ts';
import type { Db } from '#registry/schema.ts';
import type { PurchaseDetailShape, PurchaseShape } from '../admin-contracts.ts';
import { type PurchaseState, purchaseNumber } from '../rules/index.ts';
import { purchaseList } from '../rules/team-list.ts';
import { piecesArrived, piecesDamaged, piecesReceived } from './arrived.ts';

interface PurchaseFilter {
  search?: string | undefined;
  state?: PurchaseState | 'open' | 'late' | undefined;
  sort?: SortOf<typeof purchaseList> | undefined;
}

const OPEN = ['draft', 'sent', 'partly'] as const;
const WAITED: readonly PurchaseState[] = ['sent', 'partly'];

const [ofOrder, ofVariant] = [sql`l.purchase_order_id`, sql`l.variant_code`];

/** SQL: pieces ordered, missing and damaged, and amount, of the orders `o`. */
const sums = sql<{ pieces: number; missing: number; damaged: number; amount: number }>`
  (select coalesce(sum(l.quantity), 0)::integer as pieces,
    coalesce(sum(greatest(0, l.quantity - ${piecesArrived(ofOrder, ofVariant)})), 0)::integer as missing,
    coalesce(sum(${piecesDamaged(ofOrder, ofVariant)}), 0)::integer as damaged,
    coalesce(sum(l.quantity::bigint * l.cost), 0)::bigint as amount
  from purchase_order_lines l
  where l.purchase_order_id = o.id)`;

const selectPurchases = (db: Db) =>
  db
    .selectFrom('purchase_orders as o')
    .innerJoin('suppliers as s', 's.id', 'o.supplier_id')
    .innerJoinLateral(sums.as('sums'), (join) => join.onTrue())
    .select([
      'o.id',
      'o.supplier_id as supplierId',
      's.name as supplierName',
      'o.state',
      'o.created_at as createdAt',
      'o.expected_on as expectedOn',
      'sums.pieces',
      'sums.missing',
      'sums.damaged',
      'sums.amount',
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof selectPurchases>['execute']>>[number];

function present(row: Row, today: Temporal.PlainDate): PurchaseShape {
  const { id, supplierId, supplierName, state, createdAt, expectedOn } = row;
  return {
    '@id': `/api/v2/admin/purchase-orders/${id}`,
    '@type': 'PurchaseOrder',
    id,
    number: purchaseNumber(id),
    supplier: { id: supplierId, name: supplierName },
    state,
    createdAt: createdAt.toISOString(),
    expectedOn,
    isLate: WAITED.includes(state) && expectedOn !== null && expectedOn < today.toString(),
    pieces: row.pieces,
    // A cancelled order has no missing pieces.
    missing: state === 'cancelled' ? 0 : row.missing,
    damaged: row.damaged,
    amount: Number(row.amount),
  };
}

/** Orders to suppliers, newest first unless `sort` says otherwise. */
export async function listPurchases(
  db: Db,
  filter: PurchaseFilter,
  { offset, itemsPerPage }: { offset: number; itemsPerPage: number },
  today: Temporal.PlainDate,
): Promise<{ members: PurchaseShape[]; total: number }> {
  const text = filter.search?.trim() ?? '';
  const id = /^a?0*(\d{1,9})$/i.exec(text)?.[1];
  const narrowed = selectPurchases(db)
    .$if(filter.state === 'open', (q) => q.where('o.state', 'in', [...OPEN]))
    .$if(filter.state === 'late', (q) =>
      q.where('o.state', 'in', [...WAITED]).where('o.expected_on', '<', today.toString()),
    )
    .$if(!['open', 'late', undefined].includes(filter.state), (q) =>
      q.where('o.state', '=', filter.state as PurchaseState),
    )
    .$if(text !== '', (q) =>
      q.where((is) =>
        is.or([
          sql<SqlBool>`strpos(lower(s.name), ${text.toLowerCase()}) > 0`,
          is('o.id', '=', Number(id ?? 0)),
        ]),
      ),
    );
  const { column, direction } = orderOf(filter.sort ?? usualSort(purchaseList), {
    createdAt: 'o.created_at',
  } as const);
  const rows = await narrowed
    .orderBy(column, direction)
    .orderBy('o.id', direction)
    .offset(offset)
    .limit(itemsPerPage)
    .execute();
  return {
    members: rows.map((row) => present(row, today)),
    total: await countMost(db, narrowed.clearSelect()),
  };
}

/**
 * An order to a supplier with its lines and deliveries.
 * @throws Refusal `purchase.unknown`
 */
export async function getPurchase(
  db: Db,
  id: number,
  today: Temporal.PlainDate,
): Promise<PurchaseDetailShape> {
  const row = await selectPurchases(db)
    .select(['o.version', 'o.note', 'o.created_by as createdBy', 'o.sent_at as sentAt'])
    .select(['o.sent_by as sentBy', 'o.closed_at as closedAt', 'o.closed_by as closedBy'])
    .select(['s.email', 's.minimum'])
    .where('o.id', '=', id)
    .executeTakeFirst();
  if (!row) throw refuse('purchase.unknown');
  const [{ rows: lines }, receipts, damages] = await Promise.all([
    sql<PurchaseDetailShape['lines'][number]>`
      select l.variant_code as "variantCode", p.sku, p.name, v.format, v.ean, l.quantity, l.cost,
        coalesce(a.reference, '') as reference, coalesce(a.multiple, 1) as multiple,
        ${piecesReceived(ofOrder, ofVariant)} as received, ${piecesDamaged(ofOrder, ofVariant)} as damaged
      from purchase_order_lines l
      join product_variants v on v.code = l.variant_code
      join products p on p.id = v.product_id
      left join supplier_articles a on a.variant_code = l.variant_code and a.supplier_id = ${row.supplierId}
      where l.purchase_order_id = ${id} order by p.name collate "fr-x-icu", v.position, v.code`.execute(
      db,
    ),
    db
      .selectFrom('goods_receipts as r')
      .select(['r.id', 'r.note', 'r.staff_name as by', 'r.received_at as receivedAt'])
      .select((from) => [
        from
          .selectFrom('received_goods as g')
          .whereRef('g.receipt_id', '=', 'r.id')
          .select(({ fn }) => fn.sum<number>('g.quantity').as('pieces'))
          .as('pieces'),
        from
          .selectFrom('damaged_goods as d')
          .whereRef('d.receipt_id', '=', 'r.id')
          .select(({ fn }) => fn.sum<number>('d.quantity').as('pieces'))
          .as('damaged'),
      ])
      .where('r.purchase_order_id', '=', id)
      .orderBy('r.id', 'desc')
      .execute(),
    db
      .selectFrom('damaged_goods as d')
      .innerJoin('goods_receipts as r', 'r.id', 'd.receipt_id')
      .select(['d.id', 'd.variant_code as variantCode', 'd.quantity', 'd.lot', 'd.damage'])
      .select(['d.cost', 'r.note', 'd.staff_name as by', 'd.at'])
      .where('d.purchase_order_id', '=', id)
      .orderBy('d.id', 'desc')
      .execute(),
  ]);
  const { version, note, createdBy, sentAt, sentBy, closedAt, closedBy, email, minimum } = row;
  return {
    ...present(row, today),
    version,
    note,
    createdBy,
    sentAt: sentAt?.toISOString() ?? null,
    sentBy,
    closedAt: closedAt?.toISOString() ?? null,
    closedBy,
    email,
    minimum: Number(minimum),
    lines,
    damages: damages.map(({ at, ...damage }) => ({ ...damage, at: at.toISOString() })),
    receipts: receipts.map(({ receivedAt, pieces, damaged, ...receipt }) => ({
      ...receipt,
      pieces: Number(pieces ?? 0),
      damaged: Number(damaged ?? 0),
      receivedAt: receivedAt.toISOString(),
    })),
  };
}
