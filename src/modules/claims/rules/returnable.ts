interface Good {
  variantCode: string;
  productName: string;
  variantName: string | null;
  quantity: number;
}

interface Parcel {
  trackingNumber: string;
  contents?: readonly { variantCode: string; quantity: number; lot: string | null }[] | null;
}

/** Units returned in a parcel; the lot '' means unknown. */
interface CameBack {
  trackingNumber: string;
  variantCode: string;
  lot: string;
  quantity: number;
}

/**
 * Units of each parcel that can still come back: its contents, or, if not recorded, everything
 * ordered, less those already returned. Never more of an article than was ordered in total.
 */
export function returnable(
  goods: readonly Good[],
  parcels: readonly Parcel[],
  back: readonly CameBack[],
) {
  const left = new Map(goods.map(({ variantCode, quantity }) => [variantCode, quantity]));
  for (const { variantCode, quantity } of back)
    left.set(variantCode, (left.get(variantCode) ?? 0) - quantity);
  return parcels.map(({ trackingNumber, contents }) => {
    const own = back
      .filter((one) => one.trackingNumber === trackingNumber)
      .map((one) => ({ ...one }));
    const inIt =
      contents ?? goods.map(({ variantCode, quantity }) => ({ variantCode, quantity, lot: null }));
    return {
      trackingNumber,
      pieces: inIt.flatMap(({ variantCode, quantity, lot }) => {
        const good = goods.find((one) => one.variantCode === variantCode);
        let missing = quantity;
        // The returned units came from this parcel, even if the lot read on them differs from the record.
        for (const one of own.toSorted((a) => (a.lot === (lot ?? '') ? -1 : 1))) {
          if (one.variantCode !== variantCode) continue;
          const taken = Math.min(missing, one.quantity);
          one.quantity -= taken;
          missing -= taken;
        }
        const most = Math.min(missing, left.get(variantCode) ?? 0);
        return good && most > 0 ? [{ ...good, lot, quantity: most }] : [];
      }),
    };
  });
}
