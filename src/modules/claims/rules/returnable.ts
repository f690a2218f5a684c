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

/** Pieces that came back in a parcel; the lot '' is of no known lot. */
interface CameBack {
  trackingNumber: string;
  variantCode: string;
  lot: string;
  quantity: number;
}

/**
 * What of each parcel may still come back: what lies in it, or everything ordered where nobody said, less what came back before.
 * Of an article no more than was ordered comes back, whatever the parcels say.
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
        // Whatever lot somebody read on what came back, it came out of this parcel.
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
