import { roundGrams } from './ration.ts';

const STEPS = [
  { days: 3, newShare: 0.25 },
  { days: 3, newShare: 0.5 },
  { days: 3, newShare: 0.75 },
  { days: 1, newShare: 1 },
] as const;

export type TransitionStep = {
  fromDay: number;
  toDay: number;
  newShare: number;
  oldGrams: number;
  newGrams: number;
};

/**
 * Transition from one food to another. Grams a day of a full ration of each; `gently` repeats every
 * step for a sensitive stomach or a cat that refuses.
 */
export function transition(
  oldGrams: number,
  newGrams: number,
  { gently = false }: { gently?: boolean } = {},
): TransitionStep[] {
  let fromDay = 1;
  return STEPS.map(({ days, newShare }) => {
    const lasts = gently && newShare < 1 ? 2 * days : days;
    const step = {
      fromDay,
      toDay: fromDay + lasts - 1,
      newShare,
      oldGrams: roundGrams(oldGrams * (1 - newShare)),
      newGrams: roundGrams(newGrams * newShare),
    };
    fromDay += lasts;
    return step;
  });
}
