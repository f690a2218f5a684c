/** A line of a delivery, as far as it says how often it comes. */
interface Line {
  variantCode: string;
  thisTimeOnly: boolean;
}

/** The lines of a delivery, marked where no later one brings the product: it was added this once. */
export function markThisTime<Marked extends Line>(
  lines: readonly Marked[],
  items: readonly { variantCode: string; quantity: number }[],
): Marked[] {
  const later = new Set(items.flatMap((item) => (item.quantity > 0 ? [item.variantCode] : [])));
  return lines.map((line) => ({ ...line, thisTimeOnly: !later.has(line.variantCode) }));
}
