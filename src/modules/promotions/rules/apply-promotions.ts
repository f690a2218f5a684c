import { type Cents, spread, sum } from '#kit/money.ts';
import { headroomOf } from './cap.ts';
import { isTargeted, type PricedLine, type Promotion } from './promotion.ts';
import {
  type Gift,
  giftOf,
  type OpenLine,
  type Saving,
  spreadSaving,
  unitSaving,
} from './rewards.ts';

/**
 * Promotions in one lane add up. Lanes apply in this order: percentage on selected products, amount on selected
 * products, then the whole basket.
 */
const GOODS_LANES = ['unit', 'product', 'order'] as const;
type Lane = (typeof GOODS_LANES)[number] | 'gift' | 'shipping';

export interface Withheld {
  promotion: Promotion;
  /** A better promotion excludes it, or the cap leaves nothing to give. */
  reason: 'not_stackable' | 'no_room';
}

export interface AppliedPromotions {
  savings: readonly Saving[];
  gifts: readonly Gift[];
  /** The promotion that pays the delivery fee, if any. */
  freeShipping: Promotion | null;
  withheld: readonly Withheld[];
}

type Outcome = { lines: readonly OpenLine[]; savings: readonly Saving[]; saved: Cents };

/**
 * Applies eligible promotions to priced lines. The result does not depend on the order of the list: lanes first, then
 * priority, then code.
 */
export function applyPromotions(
  pricedLines: readonly PricedLine[],
  promotions: readonly Promotion[],
): AppliedPromotions {
  const ordered = promotions.toSorted(
    (a, b) => b.priority - a.priority || (a.code < b.code ? -1 : a.code > b.code ? 1 : 0),
  );
  const inLane = (lane: Lane) => ordered.filter((promotion) => laneOf(promotion) === lane);
  const withheld: Withheld[] = [];

  let lines: readonly OpenLine[] = pricedLines.map(open);
  const savings: Saving[] = [];
  for (const lane of GOODS_LANES) {
    const stack = bestStack(inLane(lane), lines, withheld);
    lines = stack.lines;
    for (const saving of stack.savings) {
      if (sum(saving.perLine) > 0) savings.push(saving);
      else withhold([saving.promotion], 'no_room', withheld);
    }
  }

  const gifts: Gift[] = [];
  for (const promotion of compatible(inLane('gift'), withheld)) {
    const gift = giftOf(promotion, lines);
    if (!gift) {
      withhold([promotion], 'no_room', withheld);
      continue;
    }
    gifts.push(gift);
    lines = takeRoom(lines, gift.value * gift.quantity);
  }

  const [freeShipping = null, ...outdone] = inLane('shipping');
  withhold(outdone, 'not_stackable', withheld);
  return { savings, gifts, freeShipping, withheld };
}

function laneOf({ reward, conditions }: Promotion): Lane {
  if (reward.kind === 'free_shipping') return 'shipping';
  if (reward.kind === 'free_product') return 'gift';
  if (!isTargeted(conditions)) return 'order';
  return reward.kind === 'percent' ? 'unit' : 'product';
}

function open(line: PricedLine): OpenLine {
  return { ...line, due: line.unitPrice * line.quantity, headroom: headroomOf(line) };
}

/** The best combination: all promotions that may be combined, or one exclusive promotion. */
function bestStack(
  lane: readonly Promotion[],
  lines: readonly OpenLine[],
  withheld: Withheld[],
): Outcome {
  const together = lane.filter((promotion) => !promotion.exclusive);
  const alone = lane.filter((promotion) => promotion.exclusive);
  const stacks = [together, ...alone.map((promotion) => [promotion])].filter(
    (stack) => stack.length > 0,
  );
  if (stacks.length === 0) return { lines, savings: [], saved: 0 };
  const outcomes = stacks.map((stack) => runStack(stack, lines));
  const best = outcomes.reduce((top, outcome) => (outcome.saved > top.saved ? outcome : top));
  for (const [index, stack] of stacks.entries()) {
    if (outcomes[index] !== best) withhold(stack, 'not_stackable', withheld);
  }
  return best;
}

/** Gifts that may be combined, else the first exclusive one. */
function compatible(lane: readonly Promotion[], withheld: Withheld[]): readonly Promotion[] {
  const together = lane.filter((promotion) => !promotion.exclusive);
  const chosen = together.length > 0 ? together : lane.slice(0, 1);
  withhold(
    lane.filter((promotion) => !chosen.includes(promotion)),
    'not_stackable',
    withheld,
  );
  return chosen;
}

function withhold(
  promotions: readonly Promotion[],
  reason: Withheld['reason'],
  withheld: Withheld[],
) {
  for (const promotion of promotions) withheld.push({ promotion, reason });
}

function runStack(stack: readonly Promotion[], start: readonly OpenLine[]): Outcome {
  let lines = start;
  const savings: Saving[] = [];
  for (const promotion of stack) {
    const saving = (laneOf(promotion) === 'unit' ? unitSaving : spreadSaving)(promotion, lines);
    savings.push(saving);
    lines = lines.map((line, index) => take(line, saving, index));
  }
  return { lines, savings, saved: sum(savings.flatMap((saving) => saving.perLine)) };
}

function take(line: OpenLine, saving: Saving, index: number): OpenLine {
  const off = saving.perLine[index] as Cents;
  return {
    ...line,
    unitPrice: line.unitPrice - (saving.perUnit?.[index] ?? 0),
    due: line.due - off,
    headroom: line.headroom === null ? null : line.headroom - (saving.counted ? off : 0),
  };
}

/** Reduces the remaining room under the cap by the value of a gift, so that a second gift is measured against the rest. */
function takeRoom(lines: readonly OpenLine[], value: Cents): OpenLine[] {
  const room = lines.map((line) => line.headroom ?? 0);
  const used = spread(Math.min(value, sum(room)), room);
  return lines.map((line, index) => ({
    ...line,
    headroom: line.headroom === null ? null : line.headroom - (used[index] as Cents),
  }));
}
