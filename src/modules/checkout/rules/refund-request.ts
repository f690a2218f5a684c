import { type Cents, sum } from '#kit/money.ts';
import {
  type CreditNote,
  creditNote,
  type Invoiced,
  type Returned,
} from '#modules/orders/rules/index.ts';

/** What to refund: units by line key, a goodwill amount, or everything not refunded yet. */
export type RefundScope = 'everything' | Returned;

export type RefundJudgement =
  | { allowed: true; returned: Returned; note: CreditNote }
  | { allowed: false; reason: 'refund.nothing' }
  /** `field` exceeds `left`: units of a line, deliveries, or cents of goodwill. */
  | { allowed: false; reason: 'refund.too_much'; field: string; left: number };

/**
 * Checks a refund request against what is still refundable. Never more than was paid: each unit and
 * the delivery are refunded once, and less what an earlier goodwill refund already returned
 * (PAY-09). `shippingKept`: cents of the delivery not refunded after a withdrawal (WDR-04).
 */
export function judgeRefund(
  order: Invoiced,
  earlier: readonly Returned[],
  scope: RefundScope,
  retainedShipping: Cents = 0,
): RefundJudgement {
  const requested = scope === 'everything' ? leftOf(order, earlier) : scope;
  const returned =
    requested.shipping && retainedShipping > 0
      ? { ...requested, shippingKept: retainedShipping }
      : requested;
  const left = leftOf(order, earlier);
  for (const [key, count] of Object.entries(returned.units))
    if (count > (left.units[key] ?? 0)) return tooMuch(`units.${key}`, left.units[key] ?? 0);
  if (returned.shipping && !left.shipping) return tooMuch('shipping', 0);
  const { goodwill = 0, ...goods } = returned;
  const retained = standing(order, earlier) - creditNote(order, earlier, goods).total;
  if (goodwill > retained) return tooMuch('goodwill', retained);
  const note = creditNote(order, earlier, returned);
  return note.total > 0
    ? { allowed: true, returned, note }
    : { allowed: false, reason: 'refund.nothing' };
}

const tooMuch = (field: string, left: number): RefundJudgement => ({
  allowed: false,
  reason: 'refund.too_much',
  field,
  left,
});

/** The order total less earlier refunds. */
const standing = (order: Invoiced, earlier: readonly Returned[]): Cents =>
  earlier.reduce(
    (left, one, index) => left - creditNote(order, earlier.slice(0, index), one).total,
    sum([
      ...order.lines.map(({ total }) => total),
      ...order.shippingTaxes.map(({ gross }) => gross),
    ]),
  );

/** Units by line, and the delivery, not refunded yet. */
export function leftOf(order: Invoiced, earlier: readonly Returned[]): Returned {
  const left = order.lines.map(({ key, quantity }): [string, number] => [
    key,
    earlier.reduce((units, note) => units - (note.units[key] ?? 0), quantity),
  ]);
  return {
    units: Object.fromEntries(left.filter(([, units]) => units > 0)),
    shipping: order.shippingTaxes.length > 0 && !earlier.some((note) => note.shipping),
  };
}

/** Cents of an order not refunded yet. */
export const unrefundedOf = (total: Cents, refunds: readonly { amount: Cents }[]): Cents =>
  refunds.reduce((left, { amount }) => left - amount, total);

/**
 * Cents of a refund paid as store credit: zero while the money paid otherwise still covers it,
 * because that money is refunded before the credit; all of it if the customer chose so.
 */
export function creditOfRefund(
  amount: Cents,
  paid: { total: Cents; credit: Cents },
  earlier: readonly { amount: Cents; credit: Cents }[],
  isChosen: boolean,
): Cents {
  if (isChosen) return amount;
  const otherwise = earlier.reduce(
    (left, one) => left - (one.amount - one.credit),
    paid.total - paid.credit,
  );
  return amount - Math.min(amount, Math.max(0, otherwise));
}
