import { refuse } from '#kit/refusal.ts';
import { checkoutStates, creditOf } from '#modules/orders/rules/index.ts';
import type { CartEdit, Order } from '#modules/orders/server/index.ts';
import {
  findCredit,
  leftOfVoucher,
  openVoucher,
  readVoucher,
  spendCredit,
} from '#modules/payments/server/index.ts';
import type { Db, Tx, UnitOfWork } from '#registry/schema.ts';

type Payer = Pick<Order, 'customerId' | 'voucherId'>;

/** Cents of credit available for an order: the customer's, or that of the voucher entered. @throws as `readVoucher` */
async function findSpendable(
  db: Db | Tx,
  { customerId, voucherId }: Payer,
  today: Temporal.PlainDate,
): Promise<number> {
  const own = customerId === null ? 0 : await findCredit(db, customerId, today);
  return voucherId === null
    ? own
    : own + (await leftOfVoucher(db, voucherId, { customerId, today }));
}

/** The order marked to be paid with credit; the method for the rest has to be chosen again. */
function meaning(order: Order, credit: number, voucherId: number | null): Order {
  const isChosen = checkoutStates.can(order.checkoutState, 'complete');
  const action = order.shipment ? 'select_shipping' : 'skip_shipping';
  const checkoutState = isChosen
    ? (checkoutStates.next(order.checkoutState, action) ?? order.checkoutState)
    : order.checkoutState;
  return { ...order, credit, voucherId, checkoutState };
}

/**
 * Marks an order to be paid with the customer's credit as far as it covers it (O-23), or removes
 * that mark and any voucher.
 * @throws Refusal `credit.account` for a guest; `credit.insufficient` when there is none.
 */
export const chooseCredit =
  (isUsed: boolean, today: Temporal.PlainDate): CartEdit =>
  async (order, db) => {
    if (!isUsed) return meaning(order, 0, null);
    if (order.customerId === null) throw refuse('credit.account');
    const credit = await findSpendable(db, order, today);
    if (credit === 0) throw refuse('credit.insufficient', { left: { cents: 0 } });
    return meaning(order, credit, order.voucherId);
  };

/**
 * Marks an order to be paid with a voucher as far as it covers it, with or without an account
 * (O-23). The rest stays on the code, or becomes credit of the account.
 * @throws Refusal as `readVoucher`
 */
export const chooseVoucher =
  (code: string, today: Temporal.PlainDate): CartEdit =>
  async (order, db) => {
    const { customerId } = order;
    const { id: voucherId, left } = await readVoucher(db, code, { customerId, today });
    const own = customerId === null ? 0 : await findCredit(db, customerId, today);
    return meaning(order, own + left, voucherId);
  };

/**
 * Checks that the credit planned for an order is still available.
 * @throws Refusal `credit.insufficient`, or as `readVoucher`
 */
export async function assertCredit(work: UnitOfWork, order: Order): Promise<void> {
  const amount = creditOf(order);
  if (amount === 0) return;
  const left = await findSpendable(work.tx, order, work.today);
  if (left < amount) throw refuse('credit.insufficient', { left: { cents: left } });
}

/**
 * Spends the credit of an order in the transaction that places it: of two orders that spend the
 * same credit, only one succeeds.
 * @throws Refusal `credit.insufficient`, or as `openVoucher`
 */
export async function payWithCredit(
  work: UnitOfWork,
  order: Payer & Pick<Order, 'credit' | 'pricing' | 'token'>,
): Promise<void> {
  const amount = creditOf(order);
  if (amount === 0) return;
  const { customerId, voucherId, token: orderToken } = order;
  if (voucherId !== null) await openVoucher(work, voucherId, customerId);
  if (customerId !== null) await spendCredit(work, { customerId, orderToken, amount });
  else if (voucherId !== null) await spendCredit(work, { voucherId, orderToken, amount });
  else throw refuse('credit.account');
}
