import { number, percent } from '#i18n/numbers.ts';
import { Link } from '#ui/link.tsx';
import { useBefore } from './compared.ts';
import { t } from './figures-words.ts';

export interface Figure {
  label: string;
  now: number;
  /** The value of the period it is compared with; undefined when there is none. */
  before?: number | undefined;
  format: (value: number) => string;
  /** Link to the underlying rows. */
  to: string;
}

/** Figures of a period beside the one it is compared with, each with a link to its rows. */
export function FigureList({ figures }: { figures: readonly Figure[] }) {
  const sayBefore = useBefore();
  return (
    <dl
      className={`grid grid-cols-2 gap-x-6 gap-y-4 ${figures.length === 4 ? 'md:grid-cols-4' : 'md:grid-cols-3'}`}
    >
      {figures.map(({ label, now, before, format, to }) => (
        <div key={label}>
          <dt className="text-small text-encre-2">{label}</dt>
          <dd className="text-h4 font-bold tabular-nums">
            <Link to={to} className="link">
              {format(now)}
            </Link>
          </dd>
          {before !== undefined && (
            <dd className="text-small text-encre-2">
              {sayBefore(format(before))} · {changeOf(now, before)}
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}

/** Percents beyond it say nothing to anybody. */
const MOST_PERCENT = 1000;

/** Relative change: `+12 %`; of many times as much, how many. */
function changeOf(now: number, before: number): string {
  if (before === 0) return t('change.none');
  if (now === before) return t('change.same');
  const change = Math.round(((now - before) / Math.abs(before)) * 100);
  if (before > 0 && change >= MOST_PERCENT)
    return t('change.times', { times: number(Math.round(now / before)) });
  return percent(change, { sign: true });
}
