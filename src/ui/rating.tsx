import { decimal, number } from '#i18n/numbers.ts';
import { generic } from './words.ts';

interface RatingProps {
  /** From 0 to 5. */
  value: number;
  /** Number of reviews; always shown beside the average. */
  count?: number;
  /** Shown instead of stars when there are no reviews. */
  none?: string;
  /** One star before the number, where five do not fit. */
  compact?: boolean;
}

export function Rating({ value, count, none, compact }: RatingProps) {
  if (count === 0) return none ? <span className="text-small text-encre-3">{none}</span> : null;
  const spoken = [
    generic('rating.value', { rating: value }),
    count !== undefined && generic('rating.reviews', { count }),
  ];
  return (
    <span className="inline-flex items-center gap-1.5 text-small whitespace-nowrap tabular-nums">
      <span
        className={compact ? 'stars w-4.5!' : 'stars'}
        style={{ '--filled': compact ? '100%' : `${(value / 5) * 100}%` } as object}
      />
      <span className="sr-only">{spoken.filter(Boolean).join(', ')}</span>
      <span aria-hidden="true">
        {/* Averages have a fixed number of decimals, so that they align in a list. */}
        {count === undefined ? number(value) : decimal(value)}
        {count !== undefined && <span className="text-encre-3">{`\u00a0(${number(count)})`}</span>}
      </span>
    </span>
  );
}
