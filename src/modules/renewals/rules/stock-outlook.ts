import { TERMS } from '#kit/terms.ts';

export interface Demand {
  /** Pieces in stock that no placed order holds. */
  onHand: number;
  /** Pieces sold outside subscriptions during the reference period. */
  pace: number;
  /** Pieces that coming deliveries need, by days from today. */
  taken: readonly { inDays: number; pieces: number }[];
}

interface StockOutlook {
  /** Pieces for subscriptions within the reference period (`30`) and within the forecast (`90`). */
  pieces30: number;
  pieces90: number;
  /** Whole days until the stock is empty; null when it lasts beyond the forecast. */
  cover: number | null;
  /** Pieces to order to cover these periods. */
  order30: number;
  order90: number;
}

/** Pieces needed within so many days: those of subscriptions, plus other sales at their current rate. */
export const wantedWithin = ({ pace, taken }: Omit<Demand, 'onHand'>, days: number): number =>
  ofSubscriptions(taken, days) + Math.ceil((pace * days) / TERMS.paceDays);

const ofSubscriptions = (taken: Demand['taken'], days: number): number =>
  taken.reduce((sum, { inDays, pieces }) => sum + (inDays < days ? pieces : 0), 0);

/**
 * Stock cover of an article and the quantity to order, given the needs of subscriptions and other sales at their
 * current rate.
 */
export function stockOutlook({ onHand, pace, taken }: Demand): StockOutlook {
  const wanted = (days: number) => wantedWithin({ pace, taken }, days);
  const days = Array.from({ length: TERMS.forecastDays }, (_, index) => index + 1);
  const cover = days.find((count) => wanted(count) > onHand);
  return {
    pieces30: ofSubscriptions(taken, TERMS.paceDays),
    pieces90: ofSubscriptions(taken, TERMS.forecastDays),
    cover: cover === undefined ? null : cover - 1,
    order30: Math.max(0, wanted(TERMS.paceDays) - onHand),
    order90: Math.max(0, wanted(TERMS.forecastDays) - onHand),
  };
}
