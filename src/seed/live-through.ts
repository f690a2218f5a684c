import {
  captureDue,
  receivePayment,
  recordTransfer,
  refundOrder,
} from '#modules/checkout/server/index.ts';
import { lineKey } from '#modules/orders/rules/index.ts';
import {
  cancelOrder,
  deliverParcels,
  holdOrder,
  lockOrder,
  type Order,
  shipParcels,
} from '#modules/orders/server/index.ts';
import { dispatchDay } from '#modules/shipping/rules/index.ts';
import { transact } from '#platform/unit-of-work.ts';
import type { AppContext, UnitOfWork } from '#registry/schema.ts';
import type { DemoOrder } from '../../seeds/types.ts';
import { onDay } from './in-the-past.ts';

type Lived = Pick<DemoOrder, 'daysAgo' | 'payment'> &
  Partial<Pick<DemoOrder, 'cancelled' | 'held' | 'paidAfterDays' | 'refund'>>;

/** What happened to an order of the demonstration since it was placed, each on its day; never ahead of today. */
export async function liveThrough(
  appContext: AppContext,
  token: string,
  { cancelled, daysAgo, held, payment, paidAfterDays, refund }: Lived,
): Promise<void> {
  const today = appContext.clock.today();
  const placed = today.subtract({ days: daysAgo });
  /** Runs `act` on that day and returns true, unless the day is in the future. */
  const on = async (
    day: Temporal.PlainDate,
    act: (work: UnitOfWork, order: Order) => Promise<unknown>,
  ) => {
    if (Temporal.PlainDate.compare(day, today) >= 0) return null;
    return transact(onDay(appContext, day), async (work) => {
      await act(work, (await lockOrder(work, token)) as Order);
      return lockOrder(work, token);
    });
  };
  if (cancelled) {
    await on(placed, cancelOrder);
    return;
  }
  if (held) {
    const hold = { code: 'held', reason: held, by: null } as const;
    await transact(appContext, async (work) =>
      holdOrder(work, (await lockOrder(work, token)) as Order, hold),
    );
    return;
  }
  let leaves = dispatchDay(placed.add({ days: 1 }));
  if (payment !== 'card') {
    if (paidAfterDays === undefined) return;
    const paidOn = placed.add({ days: paidAfterDays });
    if (!(await on(paidOn, pay))) return;
    leaves = dispatchDay(paidOn.add({ days: 1 }));
  }
  const shipped = await on(leaves, ship);
  // Captured on the day it left: an authorisation expires after some weeks.
  if (shipped && payment === 'card') await captureDue(onDay(appContext, leaves));
  const arrives = shipped?.shipment?.deliverTo;
  if (!arrives) return;
  const arrivesOn = laterOf(Temporal.PlainDate.from(arrives), leaves.add({ days: 1 }));
  if (!(await on(arrivesOn, (work, order) => deliverParcels(work, order))) || !refund) return;
  await on(arrivesOn.add({ days: 1 }), (work, order) => giveBack(work, order, refund));
}

const pay = (work: UnitOfWork, order: Order) =>
  receivePayment(work, order, { reference: `VIR-${order.number}`, amount: order.pricing.total });

const ship = (work: UnitOfWork, order: Order) =>
  shipParcels(work, order, [`GM${order.number}`], { isLast: true });

async function giveBack(
  work: UnitOfWork,
  order: Order,
  { quantity, reason }: NonNullable<DemoOrder['refund']>,
): Promise<void> {
  const [line] = order.lines;
  if (!line) return;
  const units = { [lineKey(line.variantCode, line.subscriptionInterval)]: quantity };
  const scope = { units, shipping: false, goodwill: 0 };
  const { id } = await refundOrder(work, order, { scope, reason });
  await recordTransfer(work, order, id);
}

const laterOf = (a: Temporal.PlainDate, b: Temporal.PlainDate) =>
  Temporal.PlainDate.compare(a, b) > 0 ? a : b;
