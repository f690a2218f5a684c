import { refuse } from '#kit/refusal.ts';
import { checkoutStates, creditOf } from '#modules/orders/rules/index.ts';
import type { CartEdit, Order } from '#modules/orders/server/index.ts';
import { findCredit, spendCredit } from '#modules/payments/server/index.ts';
import type { UnitOfWork } from '#registry/schema.ts';

/**
 * Means to pay an order with the credit of its customer, as far as that goes (O-23), or not any more. How
 * the rest is paid is chosen again. @throws Refusal `credit.account` without one; `credit.insufficient` when there is none.
 */
export const chooseCredit =
  (isUsed: boolean, today: Temporal.PlainDate): CartEdit =>
  async (order, db) => {
    if (order.customerId === null) throw refuse('credit.account');
    const credit = isUsed ? await findCredit(db, order.customerId, today) : 0;
    if (isUsed && credit === 0) throw refuse('credit.insufficient', { left: { cents: 0 } });
    const isChosen = checkoutStates.can(order.checkoutState, 'complete');
    const action = order.shipment ? 'select_shipping' : 'skip_shipping';
    const checkoutState = isChosen
      ? (checkoutStates.next(order.checkoutState, action) ?? order.checkoutState)
      : order.checkoutState;
    return { ...order, credit, checkoutState };
  };

/** The credit an order means to be paid with is there. @throws Refusal `credit.insufficient` */
export async function assertCredit(work: UnitOfWork, order: Order): Promise<void> {
  const amount = creditOf(order);
  if (amount === 0) return;
  const left =
    order.customerId === null ? 0 : await findCredit(work.tx, order.customerId, work.today);
  if (left < amount) throw refuse('credit.insufficient', { left: { cents: left } });
}

/**
 * Takes the credit an order is paid with, in the transaction that places it: of two that spend the same,
 * one stands. @throws Refusal `credit.insufficient`
 */
export async function payWithCredit(
  work: UnitOfWork,
  order: Pick<Order, 'credit' | 'customerId' | 'pricing' | 'token'>,
): Promise<void> {
  const amount = creditOf(order);
  if (amount === 0) return;
  const { customerId, token: orderToken } = order;
  if (customerId === null) throw refuse('credit.account');
  await spendCredit(work, { customerId, orderToken, amount });
}
