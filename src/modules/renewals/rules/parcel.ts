interface Wanted {
  variantCode: string;
  quantity: number;
}

/**
 * What can be sent of a delivery: whatever is there, and the rest is left out (REL-36). `there` are
 * the pieces by variant; nothing at all is an empty list (REL-37).
 */
export function sendable<Line extends Wanted>(
  lines: readonly Line[],
  there: ReadonlyMap<string, number>,
): Line[] {
  const left = new Map(there);
  return lines.flatMap((line) => {
    const quantity = Math.min(line.quantity, left.get(line.variantCode) ?? 0);
    left.set(line.variantCode, (left.get(line.variantCode) ?? 0) - quantity);
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });
}
