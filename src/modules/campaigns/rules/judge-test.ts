interface Counted {
  segment: string;
  /** Visitors who saw this version, and how many of them ordered since. */
  seen: number;
  ordered: number;
}

/** Lower and upper bound, between 0 and 1. */
interface Interval {
  low: number;
  high: number;
}

interface Judged extends Counted {
  /** Share of visitors who ordered, with its 95 % confidence interval. */
  rate: number;
  interval: Interval;
  /** Difference from the rate of the first version, with its interval; null for the first one. */
  difference: (Interval & { value: number }) | null;
  /** Whether the interval of the difference excludes zero. */
  isClear: boolean;
}

/** 97.5 % quantile of the normal distribution. */
const Z = 1.959963984540054;

/** Wilson score interval of a share, valid for small samples and for none. */
export function wilson(part: number, whole: number): Interval {
  if (whole === 0) return { low: 0, high: 1 };
  const share = part / whole;
  const spread = Z * Math.sqrt((share * (1 - share)) / whole + (Z * Z) / (4 * whole * whole));
  const middle = share + (Z * Z) / (2 * whole);
  const scale = 1 + (Z * Z) / whole;
  return {
    low: Math.max(0, (middle - spread) / scale),
    high: Math.min(1, (middle + spread) / scale),
  };
}

/** Compares the versions of a test with the first: rates by Wilson, differences by Newcombe. */
export function judgeTest(versions: readonly Counted[]): Judged[] {
  const [first] = versions;
  return versions.map(({ segment, seen, ordered }) => {
    const counted = { segment, seen, ordered, rate: rateOf({ seen, ordered }) };
    const interval = wilson(ordered, seen);
    if (!first || first.segment === segment)
      return { ...counted, interval, difference: null, isClear: false };
    const difference = differenceOf({ seen, ordered }, first);
    const isClear = difference.low > 0 || difference.high < 0;
    return { ...counted, interval, difference, isClear };
  });
}

type Rate = Pick<Counted, 'seen' | 'ordered'>;

const rateOf = ({ seen, ordered }: Rate) => (seen === 0 ? 0 : ordered / seen);

function differenceOf(one: Rate, other: Rate): Interval & { value: number } {
  const [a, b] = [rateOf(one), rateOf(other)];
  const [ofA, ofB] = [wilson(one.ordered, one.seen), wilson(other.ordered, other.seen)];
  const value = a - b;
  return {
    value,
    low: value - Math.hypot(a - ofA.low, ofB.high - b),
    high: value + Math.hypot(ofA.high - a, b - ofB.low),
  };
}
