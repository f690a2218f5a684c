import type { Cents } from '#kit/money.ts';

/** A rule by id and version: the ISO day since which it has been in force. */
export interface RuleRef {
  id: string;
  version: string;
}

/**
 * One component of a total. The amounts of the entries that are not `included` add up to the total; included ones
 * (VAT) say what part of it they are.
 */
export interface Explanation {
  step: 'price' | 'subscription_price' | 'promotions' | 'shipping' | 'tax';
  /** Key of a line, or another name of what the amount applies to. */
  subject: string;
  amount: Cents;
  included: boolean;
  rule: RuleRef;
}

export const SHIPPING = 'shipping';

/** An explanation entry that changes the total; none for zero cents. */
export function because(
  step: Explanation['step'],
  subject: string,
  amount: Cents,
  rule: RuleRef,
): Explanation[] {
  return amount === 0 ? [] : [{ step, subject, amount, included: false, rule }];
}
