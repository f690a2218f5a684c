/** Pieces of an article in a parcel; the lot where there is no doubt which. */
export interface ParcelContent {
  variantCode: string;
  quantity: number;
  lot: string | null;
}

interface Pieces {
  variantCode: string;
  quantity: number;
}

/** A parcel; without contents nobody said what is in it. */
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

/** What of these goods lies in none of the parcels; null while nobody said what one of them holds. */
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

/** Whether some pieces are more than these goods hold, or of an article that is none of them. */
export function exceeds(pieces: readonly Pieces[], goods: readonly Pieces[]): boolean {
  const there = count(goods);
  return [...count(pieces)].some(
    ([variantCode, quantity]) => quantity > (there.get(variantCode) ?? 0),
  );
}

export interface Leaving {
  /** What may be in them: what follows, or all goods where nobody knows what has left. */
  goods: readonly Pieces[];
  /** Whether that is known. */
  isCertain: boolean;
  /** What was said to be in each of the parcels that leave now, in their order; null: nobody said. */
  said: readonly (readonly Pieces[] | null)[];
  /** Nothing is to follow them. */
  isLast: boolean;
  /** Which parcels the weights make of these goods. */
  plan: readonly (readonly Pieces[])[] | null;
}

/**
 * What lies in parcels that leave: what was said; in the one of them nobody spoke of whatever is left, where nothing is to
 * follow; in several of them what the weights make, where these make as many.
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

/** Each article once, of no named lot. */
const unnamed = (pieces: readonly Pieces[]): ParcelContent[] =>
  [...count(pieces)].flatMap(([variantCode, quantity]) =>
    quantity > 0 ? [{ variantCode, quantity, lot: null }] : [],
  );

/** Pieces of a lot that were noted of an order; null: not counted. */
interface NotedLot {
  variantCode: string;
  lot: string;
  quantity: number | null;
}

/**
 * Names the lots in parcels after those that were noted of their order, where there is no doubt: an article of one lot, or one
 * that lies in one parcel only. A lot that was taken back is named no more.
 */
export function nameLots<Parcel extends Filled>(
  parcels: readonly Parcel[],
  noted: readonly NotedLot[],
): Parcel[] {
  const named = new Map<string, number>();
  const keyOf = (code: string, lot: string) => `${code} ${lot}`;
  // What is named and still noted stays.
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
    // Of one lot; or of several, all of them in the one parcel.
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

/** Pieces of no named lot, divided among lots as far as these reach; what is taken of them is taken. */
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

/** The same lot of an article once. */
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
 * Parcels in which pieces of a lot lie, or may: those that name it, and, where these do not hold all pieces that were noted of it
 * (null: not counted), those of which nobody knows the lot.
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
