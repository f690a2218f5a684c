import type { Cents } from '#kit/money.ts';
import { lineKey } from './priced-order.ts';

/** A requested line; `subscriptionInterval` in days, null for a one-off purchase. */
export interface WantedLine {
  variantCode: string;
  subscriptionInterval: number | null;
  quantity: number;
}

/** Why the requested lines are refused. */
export type LinesRefusal =
  /** No line would be left: that is a cancellation. */
  | 'order.lines_none'
  /** A line appears twice, or has quantity zero. */
  | 'order.lines_twice'
  /** A subscription line can only be reduced in this order; other changes are made in the subscription. */
  | 'order.lines_subscription';

/** Why an order cannot get these lines, judged on the order alone; null when it can. */
export function linesRefusal(
  before: readonly WantedLine[],
  wanted: readonly WantedLine[],
): LinesRefusal | null {
  if (wanted.length === 0) return 'order.lines_none';
  const pieces = new Map(before.map((line) => [keyOf(line), line.quantity]));
  if (new Set(wanted.map(keyOf)).size < wanted.length) return 'order.lines_twice';
  const comesAgain = wanted.some(
    (line) => line.subscriptionInterval !== null && line.quantity > (pieces.get(keyOf(line)) ?? 0),
  );
  return comesAgain ? 'order.lines_subscription' : null;
}

const keyOf = (line: WantedLine): string => lineKey(line.variantCode, line.subscriptionInterval);

/** Whether these are the same lines, in any order. */
export function areSameLines(
  before: readonly WantedLine[],
  wanted: readonly WantedLine[],
): boolean {
  const pieces = new Map(before.map((line) => [keyOf(line), line.quantity]));
  return (
    before.length === wanted.length &&
    wanted.every((line) => pieces.get(keyOf(line)) === line.quantity)
  );
}

/** Pieces of one variant. */
export interface Pieces {
  variantCode: string;
  quantity: number;
}

/** Pieces to return to stock and pieces to take from it when the contents of an order change. */
export function stockMoves(
  before: readonly Pieces[],
  after: readonly Pieces[],
): { returned: Pieces[]; taken: Pieces[] } {
  const moves = new Map<string, number>();
  for (const { variantCode, quantity } of before)
    moves.set(variantCode, (moves.get(variantCode) ?? 0) + quantity);
  for (const { variantCode, quantity } of after)
    moves.set(variantCode, (moves.get(variantCode) ?? 0) - quantity);
  const of = (sign: 1 | -1) =>
    [...moves].flatMap(([variantCode, count]) =>
      count * sign > 0 ? [{ variantCode, quantity: count * sign }] : [],
    );
  return { returned: of(1), taken: of(-1) };
}

/** A line as the customer reads it in a change; amount in cents for all its pieces. */
export interface ChangedLine {
  key: string;
  variantCode: string;
  productName: string;
  variantName: string;
  quantity: number;
  total: Cents;
}

type NamedLine = Omit<ChangedLine, 'variantCode' | 'total'>;

/** Pieces of a line before and after; 0 when it was added or removed. */
export interface LineDifference {
  key: string;
  name: string;
  before: number;
  after: number;
}

/** Differences between two sets of lines: removed and changed ones first, then added ones. */
export function lineDifferences(
  before: readonly NamedLine[],
  after: readonly NamedLine[],
): LineDifference[] {
  const named = new Map([...before, ...after].map((line) => [line.key, line]));
  const piecesIn = (lines: readonly NamedLine[], key: string) =>
    lines.find((line) => line.key === key)?.quantity ?? 0;
  return [...named].flatMap(([key, { productName, variantName }]) => {
    const [earlier, later] = [piecesIn(before, key), piecesIn(after, key)];
    const name = `${productName}, ${variantName}`;
    return earlier === later ? [] : [{ key, name, before: earlier, after: later }];
  });
}
