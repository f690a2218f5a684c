import { decimal, number } from '#i18n/numbers.ts';
import { generic } from './words.ts';

interface RatingProps {
  /** From 0 to 5. */
  value: number;
  /** How many opinions it stands on; always shown beside the average. */
  count?: number;
  /** Shown instead of stars when nobody has said anything. */
  none?: string;
  /** One star in front of the figures, where five have no room. */
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
        {/* An average: beside others, all of them have as many figures. */}
        {count === undefined ? number(value) : decimal(value)}
        {count !== undefined && <span className="text-encre-3">{`\u00a0(${number(count)})`}</span>}
      </span>
    </span>
  );
}
