/** Number of people, who all join within `days`. */
export interface YearSize {
  people: number;
  days: number;
}

export const WHOLE_YEAR: YearSize = { people: 3000, days: 365 };
