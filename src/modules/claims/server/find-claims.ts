import { sql } from 'kysely';
import { inParis } from '#kit/dates.ts';
import { refuse } from '#kit/refusal.ts';
import { findParcelEvents } from '#modules/carriers/server/index.ts';
import { type Order, packedGoodsOf } from '#modules/orders/server/index.ts';
import type { Db, Tx } from '#registry/schema.ts';
import type {
  ClaimShape,
  FoundParcelShape,
  OrderClaimsShape,
  ReturnShape,
} from '../admin-contracts.ts';
import { resendable, returnable } from '../rules/index.ts';

const claims = (db: Db | Tx) =>
  db
    .selectFrom('parcel_claims as c')
    .innerJoin('orders as o', 'o.id', 'c.order_id')
    .leftJoin('shipments as s', 's.order_id', 'c.order_id')
    .leftJoin('shipping_methods as m', 'm.code', 's.method_code')
    .leftJoin('orders as again', 'again.id', 'c.resent_as')
    .select([
      'c.id',
      'o.number',
      'c.tracking_number as trackingNumber',
      'm.carrier',
      'c.kind',
      'c.note',
      'c.opened_at as openedAt',
      'c.opened_by as openedBy',
      'c.state',
      'c.reference',
      'c.cents',
      'c.outcome',
      'again.number as resentAs',
      piecesOf('shelf').as('shelved'),
      piecesOf('waste').as('wasted'),
    ]);

/** SQL: returned units of a claim. */
const piecesOf = (outcome: 'shelf' | 'waste') => sql<number>`(
  select coalesce(sum(r.quantity), 0)::integer from returned_pieces r
  where r.claim_id = c.id and r.outcome = ${outcome})`;

type Row = Awaited<ReturnType<ReturnType<typeof claims>['execute']>>[number];

const present = ({ openedAt, number, ...claim }: Row): ClaimShape => ({
  '@id': `/api/v2/admin/claims/${claim.id}`,
  '@type': 'ParcelClaim',
  ...claim,
  number: number ?? '',
  openedAt: inParis(openedAt),
});

/** Claims without compensation or without the carrier's reply, oldest first. */
export async function listOpenClaims(db: Db): Promise<ClaimShape[]> {
  const rows = await claims(db)
    .where((is) => is.or([is('c.settled_at', 'is', null), is('c.state', '=', 'filed')]))
    .orderBy('c.id')
    .limit(300)
    .execute();
  return rows.map(present);
}

/** Claims of a placed order, and the units that can still be sent again. */
export async function readOrderClaims(db: Db, order: Order): Promise<OrderClaimsShape> {
  const [rows, left, back, returns, own] = await Promise.all([
    claims(db).where('c.order_id', '=', order.id).orderBy('c.id').execute(),
    findResendable(db, order),
    findCameBack(db, order.id),
    findReturns(db, order.id),
    db
      .selectFrom('orders as o')
      .innerJoin('orders as first', 'first.id', 'o.resends')
      .select('first.number')
      .where('o.id', '=', order.id)
      .executeTakeFirst(),
  ]);
  return {
    '@id': `/api/v2/admin/orders/${order.number}/claims`,
    '@type': 'OrderClaims',
    claims: rows.map(present),
    cameBack: back.map(({ variantCode, quantity }) => ({ variantCode, quantity })),
    returnable: returnable(packedGoodsOf(order), order.shipment?.parcels ?? [], back),
    returns,
    resends: own?.number ?? null,
    goods: packedGoodsOf(order).flatMap((good) => {
      const quantity = left.get(good.variantCode) ?? 0;
      return quantity > 0 ? [{ ...good, quantity }] : [];
    }),
  };
}

/** Return labels of an order, latest last. */
async function findReturns(db: Db, orderId: number): Promise<ReturnShape[]> {
  const rows = await db
    .selectFrom('parcel_returns as r')
    .innerJoin('label_requests as q', 'q.id', 'r.request_id')
    .leftJoin('return_labels as l', 'l.request_id', 'r.request_id')
    .select(['r.id', 'r.reason', 'r.offered_at as offeredAt', 'r.offered_by as offeredBy'])
    .select('r.request_id as requestId')
    .select(['r.arrived_at as arrivedAt', 'r.cancelled_at as cancelledAt', 'q.state'])
    .select(['q.reason as problem', 'l.tracking_number as trackingNumber'])
    .where('r.order_id', '=', orderId)
    .orderBy('r.id')
    .execute();
  const events = await findParcelEvents(
    db,
    rows.map(({ requestId }) => requestId),
  );
  return rows.map(({ arrivedAt, cancelledAt, state, problem, offeredAt, requestId, ...row }) => ({
    ...row,
    events: events.get(requestId) ?? [],
    offeredAt: inParis(offeredAt),
    problem: state === 'made' ? null : problem,
    state: arrivedAt
      ? 'arrived'
      : cancelledAt
        ? 'cancelled'
        : state === 'made'
          ? 'offered'
          : state === 'refused'
            ? 'refused'
            : 'requested',
  }));
}

/** Units of an order by article, less those sent again in orders not cancelled. */
export async function findResendable(db: Db | Tx, order: Order): Promise<Map<string, number>> {
  const resent = await db
    .selectFrom('orders as o')
    .innerJoin('order_items as i', 'i.order_id', 'o.id')
    .select(['i.variant_code as variantCode', 'i.quantity'])
    .where('o.resends', '=', order.id)
    .where('o.state', '<>', 'cancelled')
    .execute();
  return resendable(packedGoodsOf(order), resent);
}

/** Units of an order returned so far. */
export const findCameBack = (db: Db | Tx, orderId: number) =>
  db
    .selectFrom('returned_pieces as r')
    .innerJoin('parcel_claims as c', 'c.id', 'r.claim_id')
    .select(['c.tracking_number as trackingNumber', 'r.variant_code as variantCode'])
    .select(['r.lot', 'r.quantity'])
    .where('c.order_id', '=', orderId)
    .orderBy('r.id')
    .execute();

/** Locks a claim and returns the token of its order. @throws Refusal `claim.unknown` */
export async function lockClaim(tx: Tx, id: number) {
  const claim = await tx
    .selectFrom('parcel_claims as c')
    .innerJoin('orders as o', 'o.id', 'c.order_id')
    .select(['c.id', 'c.order_id as orderId', 'c.settled_at as settledAt', 'o.token', 'o.number'])
    .where('c.id', '=', id)
    .forUpdate('c')
    .executeTakeFirst();
  if (!claim) throw refuse('claim.unknown');
  return claim;
}

/** Number of the order of a claim, for the audit log. @throws Refusal `claim.unknown` */
export async function numberOfClaim(db: Db, id: number): Promise<string> {
  const row = await db
    .selectFrom('parcel_claims as c')
    .innerJoin('orders as o', 'o.id', 'c.order_id')
    .select('o.number')
    .where('c.id', '=', id)
    .executeTakeFirst();
  if (!row?.number) throw refuse('claim.unknown');
  return row.number;
}

/** The claim of the parcel scanned last. @throws Refusal `claim.unknown` */
export async function findReceived(db: Db, number: string): Promise<FoundParcelShape> {
  const row = await db
    .selectFrom('parcel_claims as c')
    .innerJoin('orders as o', 'o.id', 'c.order_id')
    .select('c.id')
    .where('o.number', '=', number)
    .where('c.settled_at', 'is', null)
    .orderBy('c.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) throw refuse('claim.unknown');
  return {
    '@id': `/api/v2/admin/claims/${row.id}`,
    '@type': 'ReturnedParcel',
    number,
    claim: row.id,
  };
}
