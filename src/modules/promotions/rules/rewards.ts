import { type Cents, percent, sum, WHOLE } from '#kit/money.ts';
import { applies, isTargeted, type PricedLine, type Promotion } from './promotion.ts';
import { roundShares } from './share.ts';

/** A line during the application of promotions. */
export interface OpenLine extends PricedLine {
  /** Cents still due for the whole line. */
  due: Cents;
  /** Cents the cap still allows; null without a cap. */
  headroom: Cents | null;
}

/** The reduction by one promotion, per line, in the order of the lines. */
export interface Saving {
  promotion: Promotion;
  /** Cents off each line, zero or more. */
  perLine: readonly Cents[];
  /** Set when the unit price itself is reduced. */
  perUnit: readonly Cents[] | null;
  /** Whether it counts against the cap: it applies to products, not to the whole basket (PRI-04). */
  counted: boolean;
}

export interface Gift {
  promotion: Promotion;
  variantCode: string;
  quantity: number;
  value: Cents;
}

/** A percentage on selected products reduces each unit price. */
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

/** Any other reduction is spread over the lines it applies to (VAT-08 step 2). */
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
 * The gift of a promotion, or null when its value exceeds the room under the cap of the goods bought (PRI-06b). Goods
 * without a cap leave unlimited room.
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
