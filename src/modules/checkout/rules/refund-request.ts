import type { Cents } from '#kit/money.ts';
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
  | { allowed: false; reason: 'refund.too_much' | 'refund.nothing' };

/**
 * Judges what is asked against what still stands of an order. Never more than was paid: a unit is
 * paid back once, the delivery too, and after a gesture only what it left (PAY-09).
 */
export function judgeRefund(
  order: Invoiced,
  earlier: readonly Returned[],
  scope: RefundScope,
): RefundJudgement {
  const returned = scope === 'everything' ? remaining(order, earlier) : scope;
  const known = new Set(order.lines.map(({ key }) => key));
  if (Object.keys(returned.units).some((key) => !known.has(key)))
    return { allowed: false, reason: 'refund.too_much' };
  try {
    const note = creditNote(order, earlier, returned);
    return note.total > 0
      ? { allowed: true, returned, note }
      : { allowed: false, reason: 'refund.nothing' };
  } catch (error) {
    if (error instanceof RangeError) return { allowed: false, reason: 'refund.too_much' };
    throw error;
  }
}

function remaining(order: Invoiced, earlier: readonly Returned[]): Returned {
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
export const keptOf = (total: Cents, refunds: readonly { amount: Cents }[]): Cents =>
  refunds.reduce((left, { amount }) => left - amount, total);
