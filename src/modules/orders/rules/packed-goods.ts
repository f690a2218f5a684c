/** An article to be packed. */
export interface PackedGood {
  variantCode: string;
  productName: string;
  /** Null for a free gift. */
  variantName: string | null;
  quantity: number;
}

/**
 * The articles to pick from the shelves, each once with its total quantity, sorted by name: lines and gifts of one or
 * several orders.
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
