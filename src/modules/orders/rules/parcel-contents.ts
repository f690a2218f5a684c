/** Pieces of an article in a parcel, with their lot when it is certain. */
export interface ParcelContent {
  variantCode: string;
  quantity: number;
  lot: string | null;
}

interface Pieces {
  variantCode: string;
  quantity: number;
}

/** A parcel; no `contents` means that nobody stated them. */
interface Filled {
  contents?: readonly ParcelContent[] | null | undefined;
}

/** Pieces of each article, added up. */
const count = (pieces: readonly Pieces[]): Map<string, number> => {
  const sums = new Map<string, number>();
  for (const { variantCode, quantity } of pieces)
    sums.set(variantCode, (sums.get(variantCode) ?? 0) + quantity);
  return sums;
};

/** The goods that lie in none of the parcels; null while the contents of a parcel are unknown. */
export function toFollow<Good extends Pieces>(
  goods: readonly Good[],
  parcels: readonly Filled[],
): Good[] | null {
  if (parcels.some(({ contents }) => !contents)) return null;
  const sent = count(parcels.flatMap(({ contents }) => contents ?? []));
  return goods.flatMap((good) => {
    const quantity = good.quantity - (sent.get(good.variantCode) ?? 0);
    return quantity > 0 ? [{ ...good, quantity }] : [];
  });
}

/** Whether the pieces exceed these goods, or are of an article not among them. */
export function exceeds(pieces: readonly Pieces[], goods: readonly Pieces[]): boolean {
  const there = count(goods);
  return [...count(pieces)].some(
    ([variantCode, quantity]) => quantity > (there.get(variantCode) ?? 0),
  );
}

export interface Leaving {
  /**
   * The goods that may lie in the parcels: those still to follow, or all of them when the contents of earlier parcels
   * are unknown.
   */
  goods: readonly Pieces[];
  /** Whether the goods still to follow are certain. */
  isCertain: boolean;
  /** Contents stated for each of the parcels that leave now, in their order; null when not stated. */
  said: readonly (readonly Pieces[] | null)[];
  /** No parcel follows these. */
  isLast: boolean;
  /** The split of these goods into parcels, computed from the weights; null when unknown. */
  plan: readonly (readonly Pieces[])[] | null;
}

/**
 * The contents of parcels that leave: those stated. When nothing follows, a single parcel without stated contents
 * gets the remaining pieces, and several get the split by weight if it has the same number of parcels.
 */
export function fillParcels({
  goods,
  isCertain,
  said,
  isLast,
  plan,
}: Leaving): (ParcelContent[] | null)[] {
  const silent = said.filter((one) => one === null).length;
  const left = toFollow(goods, [{ contents: said.flatMap((one) => unnamed(one ?? [])) }]) ?? [];
  const isPlanned = isLast && isCertain && silent === said.length && plan?.length === silent;
  return said.map((one, index) => {
    if (one) return unnamed(one);
    if (isPlanned) return unnamed(plan?.[index] ?? []);
    return isLast && isCertain && silent === 1 ? unnamed(left) : null;
  });
}

/** Each article once, without a lot. */
const unnamed = (pieces: readonly Pieces[]): ParcelContent[] =>
  [...count(pieces)].flatMap(([variantCode, quantity]) =>
    quantity > 0 ? [{ variantCode, quantity, lot: null }] : [],
  );

/** Pieces of a lot recorded for an order; quantity null when not counted. */
interface NotedLot {
  variantCode: string;
  lot: string;
  quantity: number | null;
}

/**
 * Assigns the lots recorded for an order to its parcels where this is certain: the article has one lot, or lies in
 * one parcel only. Lots that are no longer recorded are removed from the parcels.
 */
export function nameLots<Parcel extends Filled>(
  parcels: readonly Parcel[],
  noted: readonly NotedLot[],
): Parcel[] {
  const named = new Map<string, number>();
  const keyOf = (code: string, lot: string) => `${code} ${lot}`;
  // Lots already assigned stay, up to the quantity still recorded.
  const stillNamed = parcels.map((parcel) =>
    parcel.contents?.flatMap((content) => {
      if (content.lot === null) return [content];
      const key = keyOf(content.variantCode, content.lot);
      const pieces = noted.find((one) => keyOf(one.variantCode, one.lot) === key)?.quantity ?? 0;
      const room = Math.max(0, Math.min(content.quantity, pieces - (named.get(key) ?? 0)));
      named.set(key, (named.get(key) ?? 0) + room);
      return [
        { ...content, quantity: room },
        { ...content, lot: null, quantity: content.quantity - room },
      ].filter(({ quantity }) => quantity > 0);
    }),
  );
  const open = noted.flatMap(({ variantCode, lot, quantity }) => {
    const pieces = (quantity ?? 0) - (named.get(keyOf(variantCode, lot)) ?? 0);
    return pieces > 0 ? [{ variantCode, lot, quantity: pieces }] : [];
  });
  const isPlain = (code: string) => {
    const lots = open.filter(({ variantCode }) => variantCode === code);
    const holders = stillNamed.map((contents) =>
      (contents ?? [])
        .filter(({ variantCode, lot }) => variantCode === code && lot === null)
        .reduce((sum, { quantity }) => sum + quantity, 0),
    );
    const pieces = holders.reduce((sum, one) => sum + one, 0);
    if (noted.some(({ variantCode, quantity }) => variantCode === code && quantity === null))
      return false;
    const inLots = lots.reduce((sum, { quantity }) => sum + quantity, 0);
    // In one parcel: one lot, or several that fit. In several parcels: one lot that covers all pieces.
    return holders.filter((one) => one > 0).length < 2
      ? lots.length === 1 || inLots <= pieces
      : lots.length === 1 && inLots >= pieces;
  };
  const plain = new Set(
    [...new Set(open.map(({ variantCode }) => variantCode))].filter((code) => isPlain(code)),
  );
  return parcels.map((parcel, index) => {
    const contents = stillNamed[index];
    if (!contents) return parcel;
    return {
      ...parcel,
      contents: merged(
        contents.flatMap((content) => {
          const { variantCode, lot } = content;
          return lot === null && plain.has(variantCode)
            ? divide(
                content,
                open.filter((one) => one.variantCode === variantCode),
              )
            : [content];
        }),
      ),
    };
  });
}

/** Assigns lots to pieces without one, as far as they reach, and reduces the quantities of `lots`. */
function divide(content: ParcelContent, lots: { lot: string; quantity: number }[]) {
  let missing = content.quantity;
  const pieces: ParcelContent[] = [];
  for (const lot of lots) {
    const quantity = Math.min(missing, lot.quantity);
    if (quantity <= 0) continue;
    lot.quantity -= quantity;
    missing -= quantity;
    pieces.push({ ...content, lot: lot.lot, quantity });
  }
  return missing > 0 ? [...pieces, { ...content, quantity: missing }] : pieces;
}

/** Merges entries of the same article and lot. */
function merged(contents: readonly ParcelContent[]): ParcelContent[] {
  const found: ParcelContent[] = [];
  for (const content of contents) {
    const at = found.findIndex(
      ({ variantCode, lot }) => variantCode === content.variantCode && lot === content.lot,
    );
    const same = found[at];
    if (same) found[at] = { ...same, quantity: same.quantity + content.quantity };
    else found.push(content);
  }
  return found;
}

/**
 * Parcels that contain pieces of a lot, or may: those labelled with it and, unless these account for all pieces
 * recorded of it, those with pieces of unknown lot.
 */
export function parcelsWith<Parcel extends Filled>(
  parcels: readonly Parcel[],
  { variantCode, lot, quantity }: NotedLot,
): Parcel[] {
  const holds = ({ contents }: Filled, wanted: string | null) =>
    (contents ?? [])
      .filter((one) => one.variantCode === variantCode && one.lot === wanted)
      .reduce((sum, one) => sum + one.quantity, 0);
  const sure = parcels.reduce((sum, parcel) => sum + holds(parcel, lot), 0);
  const isAll = quantity !== null && sure >= quantity;
  return parcels.filter(
    (parcel) => holds(parcel, lot) > 0 || (!isAll && (!parcel.contents || holds(parcel, null) > 0)),
  );
}
