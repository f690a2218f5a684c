import type { MenuWeek } from '#modules/nutrition/contracts.ts';

interface Amounts {
  key: 'wet' | 'other' | 'all';
  /** « 39 », or « 39 à 43 » where the recipes differ. */
  grams: string;
  units: number;
}

/** Amounts of a week in one or two lines: wet days and the others. */
export function amountsOf({ days }: Pick<MenuWeek, 'days'>): Amounts[] {
  const wet = days.filter(({ recipe }) => recipe !== null);
  const dry = days.filter(({ recipe }) => recipe === null);
  const units = wet[0]?.units ?? 0;
  if (dry.length === 0) return [{ key: 'all', grams: span(wet), units }];
  return [
    { key: 'wet', grams: span(wet), units },
    { key: 'other', grams: span(dry), units: 0 },
  ];
}

function span(days: readonly { kibbleGrams: number }[]): string {
  const grams = days.map(({ kibbleGrams }) => kibbleGrams);
  const [least, most] = [Math.min(...grams), Math.max(...grams)];
  return least === most ? String(least) : `${least}–${most}`;
}
