/** Days the forecast looks ahead. */
export const FORECAST_DAYS = 90;
/** Days of sales a pace is of. */
const PACE_DAYS = 30;

export interface Demand {
  /** Pieces on the shelves that are no placed order's. */
  onHand: number;
  /** Pieces of the last thirty days that no subscription asked for. */
  pace: number;
  /** Pieces coming deliveries take, by how many days from today on. */
  taken: readonly { inDays: number; pieces: number }[];
}

interface StockOutlook {
  /** Pieces of subscriptions within 30 and 90 days. */
  pieces30: number;
  pieces90: number;
  /** Whole days until nothing is left; null: it lasts beyond the forecast. */
  cover: number | null;
  /** Pieces to order so that they last for 30 and 90 days. */
  order30: number;
  order90: number;
}

/** Pieces that are wanted within so many days: those of subscriptions, and the others at their pace. */
export const wantedWithin = ({ pace, taken }: Omit<Demand, 'onHand'>, days: number): number =>
  ofSubscriptions(taken, days) + Math.ceil((pace * days) / PACE_DAYS);

const ofSubscriptions = (taken: Demand['taken'], days: number): number =>
  taken.reduce((sum, { inDays, pieces }) => sum + (inDays < days ? pieces : 0), 0);

/** How long an article lasts, and what to order, when subscriptions take theirs and others go on buying at their pace. */
export function stockOutlook({ onHand, pace, taken }: Demand): StockOutlook {
  const wanted = (days: number) => wantedWithin({ pace, taken }, days);
  const days = Array.from({ length: FORECAST_DAYS }, (_, index) => index + 1);
  const cover = days.find((count) => wanted(count) > onHand);
  return {
    pieces30: ofSubscriptions(taken, 30),
    pieces90: ofSubscriptions(taken, FORECAST_DAYS),
    cover: cover === undefined ? null : cover - 1,
    order30: Math.max(0, wanted(30) - onHand),
    order90: Math.max(0, wanted(FORECAST_DAYS) - onHand),
  };
}
