import { recordTransfer, refundOrder } from '#modules/checkout/server/index.ts';
import { openClaim, receiveReturned, settleClaim, takeIn } from '#modules/claims/server/index.ts';
import { lineKey } from '#modules/orders/rules/index.ts';
import type { Order } from '#modules/orders/server/index.ts';
import { declareWithdrawal } from '#modules/withdrawals/server/index.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import { parcelNotes, refundReasons } from '../../../seeds/year/messages.ts';
import { oneOf } from '../chosen.ts';
import { onOwn } from './buy.ts';
import { accountOf } from './join.ts';
import type { PastShop } from './past-shop.ts';
import type { YearPerson } from './person.ts';

/** A staff member, with the id of their account. */
export interface Colleague {
  id: number;
  name: string;
}

type Scope = Parameters<typeof refundOrder>[2]['scope'];

/** Refunds a delivered order where it is allowed: through the provider, or by transfer. */
async function refund(
  work: UnitOfWork,
  order: Order,
  { scope, reason, withdrawal = false }: { scope: Scope; reason: string; withdrawal?: boolean },
): Promise<void> {
  if (order.shippingState !== 'shipped' || order.paymentState !== 'paid') return;
  const { id } = await refundOrder(work, order, { scope, reason, withdrawal });
  if (order.payment?.methodCode !== 'card') await recordTransfer(work, order, id);
}

/** Refunds one piece of the first line. */
export const giveBack = (shop: PastShop, person: YearPerson, nth: number): Promise<void> =>
  onOwn(shop, person, nth, async (work, order) => {
    const [line] = order.lines;
    if (!line) return;
    const units = { [lineKey(line.variantCode, line.subscriptionInterval)]: 1 };
    const reason = oneOf(refundReasons, person.nth, nth, 'reason');
    await refund(work, order, { scope: { units, shipping: false, goodwill: 0 }, reason });
  });

/** Withdraws from a delivered order, signed in as its customer. */
export async function withdraw(shop: PastShop, person: YearPerson, nth: number): Promise<void> {
  const customerId = await accountOf(shop, person);
  await onOwn(shop, person, nth, async (work, order) => {
    if (order.state === 'cancelled') return;
    const { email, firstName, lastName } = person;
    const given = {
      name: `${firstName} ${lastName}`,
      email,
      orderNumber: order.number ?? '',
      items: null,
      remaining: null,
    };
    const supportEmail = shop.config.SUPPORT_EMAIL;
    await declareWithdrawal(work, given, { supportEmail, origin: 'http://localhost', customerId });
  });
}

/** Receives a return: food is disposed of, the rest is restocked, and the order is refunded. */
export const takeBack = (
  shop: PastShop,
  person: YearPerson,
  { of, keeper }: { of: number; keeper: Colleague },
): Promise<void> =>
  onOwn(shop, person, of, async (work, order) => {
    if (order.shippingState !== 'shipped') return;
    const claim = await receiveReturned(work, keeper.name, order, order.number ?? '');
    const lots = await work.tx
      .selectFrom('order_lots')
      .select(['variant_code as variantCode', 'lot', 'quantity'])
      .where('order_id', '=', order.id)
      .where('quantity', 'is not', null)
      .orderBy('id')
      .execute();
    const pieces = lots.map(({ variantCode, lot, quantity }) => ({
      variantCode,
      lot,
      quantity: quantity ?? 1,
      outcome: 'waste' as const,
    }));
    if (pieces.length > 0) await takeIn(work, keeper.name, claim, { pieces });
    await refund(work, order, { scope: 'everything', reason: 'Rétractation', withdrawal: true });
    await settleClaim(work, keeper.name, claim, 'refunded');
  });

/** Opens a claim for a parcel. */
export const claim = (
  shop: PastShop,
  person: YearPerson,
  { of, kind, keeper }: { of: number; kind: keyof typeof parcelNotes; keeper: Colleague },
): Promise<void> =>
  onOwn(shop, person, of, async (work, order) => {
    const parcel = order.shipment?.parcels[0];
    if (!parcel) return;
    const { trackingNumber } = parcel;
    await openClaim(work, keeper.name, order, { trackingNumber, kind, note: parcelNotes[kind] });
  });

/** Settles a claim with the carrier: what was lost or damaged is refunded. */
export const settle = (
  shop: PastShop,
  person: YearPerson,
  { of, keeper }: { of: number; keeper: Colleague },
): Promise<void> =>
  onOwn(shop, person, of, async (work, order) => {
    const open = await work.tx
      .selectFrom('parcel_claims')
      .select(['id', 'kind'])
      .where('order_id', '=', order.id)
      .where('settled_at', 'is', null)
      .executeTakeFirst();
    if (!open) return;
    const isGone = open.kind !== 'returned';
    if (isGone) await refund(work, order, { scope: 'everything', reason: 'Colis perdu ou abîmé' });
    await settleClaim(work, keeper.name, open.id, isGone ? 'refunded' : 'arrived');
  });
