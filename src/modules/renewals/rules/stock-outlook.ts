/** Days the forecast looks ahead. */
export const FORECAST_DAYS = 90;
/** Days of sales a pace is of. */
const PACE_DAYS = 30;

interface Demand {
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

/** How long an article lasts, and what to order, when subscriptions take theirs and others go on buying at their pace. */
export function stockOutlook({ onHand, pace, taken }: Demand): StockOutlook {
  const within = (days: number) =>
    taken.reduce((sum, { inDays, pieces }) => sum + (inDays < days ? pieces : 0), 0);
  const wanted = (days: number) => within(days) + Math.ceil((pace * days) / PACE_DAYS);
  const days = Array.from({ length: FORECAST_DAYS }, (_, index) => index + 1);
  const cover = days.find((count) => wanted(count) > onHand);
  return {
    pieces30: within(30),
    pieces90: within(FORECAST_DAYS),
    cover: cover === undefined ? null : cover - 1,
    order30: Math.max(0, wanted(30) - onHand),
    order90: Math.max(0, wanted(FORECAST_DAYS) - onHand),
  };
}
