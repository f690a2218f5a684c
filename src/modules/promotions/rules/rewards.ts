import { type Cents, percent, sum, WHOLE } from '#kit/money.ts';
import { applies, isTargeted, type PricedLine, type Promotion } from './promotion.ts';
import { roundShares } from './share.ts';

/** A line while promotions are applied to it: what is still due, what may still be given. */
export interface OpenLine extends PricedLine {
  /** Cents due for the whole line. */
  due: Cents;
  /** Cents the cap still allows; null where there is no cap. */
  headroom: Cents | null;
}

/** What one promotion takes off, line by line, in the order of the lines. */
export interface Saving {
  promotion: Promotion;
  /** Cents off each line, zero or more. */
  perLine: readonly Cents[];
  /** Set when the price of a unit itself was lowered. */
  perUnit: readonly Cents[] | null;
  /** Counted against the cap: given on products, not on the basket as a whole (PRI-04). */
  counted: boolean;
}

export interface Gift {
  promotion: Promotion;
  variantCode: string;
  quantity: number;
  value: Cents;
}

/** A percentage on named products lowers the price of each unit. */
export function unitSaving(promotion: Promotion, lines: readonly OpenLine[]): Saving {
  const { reward, conditions } = promotion;
  const perUnit = lines.map((line) => {
    if (reward.kind !== 'percent' || !applies(conditions, line)) return 0;
    const room =
      line.headroom === null ? line.unitPrice : Math.floor(line.headroom / line.quantity);
    return Math.min(percent(line.unitPrice, reward.rate), room, line.unitPrice);
  });
  const perLine = perUnit.map((off, index) => off * (lines[index] as OpenLine).quantity);
  return { promotion, perLine, perUnit, counted: true };
}

/** Anything else taken off goods is spread over the lines it applies to (VAT-08 step 2). */
export function spreadSaving(promotion: Promotion, lines: readonly OpenLine[]): Saving {
  const { reward, conditions } = promotion;
  const open = lines.map((line) => (applies(conditions, line) ? line.due : 0));
  const whole = sum(open);
  const counted = reward.kind === 'percent' || isTargeted(conditions);
  const shares = lines.map((line, index) => {
    const due = open[index] as Cents;
    const limit = counted && line.headroom !== null ? Math.min(due, line.headroom) : due;
    return { numerator: BigInt(offOf(promotion)) * BigInt(due), limit };
  });
  const denominator = reward.kind === 'percent' ? BigInt(WHOLE) : BigInt(whole);
  return { promotion, perLine: roundShares(shares, denominator), perUnit: null, counted };
}

/** Cents for an amount, basis points for a percentage. */
function offOf({ reward }: Promotion): number {
  if (reward.kind === 'amount') return reward.amount;
  return reward.kind === 'percent' ? reward.rate : 0;
}

/**
 * The gift of a promotion, or null when the goods bought leave no room for its value under the
 * cap (PRI-06b). Goods without a cap leave all the room there is.
 */
export function giftOf(promotion: Promotion, lines: readonly OpenLine[]): Gift | null {
  const { reward, conditions } = promotion;
  if (reward.kind !== 'free_product') return null;
  const bought = lines.filter((line) => applies(conditions, line));
  const uncapped = bought.some((line) => line.headroom === null);
  const room = sum(bought.map((line) => line.headroom ?? 0));
  if (!uncapped && reward.value * reward.quantity > room) return null;
  const { variantCode, quantity, value } = reward;
  return { promotion, variantCode, quantity, value };
}
