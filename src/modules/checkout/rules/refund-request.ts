import { type Cents, sum } from '#kit/money.ts';
import {
  type CreditNote,
  creditNote,
  type Invoiced,
  type Returned,
} from '#modules/orders/rules/index.ts';

/** What is to be paid back: units by line key, a gesture, or everything that was not paid back before. */
export type RefundScope = 'everything' | Returned;

export type RefundJudgement =
  | { allowed: true; returned: Returned; note: CreditNote }
  | { allowed: false; reason: 'refund.nothing' }
  /** `field` asks for more than `left`: units of a line, deliveries, or cents of a gesture. */
  | { allowed: false; reason: 'refund.too_much'; field: string; left: number };

/**
 * Judges what is asked against what still stands of an order. Never more than was paid: a unit is
 * paid back once, the delivery too, and after a gesture only what it left (PAY-09). `shippingKept` are
 * cents of the delivery that stay due after a withdrawal (WDR-04).
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

/** What an order came to, less what earlier refunds gave back of it. */
const standing = (order: Invoiced, earlier: readonly Returned[]): Cents =>
  earlier.reduce(
    (left, one, index) => left - creditNote(order, earlier.slice(0, index), one).total,
    sum([
      ...order.lines.map(({ total }) => total),
      ...order.shippingTaxes.map(({ gross }) => gross),
    ]),
  );

/** Units by line, and whether the delivery, that were not paid back before. */
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

/** Cents of an order that are still with us after some refunds. */
export const unrefundedOf = (total: Cents, refunds: readonly { amount: Cents }[]): Cents =>
  refunds.reduce((left, { amount }) => left - amount, total);

/**
 * Cents of a refund that go back as store credit: none while what was paid otherwise still covers it, so
 * that money goes back before credit does; all of it where its customer chose so.
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
