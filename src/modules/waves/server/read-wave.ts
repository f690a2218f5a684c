import { inParis } from '#kit/dates.ts';
import {
  addressKey,
  findLabels,
  findOpenRequests,
  findPrints,
  type Label,
  type LabelPrint,
  type OpenRequest,
} from '#modules/carriers/server/index.ts';
import type { LotPick } from '#modules/catalog/rules/index.ts';
import { holdsBack, MAY_LEAVE_ON } from '#modules/orders/rules/index.ts';
import {
  type Order,
  type PreparedOrder,
  prepareOrders,
  proposeLots,
} from '#modules/orders/server/index.ts';
import type { Db } from '#registry/schema.ts';
import type { WaveOrderShape, WaveShape } from '../admin-contracts.ts';
import { pickList, waveState } from '../rules/index.ts';
import { findMembers, findWave, type Member } from './find-wave.ts';
import { isLabelStale } from './is-label-stale.ts';

/**
 * A wave for picking and packing: the current state of its orders, and the articles to pick for those not packed. The
 * number of statements does not depend on the number of orders. `day`: today, civil.
 * @throws Refusal `wave.unknown`
 */
export async function readWave(db: Db, id: number, day: Temporal.PlainDate): Promise<WaveShape> {
  const today = day.toString();
  const [wave, members] = await Promise.all([findWave(db, id), findMembers(db, id)]);
  const ids = members.map(({ orderId }) => orderId);
  const [prepared, labels, requests, lots, prints] = await Promise.all([
    prepareOrders(db, ids, day),
    findLabels(db, ids),
    findOpenRequests(db, ids),
    findLots(db, ids),
    findPrints(db, ids),
  ]);
  const codes = prepared.flatMap(({ shown }) => shown.goods.map((good) => good.variantCode));
  const [propose, articles, taken] = await Promise.all([
    proposeLots(db, codes, today),
    findArticles(db, codes),
    findTaken(db, id),
  ]);
  const orders = members.flatMap((member) => {
    const found = prepared.find(({ order }) => order.id === member.orderId);
    return found
      ? [
          presentMember(member, found, {
            labels,
            requests,
            prints,
            lots: lots.get(member.orderId) ?? [],
            propose,
            together: members
              .filter(({ number }) => found.shown.together.includes(number ?? ''))
              .map(({ orderId }) => orderId),
          }),
        ]
      : [];
  });
  const waiting = orders.filter(({ state }) => state === 'to_pack');
  return {
    '@id': `/api/v2/admin/waves/${id}`,
    '@type': 'Wave',
    id,
    methodCode: wave.methodCode,
    methodName: wave.methodName,
    openedAt: inParis(wave.openedAt),
    openedBy: wave.openedBy,
    today,
    closedAt: wave.closedAt && inParis(wave.closedAt),
    orders: orders.length,
    packed: orders.filter(({ packedBy }) => packedBy !== null).length,
    left: orders.filter(({ state }) => state === 'left').length,
    members: orders,
    labelFormat: labels.find(({ format }) => format !== null)?.format ?? null,
    picking: pickList(waiting.map(({ picks }) => picks)).map((line) => {
      const article = articles.get(line.variantCode);
      return {
        ...line,
        productName: article?.productName ?? '',
        variantName: article?.variantName ?? '',
        ean: article?.ean ?? null,
        grossGrams: article?.grossGrams ?? 0,
        taken: taken.get(placedLot(line)) ?? 0,
      };
    }),
  };
}

interface OfMember {
  labels: readonly Label[];
  requests: readonly OpenRequest[];
  prints: readonly LabelPrint[];
  lots: readonly LotPick[];
  propose: (variantCode: string, quantity: number) => LotPick[];
  /** Ids of the orders in the same parcel. */
  together: readonly number[];
}

function presentMember(
  member: Member,
  { order, shown, attention }: PreparedOrder,
  { labels, requests, prints, lots, propose, together }: OfMember,
): WaveOrderShape {
  const state = waveState({
    state: order.state,
    shippingState: order.shippingState,
    isPaid: isPaid(order),
    isHeld: holdsBack(attention) !== null,
    isPacked: member.packedAt !== null,
  });
  const sent = order.shipment?.parcels ?? [];
  const isHere = ({ trackingNumber }: Label) =>
    state === 'left' || !sent.some((parcel) => parcel.trackingNumber === trackingNumber);
  const own = labels.filter((label) => label.orderId === member.orderId && isHere(label));
  const shared = labels.filter(({ orderId }) => together.includes(orderId));
  const onParcel = own.length > 0 ? own : shared;
  const ownPrints = prints.filter(({ orderId }) => orderId === member.orderId);
  const voided = ownPrints.filter(({ voidedAt }) => voidedAt !== null);
  const key = addressKey(order);
  const open = requests.find((one) => one.orderId === member.orderId && one.addressKey === key);
  return {
    ...shown,
    state,
    attention: shown.held,
    packedBy: member.packedBy,
    labels: onParcel.map(({ trackingNumber }) => trackingNumber),
    weights: onParcel.map(({ trackingNumber, grams, weighedGrams }) => ({
      trackingNumber,
      grams,
      weighedGrams,
    })),
    sharesLabel: own.length === 0 && shared.length > 0,
    labelProblem: open ? { state: open.state, reason: open.reason } : null,
    prints: ownPrints
      .filter((print) => own.some((label) => label.trackingNumber === print.trackingNumber))
      .map(({ trackingNumber, at, by }) => ({ trackingNumber, at: inParis(at), by })),
    voided: [...new Set(voided.map(({ trackingNumber }) => trackingNumber))],
    isLabelStale: own.some((label) => isLabelStale(label, order)),
    // An order that is held or cancelled gets no suggested lots, which would be missing for others.
    picks:
      state === 'to_pack'
        ? missingOf(shown.goods, withoutSent(lots, sent), propose)
        : state === 'held'
          ? []
          : [...lots],
  };
}

/** The recorded lots of an order, without those in parcels that left. */
const withoutSent = (
  lots: readonly LotPick[],
  parcels: NonNullable<Order['shipment']>['parcels'],
): LotPick[] => {
  const gone = parcels.flatMap(({ contents }) => contents ?? []);
  return lots.flatMap((pick) => {
    const quantity = gone
      .filter(({ variantCode, lot }) => variantCode === pick.variantCode && lot === pick.lot)
      .reduce((left, piece) => left - piece.quantity, pick.quantity);
    return quantity > 0 ? [{ ...pick, quantity }] : [];
  });
};

/** The recorded lots, and suggested ones for the rest. */
function missingOf(
  goods: PreparedOrder['shown']['goods'],
  lots: readonly LotPick[],
  propose: OfMember['propose'],
): LotPick[] {
  return goods.flatMap(({ variantCode, quantity }) => {
    const noted = lots.filter((lot) => lot.variantCode === variantCode);
    const missing = quantity - noted.reduce((sum, lot) => sum + lot.quantity, 0);
    return missing > 0 ? [...noted, ...propose(variantCode, missing)] : noted;
  });
}

const isPaid = ({ paymentState }: Order) => MAY_LEAVE_ON.includes(paymentState);

const placedLot = ({ variantCode, lot, place }: Pick<LotPick, 'variantCode' | 'lot' | 'place'>) =>
  [variantCode, lot, place].join('|');

/** Pieces picked for a wave, by lot and place. */
async function findTaken(db: Db, waveId: number): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('wave_picks')
    .select(['variant_code as variantCode', 'lot', 'place', 'taken'])
    .where('wave_id', '=', waveId)
    .execute();
  return new Map(rows.map((row) => [placedLot(row), row.taken]));
}

async function findLots(db: Db, ids: readonly number[]): Promise<Map<number, LotPick[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('order_lots')
    .select(['order_id as orderId', 'variant_code as variantCode', 'lot', 'quantity'])
    .select('best_before as bestBefore')
    .where('order_id', 'in', [...ids])
    .where('quantity', 'is not', null)
    .orderBy('id')
    .execute();
  const byOrder = Map.groupBy(rows, ({ orderId }) => orderId);
  return new Map(
    [...byOrder].map(([id, own]) => [
      id,
      own.map(({ orderId: _, quantity, ...lot }) => ({
        ...lot,
        place: '',
        quantity: quantity ?? 0,
      })),
    ]),
  );
}

interface Article {
  productName: string;
  variantName: string;
  ean: string | null;
  /** Grams. */
  grossGrams: number;
}

async function findArticles(
  db: Db,
  codes: readonly string[],
): Promise<ReadonlyMap<string, Article>> {
  if (codes.length === 0) return new Map();
  const rows = await db
    .selectFrom('product_variants as v')
    .innerJoin('products as p', 'p.id', 'v.product_id')
    .select(['v.code', 'p.name as productName', 'v.format as variantName', 'v.ean'])
    .select('v.gross_grams as grossGrams')
    .where('v.code', 'in', [...new Set(codes)])
    .execute();
  return new Map(rows.map(({ code, ...article }) => [code, article]));
}
