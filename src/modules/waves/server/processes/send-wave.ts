import { t } from '#i18n/catalogue.server.ts';
import { Refusal } from '#kit/refusal.ts';
import { addressKey, findLabels, type Label, labelsHere } from '#modules/carriers/server/index.ts';
import { holdsBack, mayLeave } from '#modules/orders/rules/index.ts';
import {
  assertPointOpen,
  findAttention,
  findCompanions,
  findOrders,
  lockWithParcel,
  type Order,
  shipParcels,
  shipTogether,
} from '#modules/orders/server/index.ts';
import { recordAction, type StaffMember } from '#modules/staff/server/index.ts';
import { transact } from '#platform/unit-of-work.ts';
import type { AppContext, UnitOfWork } from '#registry/schema.ts';
import { closeIfEmpty } from '../close-wave.ts';
import { findMembers, findWave, type Member } from '../find-wave.ts';
import { isMisweighed } from '../is-label-stale.ts';

type Stays = 'held' | 'not_ready' | 'cancelled' | 'label' | 'address' | 'weight' | 'point';
/** The reason it stays, or the number of orders that left with it: zero when it had left before. */
type Outcome = number | Stays;

interface Departure {
  left: number;
  stayed: { number: string; reason: string }[];
}

/**
 * Ships all orders of a wave that may leave, each in its own transaction with parcels, lots, mails and audit entry.
 * Repeated, also after a crash, it continues with the rest; nothing is shipped twice. Orders that are held,
 * cancelled, without a label, or corrected or weighed differently since their label was made, stay.
 * @throws Refusal `wave.unknown`
 */
export async function sendWave(
  appContext: AppContext,
  staff: Pick<StaffMember, 'id'>,
  waveId: number,
): Promise<Departure> {
  await findWave(appContext.db, waveId);
  const departure: Departure = { left: 0, stayed: [] };
  const members = await labelledFirst(appContext, waveId);
  const toPoints = await findThoseToPoints(appContext, members);
  for (const member of members) {
    const outcome = await sendMember(appContext, staff.id, member, toPoints.has(member.orderId));
    if (typeof outcome === 'number') departure.left += outcome;
    else
      departure.stayed.push({ number: member.number ?? '', reason: t(`waves.stays.${outcome}`) });
  }
  await transact(appContext, (work) => closeIfEmpty(work, waveId));
  return departure;
}

/** Orders with a label come first, because they ship their companions. */
async function labelledFirst({ db }: AppContext, waveId: number): Promise<Member[]> {
  const members = await findMembers(db, waveId);
  const labels = await findLabels(
    db,
    members.map(({ orderId }) => orderId),
  );
  const labelled = new Set(labels.map(({ orderId }) => orderId));
  return members.toSorted(
    (a, b) => Number(labelled.has(b.orderId)) - Number(labelled.has(a.orderId)),
  );
}

/** Orders to a relay point; one redirected meanwhile has no valid label. */
async function findThoseToPoints({ db }: AppContext, members: readonly Member[]) {
  const orders = await findOrders(
    db,
    members.map(({ orderId }) => orderId),
  );
  return new Set(orders.filter(({ shipment }) => shipment?.pickupPoint).map(({ id }) => id));
}

async function sendMember(
  appContext: AppContext,
  staffId: number,
  { token }: Member,
  isToPoint: boolean,
): Promise<Outcome> {
  try {
    // The relay network is called before the transaction that ships the order (REL-48).
    if (isToPoint) await assertPointOpen(appContext, token);
  } catch (error) {
    // Its parcel is redirected or waits: the packer makes a new label.
    if (error instanceof Refusal) return 'point';
    throw error;
  }
  try {
    return await transact(appContext, async (work) => {
      const order = await lockWithParcel(work, token);
      return order ? leave(work, staffId, order) : 'cancelled';
    });
  } catch (error) {
    if (error instanceof Refusal && error.code === 'order.held') return 'held';
    throw error;
  }
}

/** @throws Refusal `order.held` */
async function leave(work: UnitOfWork, staffId: number, order: Order): Promise<Outcome> {
  if (order.shippingState === 'shipped') return 0;
  if (order.state === 'cancelled') return 'cancelled';
  if (!mayLeave(order)) return 'not_ready';
  // A partly shipped order has another parcel to send, with its own label.
  const labels = labelsHere(await findLabels(work.tx, [order.id]), order);
  const problem = problemOf(labels, order);
  if (problem) return holdsBack(await findAttention(work.tx, order.id)) ? 'held' : problem;
  const trackingNumbers = labels.map(({ trackingNumber }) => trackingNumber);
  const subject = order.number ?? '';
  const action = { action: 'order.parcels_sent', subject, detail: { trackingNumbers } };
  await recordAction(work, staffId, action);
  const companions = (await findCompanions(work.tx, [order.id])).get(order.id) ?? [];
  await shipParcels(work, order, trackingNumbers, { isLast: true });
  await shipTogether(work, companions, trackingNumbers);
  return 1 + companions.length;
}

function problemOf(labels: readonly Label[], order: Order): Stays | null {
  if (labels.length === 0) return 'label';
  if (labels.some((label) => label.addressKey !== addressKey(order))) return 'address';
  return labels.some(isMisweighed) ? 'weight' : null;
}
