import { TERMS } from '#kit/terms.ts';

export interface Demand {
  /** Pieces on the shelves that are no placed order's. */
  onHand: number;
  /** Pieces of the days a pace is of that no subscription asked for. */
  pace: number;
  /** Pieces coming deliveries take, by how many days from today on. */
  taken: readonly { inDays: number; pieces: number }[];
}

interface StockOutlook {
  /** Pieces of subscriptions within the days of a pace (`30`) and those of the forecast (`90`). */
  pieces30: number;
  pieces90: number;
  /** Whole days until nothing is left; null: it lasts beyond the forecast. */
  cover: number | null;
  /** Pieces to order so that they last as long. */
  order30: number;
  order90: number;
}

/** Pieces that are wanted within so many days: those of subscriptions, and the others at their pace. */
export const wantedWithin = ({ pace, taken }: Omit<Demand, 'onHand'>, days: number): number =>
  ofSubscriptions(taken, days) + Math.ceil((pace * days) / TERMS.paceDays);

const ofSubscriptions = (taken: Demand['taken'], days: number): number =>
  taken.reduce((sum, { inDays, pieces }) => sum + (inDays < days ? pieces : 0), 0);

/** How long an article lasts, and what to order, when subscriptions take theirs and others go on buying at their pace. */
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
