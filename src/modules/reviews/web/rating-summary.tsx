import { lessThanPercent, number, percent as percentOf } from '#i18n/numbers.ts';
import { words } from '#i18n/words.ts';
import { classNames } from '#ui/class-names.ts';
import { Link } from '#ui/link.tsx';
import messages from '../messages/ratings.fr.json';

const t = words(messages);
const STARS = [5, 4, 3, 2, 1];

interface RatingSummaryProps {
  count: number;
  average: number | null;
  /** Number of reviews with 1, 2, 3, 4 and 5. */
  distribution: readonly number[];
  /** The rating the list is filtered by. */
  selected: number | null;
  /** URL of the list filtered by a rating; null for all. */
  toRating: (rating: number | null) => string;
}

/** Average, count and bars; a bar filters the list below by its rating (RVW-02, RVW-03). */
export function RatingSummary(props: RatingSummaryProps) {
  const { count, average, distribution, selected, toRating } = props;
  if (count === 0 || average === null) return <p>{t('reviews.count', { count: 0 })}</p>;
  return (
    <div className="max-w-96">
      <p className="flex items-end gap-3">
        <span className="font-display text-h1 leading-none font-extrabold tabular-nums">
          {number(average)}
        </span>
        <span className="pb-1">
          <span
            className="stars block"
            style={{ '--filled': `${(average / 5) * 100}%` } as object}
          />
          <span className="text-small text-encre-2">
            <span className="sr-only">{t('reviews.outOf', { average })}, </span>
            {t('reviews.count', { count })}
          </span>
        </span>
      </p>
      <ul aria-label={t('reviews.distribution')} className="mt-4">
        {STARS.map((stars) => {
          const many = distribution[stars - 1] ?? 0;
          const percent = Math.round((many / count) * 100);
          const isSelected = selected === stars;
          return (
            <Bar
              key={stars}
              stars={stars}
              many={many}
              percent={percent}
              isSelected={isSelected}
              toRating={toRating}
            />
          );
        })}
      </ul>
      {selected !== null && (
        <Link
          to={toRating(null)}
          preventScrollReset
          className="link mt-2 inline-block py-1 text-small"
        >
          {t('reviews.all')}
        </Link>
      )}
    </div>
  );
}

interface BarProps {
  stars: number;
  many: number;
  percent: number;
  isSelected: boolean;
  toRating: (rating: number | null) => string;
}

function Bar({ stars, many, percent, isSelected, toRating }: BarProps) {
  const share = many > 0 && percent < 1 ? lessThanPercent(1) : percentOf(percent);
  const content = (
    <>
      <span aria-hidden="true" className="w-20">
        {t('reviews.stars', { count: stars })}
      </span>
      <span aria-hidden="true" className="h-2.5 flex-1 overflow-hidden rounded-full bg-brume-2">
        <span className="block h-full bg-etoile" style={{ width: `${percent}%` }} />
      </span>
      <span aria-hidden="true" className="w-8 text-right tabular-nums">
        {many}
      </span>
      <span aria-hidden="true" className="w-12 text-right text-encre-3 tabular-nums">
        {share}
      </span>
      <span className="sr-only">
        {t('reviews.bar', { stars: t('reviews.stars', { count: stars }), count: many, share })}
      </span>
    </>
  );
  const row = 'flex min-h-8 items-center gap-3 rounded-badge px-1 text-small';
  return (
    <li>
      {many === 0 ? (
        <span className={classNames(row, 'text-encre-3')}>{content}</span>
      ) : (
        <Link
          to={toRating(isSelected ? null : stars)}
          preventScrollReset
          aria-current={isSelected ? 'true' : undefined}
          className={classNames(row, isSelected ? 'bg-beurre-200 font-bold' : 'hover:bg-brume')}
        >
          {content}
        </Link>
      )}
    </li>
  );
}
