import { readGs1 } from '#kit/gs1.ts';
import { isWeightOff, readWeight } from './weight.ts';

/** An order as needed for packing by scanner. */
export interface OrderToPack {
  number: string;
  /** Tracking numbers of its parcels. */
  labels: readonly string[];
  /** Expected weight of each parcel. */
  weights?: readonly WeighedParcel[];
  goods: readonly GoodToPack[];
  /** The suggested lots. */
  picks: readonly ScannedLot[];
}

/** Grams of the parcel with this number. */
export interface WeighedParcel {
  trackingNumber: string;
  grams: number;
}

export interface GoodToPack {
  variantCode: string;
  ean: string | null;
  name: string;
  quantity: number;
}

export interface ScannedLot {
  variantCode: string;
  /** Empty when only the article was scanned: the suggested lot counts. */
  lot: string;
  bestBefore: string | null;
  quantity: number;
}

/** Packing progress of one order. */
export interface PackingState {
  number: string | null;
  scanned: readonly ScannedLot[];
  /** Scanned labels of its parcels. */
  closed: readonly string[];
  /** Measured weight of the parcel that is closed next; null when it was not weighed. */
  grams: number | null;
  /** Label of a parcel with an unexpected weight: a second scan closes it anyway. */
  doubted: string;
  weighed: readonly WeighedParcel[];
}

export const NOTHING_SCANNED: PackingState = {
  number: null,
  scanned: [],
  closed: [],
  grams: null,
  doubted: '',
  weighed: [],
};

export type ScanSays =
  | 'article'
  | 'complete'
  | 'parcel'
  | 'packed'
  | 'chosen'
  | 'unknown'
  | 'wrong_article'
  | 'excess'
  | 'past_date'
  | 'incomplete'
  | 'other_parcel'
  | 'nothing_left'
  | 'weighed'
  | 'weight_off';

export interface Scan {
  state: PackingState;
  says: ScanSays;
  /** Whether the scan was valid; an invalid one changes nothing. */
  isRight: boolean;
  /** Name of the scanned or missing article. */
  name: string;
  /** The order completed by this parcel. */
  packed: {
    number: string;
    lots: readonly ScannedLot[];
    weighed: readonly WeighedParcel[];
  } | null;
}

/**
 * Interprets a scan: a lot or article of the current order (one scan for all its pieces), the label of its parcel,
 * which closes it, or a weight. A parcel with an unexpected weight closes when its label is scanned again. A label or
 * packing slip of another order switches to that order while nothing was scanned. `orders` are those not packed, in
 * their order; `today` is civil.
 */
export function scan(
  orders: readonly OrderToPack[],
  state: PackingState,
  text: string,
  today: string,
): Scan {
  const current = currentOf(orders, state);
  const wrong = (says: ScanSays, name = text): Scan => ({
    state,
    says,
    isRight: false,
    name,
    packed: null,
  });
  if (!current) return wrong('nothing_left');
  const grams = readWeight(text);
  if (grams !== null) {
    const onScale = { ...state, number: current.number, grams, doubted: '' };
    return { state: onScale, says: 'weighed', isRight: true, name: kilos(grams), packed: null };
  }
  const goods = readGs1(text) ?? readCode(current, text);
  return goods
    ? scanGoods(current, state, { ...goods, text }, today, wrong)
    : scanParcel(orders, current, state, text.trim(), wrong);
}

/** The order being packed: the chosen one, else the first. */
export const currentOf = (
  orders: readonly OrderToPack[],
  { number }: PackingState,
): OrderToPack | null => orders.find((one) => one.number === number) ?? orders[0] ?? null;

/**
 * Expected weight of the parcel with this label; null when unknown, and while another order of `orders`, not packed
 * yet, shares the parcel.
 */
export function expectedGrams(
  orders: readonly OrderToPack[],
  { number, weights = [] }: OrderToPack,
  label: string,
): number | null {
  const isOpen = orders.some((one) => one.number !== number && one.labels.includes(label));
  if (isOpen) return null;
  return weights.find(({ trackingNumber }) => trackingNumber === label)?.grams ?? null;
}

const kilos = (grams: number) => `${(grams / 1000).toFixed(2).replace('.', ',')}\u00a0kg`;

/** Pieces of an article still to be scanned. */
export const missingPieces = ({ scanned }: PackingState, good: GoodToPack): number =>
  good.quantity -
  scanned
    .filter(({ variantCode }) => variantCode === good.variantCode)
    .reduce((sum, { quantity }) => sum + quantity, 0);

interface Scanned {
  gtin: string | null;
  lot: string | null;
  bestBefore: string | null;
  text: string;
}

type Wrong = (says: ScanSays, name?: string) => Scan;

function scanGoods(
  order: OrderToPack,
  state: PackingState,
  { gtin, lot, bestBefore, text }: Scanned,
  today: string,
  wrong: Wrong,
): Scan {
  const good = goodOf(order, { gtin, lot, text });
  if (!good) return wrong('wrong_article');
  if (bestBefore !== null && bestBefore < today) return wrong('past_date', good.name);
  const missing = missingPieces(state, good);
  if (missing <= 0) return wrong('excess', good.name);
  const pick = order.picks.find((one) => one.variantCode === good.variantCode && one.lot === lot);
  const others = order.picks.filter((one) => one.variantCode === good.variantCode);
  // Of a suggested lot, the suggested quantity; of another lot, or a single one, all missing pieces.
  const quantity = pick && others.length > 1 ? Math.min(pick.quantity, missing) : missing;
  const scanned = [
    ...state.scanned,
    {
      variantCode: good.variantCode,
      lot: lot ?? '',
      bestBefore: bestBefore ?? pick?.bestBefore ?? null,
      quantity,
    },
  ];
  const next = { ...state, number: order.number, scanned };
  const isComplete = order.goods.every((one) => missingPieces(next, one) === 0);
  return {
    state: next,
    says: isComplete ? 'complete' : 'article',
    isRight: true,
    name: good.name,
    packed: null,
  };
}

function goodOf(
  { goods, picks }: OrderToPack,
  { gtin, lot, text }: Pick<Scanned, 'gtin' | 'lot' | 'text'>,
): GoodToPack | undefined {
  if (gtin !== null)
    return goods.find(
      ({ ean, variantCode }) =>
        ean?.padStart(14, '0') === gtin || variantCode === text.trim().slice(-8),
    );
  const code = picks.find((pick) => pick.lot === lot)?.variantCode;
  return goods.find(({ variantCode }) => variantCode === code);
}

/** The shop's own article code, as on shelf labels. */
const readCode = ({ goods }: OrderToPack, text: string) =>
  goods.some(({ variantCode }) => variantCode === text.trim())
    ? { gtin: text.trim().padStart(14, '0'), lot: null, bestBefore: null }
    : null;

function scanParcel(
  orders: readonly OrderToPack[],
  current: OrderToPack,
  state: PackingState,
  text: string,
  wrong: Wrong,
): Scan {
  // Orders in a shared parcel have the same label: it counts for the current order first.
  const owner = [current, ...orders].find(
    ({ number, labels }) => number === text || labels.includes(text),
  );
  if (!owner) return wrong('unknown');
  const isBegun = state.scanned.length > 0;
  if (owner.number !== current.number && isBegun) return wrong('other_parcel');
  if (!isBegun) {
    const chosen = { ...NOTHING_SCANNED, number: owner.number };
    return { state: chosen, says: 'chosen', isRight: true, name: owner.number, packed: null };
  }
  const missing = current.goods.filter((good) => missingPieces(state, good) > 0);
  if (missing.length > 0) return wrong('incomplete', missing.map(({ name }) => name).join(', '));
  const isNew = !state.closed.includes(text);
  const expected = expectedGrams(orders, current, text);
  const { grams } = state;
  const isWeighed = isNew && grams !== null && expected !== null;
  if (isWeighed && isWeightOff(expected, grams) && state.doubted !== text)
    return {
      state: { ...state, doubted: text },
      says: 'weight_off',
      isRight: false,
      name: `${kilos(grams)} / ${kilos(expected)}`,
      packed: null,
    };
  const weighed = isWeighed ? [...state.weighed, { trackingNumber: text, grams }] : state.weighed;
  const closed = [...new Set([...state.closed, text])].filter((one) => one !== current.number);
  if (current.labels.some((label) => !closed.includes(label)) && current.labels.length > 0)
    return {
      state: { ...state, closed, weighed, grams: null, doubted: '' },
      says: 'parcel',
      isRight: true,
      name: text,
      packed: null,
    };
  return {
    state: NOTHING_SCANNED,
    says: 'packed',
    isRight: true,
    name: current.number,
    packed: { number: current.number, lots: state.scanned, weighed },
  };
}
