/** An article to be put into parcels. */
export interface PackedGood {
  variantCode: string;
  productName: string;
  /** Null for what comes as a gift. */
  variantName: string | null;
  quantity: number;
}

/**
 * What is to be taken from the shelves, each article once with all its pieces, by name: of the lines
 * and gifts of one order, or of several orders.
 */
export function packedGoods(goods: readonly PackedGood[]): PackedGood[] {
  const byCode = new Map<string, PackedGood>();
  for (const good of goods) {
    const listed = byCode.get(good.variantCode);
    byCode.set(good.variantCode, {
      ...good,
      variantName: good.variantName ?? listed?.variantName ?? null,
      quantity: good.quantity + (listed?.quantity ?? 0),
    });
  }
  const inFrench = new Intl.Collator('fr');
  return [...byCode.values()].sort(
    (a, b) =>
      inFrench.compare(a.productName, b.productName) ||
      inFrench.compare(a.variantName ?? '', b.variantName ?? ''),
  );
}
