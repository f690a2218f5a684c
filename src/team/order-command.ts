import { defined } from '#kit/defined.ts';
import { readCents } from '#kit/money.ts';
import { ownValue } from '#kit/own-value.ts';
import { Refusal } from '#kit/refusal.ts';
import type { RefundScope } from '#modules/checkout/rules/index.ts';
import {
  findRefunds,
  receivePayment,
  recordTransfer,
  refundOrder,
  sendSurplusBack,
} from '#modules/checkout/server/index.ts';
import { isTestOrder, markTestOrder } from '#modules/invoices/server/index.ts';
import { lineKey } from '#modules/orders/rules/index.ts';
import {
  cancelOrder,
  deliverParcels,
  findTokenOfNumber,
  lockOrder,
  type Order,
  shipParcels,
} from '#modules/orders/server/index.ts';
import { StartupProblem } from '#platform/startup-problem.ts';
import { transact } from '#platform/unit-of-work.ts';
import { words } from '#registry/refusals.ts';
import type { AppContext, UnitOfWork } from '#registry/schema.ts';

type Action = (work: UnitOfWork, order: Order, given: readonly string[]) => Promise<unknown>;

const USAGE = `order <number> show
order <number> ship <tracking number>… [--last]   parcels left; --last: no other follows
order <number> deliver [tracking number…]         parcels arrived, all of them when none is named
order <number> cancel                             before it leaves; money goes back by itself
order <number> paid <bank reference> [amount]     a cheque or a transfer arrived; 54,90, else all that is due
order <number> refund all "reason"                after it left
order <number> refund 10012345=1 shipping "reason"
order <number> refund goodwill=5,00 "reason"       a gesture of any amount, bound to no article; also before it left
order <number> refunded                           the pending refund was made by transfer
order <number> test                               placed to try the shop: papers apart, declared nowhere
order <number> sent-back <bank reference> [amount] what was paid too much, or after it was cancelled`;

const actions: Readonly<Record<string, Action>> = {
  show: async () => undefined,
  test: markTestOrder,
  ship: (work, order, given) =>
    shipParcels(
      work,
      order,
      given.filter((one) => one !== '--last'),
      given.includes('--last') ? { isLast: true } : {},
    ),
  deliver: deliverParcels,
  cancel: (work, order) => cancelOrder(work, order, 'team'),
  paid: (work, order, [reference, given]) =>
    receivePayment(work, order, movementOf(reference, given)),
  'sent-back': (work, order, [reference, given]) =>
    sendSurplusBack(work, order, movementOf(reference, given)),
  refund: (work, order, given) => {
    const reason = given.at(-1)?.trim();
    const scope = scopeOf(order, given.slice(0, -1));
    if (!reason || !scope) throw new StartupProblem(USAGE);
    return refundOrder(work, order, { scope, reason });
  },
  refunded: (work, order) => recordTransfer(work, order),
};

/** `VIR-77 54,90`; without an amount, all there is to move. */
function movementOf(reference: string | undefined, given: string | undefined) {
  const amount = given === undefined ? null : readCents(given);
  if (!reference || (given !== undefined && amount === null)) throw new StartupProblem(USAGE);
  return { reference, amount };
}

/** `10012345=1 shipping goodwill=5,00`: what to refund; null when it is invalid. */
function scopeOf(order: Order, given: readonly string[]): RefundScope | null {
  if (given.length === 1 && given[0] === 'all') return 'everything';
  const units: Record<string, number> = {};
  let goodwill = 0;
  for (const one of given.filter((part) => part !== 'shipping')) {
    const [, code, count = ''] = /^(\w+)=(.+)$/.exec(one) ?? [];
    const line = order.lines.find(({ variantCode }) => variantCode === code);
    const amount = code === 'goodwill' ? readCents(count) : null;
    if (amount !== null) goodwill += amount;
    else if (line && /^\d{1,4}$/.test(count))
      units[lineKey(line.variantCode, line.subscriptionInterval)] = Number(count);
    else return null;
  }
  return given.length > 0 ? { units, shipping: given.includes('shipping'), goodwill } : null;
}

/**
 * The `order` command: `order 000000123 ship 8R41122`.
 * Returns the state of the order afterwards, one line per fact.
 * @throws StartupProblem with a plain message for what cannot be done.
 */
export async function orderCommand(
  appContext: AppContext,
  [number = '', name = 'show', ...given]: readonly string[],
): Promise<string[]> {
  const action = ownValue(actions, name);
  if (!action) throw new StartupProblem(USAGE);
  const token = await findTokenOfNumber(appContext.db, number.padStart(9, '0'));
  if (!token) throw new StartupProblem(`There is no order ${number}.\n\n${USAGE}`);
  try {
    return await transact(appContext, async (work) => {
      await action(work, (await lockOrder(work, token)) as Order, given);
      return described(work, (await lockOrder(work, token)) as Order);
    });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new StartupProblem(`${words(error.code, error.params) ?? ''} (${error.code})`);
  }
}

async function described(work: UnitOfWork, order: Order): Promise<string[]> {
  const refunds = await findRefunds(work.tx, order.id);
  return defined([
    `Order ${order.number}: ${order.state}, payment ${order.paymentState}, parcels ${order.shippingState}`,
    (await isTestOrder(work.tx, order.id)) ? '  placed to try the shop' : undefined,
    ...order.lines.map(
      ({ quantity, variantCode, productName }) => `  ${quantity} × ${variantCode} ${productName}`,
    ),
    ...(order.shipment?.parcels ?? []).map(
      ({ trackingNumber, deliveredAt }) =>
        `  parcel ${trackingNumber}: ${deliveredAt ? 'delivered' : 'on its way'}`,
    ),
    ...refunds.map(
      ({ amount, state, reason }) =>
        `  refund of ${(amount / 100).toFixed(2)} €: ${state} (${reason})`,
    ),
  ]);
}
