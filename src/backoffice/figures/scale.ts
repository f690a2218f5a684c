/** Values of the grid lines: four or five round ones from 0 to at least `highest`. */
export function axisTicks(highest: number): number[] {
  if (highest <= 0) return [0];
  const rough = Math.max(1, highest) / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step =
    [1, 2, 2.5, 5, 10].map((factor) => factor * power).find((one) => one >= rough) ?? rough;
  const count = Math.max(1, Math.ceil(highest / step));
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}

/** One bar of a chart: its days and its label. */
export interface Bucket {
  from: string;
  to: string;
  size: 'day' | 'week' | 'month';
}

const SIZES = [
  { most: 45, size: 'day' },
  { most: 200, size: 'week' },
  { most: Number.POSITIVE_INFINITY, size: 'month' },
] as const;

/** The bars of a period: its days, its weeks from Monday on, or its months, whichever are few enough to be read. */
export function bucketsOf(from: string, to: string): Bucket[] {
  const last = Temporal.PlainDate.from(to);
  const { days } = Temporal.PlainDate.from(from).until(last, { largestUnit: 'days' });
  const { size } = SIZES.find(({ most }) => days < most) ?? SIZES[2];
  const buckets: Bucket[] = [];
  for (let day = Temporal.PlainDate.from(from); Temporal.PlainDate.compare(day, last) <= 0; ) {
    const end = endOf(day, size);
    const within = Temporal.PlainDate.compare(end, last) < 0 ? end : last;
    buckets.push({ from: day.toString(), to: within.toString(), size });
    day = within.add({ days: 1 });
  }
  return buckets;
}

function endOf(day: Temporal.PlainDate, size: Bucket['size']): Temporal.PlainDate {
  if (size === 'day') return day;
  if (size === 'week') return day.add({ days: 7 - day.dayOfWeek });
  return day.with({ day: day.daysInMonth });
}
