import type { Cents } from '#kit/money.ts';

/** A rule as it stood: its id, and its version, the ISO day since when it stands so. */
export interface RuleRef {
  id: string;
  version: string;
}

/**
 * One reason of a total. The amounts of the entries that are not `included` add up to the total;
 * included ones (VAT) say what part of it they are.
 */
export interface Explanation {
  step: 'price' | 'subscription_price' | 'promotions' | 'shipping' | 'tax';
  /** Key of a line, or what else the amount is about. */
  subject: string;
  amount: Cents;
  included: boolean;
  rule: RuleRef;
}

export const SHIPPING = 'shipping';

/** A reason that moves the total; nothing to say about zero cents. */
export function because(
  step: Explanation['step'],
  subject: string,
  amount: Cents,
  rule: RuleRef,
): Explanation[] {
  return amount === 0 ? [] : [{ step, subject, amount, included: false, rule }];
}
