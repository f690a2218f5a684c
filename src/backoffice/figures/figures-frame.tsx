import type { ReactNode } from 'react';
import { shortDate } from '#i18n/dates.ts';
import { SITES } from '#kit/sites.ts';
import type { Comparison } from '#modules/figures/rules/index.ts';
import { Link } from '#ui/link.tsx';
import { TextField } from '#ui/text-field.tsx';
import { ChoiceField } from '../parts/filter-fields.tsx';
import { FilterForm } from '../parts/filter-form.tsx';
import { PageTitle } from '../parts/page-title.tsx';
import { type FiguresShown, officePaths } from '../paths.ts';
import { Compared } from './compared.ts';
import { t } from './figures-words.ts';
import type { ReadPeriod } from './read-period.server.ts';
import { siteLabel } from './site-label.ts';

/** The pages of figures. */
const PARTS = {
  sales: officePaths.figures,
  subscribers: officePaths.subscriberFigures,
  promotions: officePaths.promotionFigures,
  funnel: officePaths.funnelFigures,
  forecast: officePaths.forecast,
  rehearsal: () => officePaths.rehearsal(),
} as const;
type FiguresPart = keyof typeof PARTS;

const PRESETS = [7, 30, 90, 365] as const;

/** The first day of a range of `days` days that ends on `day`. */
const daysBefore = (day: string, days: number) =>
  Temporal.PlainDate.from(day)
    .subtract({ days: days - 1 })
    .toString();

/** The other pages of figures, of the same period and site. */
export function FiguresNav({ current, shown }: { current: FiguresPart; shown: FiguresShown }) {
  return (
    <nav
      aria-label={t('parts.title')}
      className="mb-4 flex flex-wrap gap-x-6 border-b border-brume-2"
    >
      {(Object.keys(PARTS) as FiguresPart[]).map((part) => (
        <Link
          key={part}
          to={PARTS[part](shown)}
          aria-current={part === current ? 'page' : undefined}
          className="-mb-px inline-flex min-h-11 items-center border-b-2 border-transparent no-underline hover:underline aria-[current]:border-sapin-700 aria-[current]:font-bold"
        >
          {t(`parts.${part}`)}
        </Link>
      ))}
    </nav>
  );
}

interface Days {
  from: string;
  to: string;
  before?: { from: string; to: string } | undefined;
}

interface FiguresFrameProps extends ReadPeriod {
  part: 'sales' | 'subscribers' | 'promotions' | 'funnel';
  /** The displayed days; null for an invalid period. */
  days: Days | null;
  /** Nothing is counted in the period it is compared with. */
  isNothingBefore?: boolean | undefined;
  children: ReactNode;
}

/** Frame of a figures page: title, navigation, period and site. */
export function FiguresFrame({
  part,
  days,
  from,
  to,
  channel,
  compare,
  narrowed,
  isNothingBefore,
  children,
}: FiguresFrameProps) {
  const path = PARTS[part];
  const [first, last] = [days?.from ?? from, days?.to ?? to];
  return (
    <>
      <PageTitle lead={days && leadOf(days, compare)}>{t(`parts.${part}`)}</PageTitle>
      <FiguresNav current={part} shown={{ from, to, channel, compare }} />
      <nav aria-label={t('presets')} className="mb-3 flex flex-wrap gap-x-5 text-small">
        {last !== undefined &&
          PRESETS.map((count) => (
            <Link
              key={count}
              to={path({ from: daysBefore(last, count), to: last, channel, compare })}
              aria-current={daysBefore(last, count) === first ? 'true' : undefined}
              className="link inline-flex min-h-11 items-center aria-[current]:font-bold aria-[current]:no-underline lg:min-h-8"
            >
              {t(`preset.${count}`)}
            </Link>
          ))}
      </nav>
      <FilterForm reset={path()} narrowed={narrowed}>
        <TextField id="du" name="du" type="date" label={t('from')} defaultValue={first} required />
        <TextField
          id="au"
          name="au"
          type="date"
          label={t('to')}
          defaultValue={last}
          error={days ? undefined : t('turned')}
          required
        />
        <ChoiceField
          name="site"
          label={t('site')}
          any={t('all')}
          value={channel}
          options={SITES.map((value) => ({ value, label: siteLabel(value) }))}
        />
        {part !== 'promotions' && (
          <ChoiceField
            name="comparer"
            label={t('compare.label')}
            any={t('compare.before')}
            value={compare === 'year' ? 'an' : undefined}
            options={[{ value: 'an', label: t('compare.year') }]}
          />
        )}
      </FilterForm>
      {isNothingBefore && days?.before && (
        <p className="mb-6 max-w-prose text-encre-2">
          {t(compare === 'year' ? 'compare.emptyYear' : 'compare.empty', datesOf(days.before))}
        </p>
      )}
      <Compared.Provider value={compare}>{children}</Compared.Provider>
    </>
  );
}

const datesOf = ({ from, to }: Days) => ({ from: shortDate(from), to: shortDate(to) });

function leadOf(days: Days, compare: Comparison): string {
  if (!days.before) return t('leadAlone', datesOf(days));
  const { from: beforeFrom, to: beforeTo } = datesOf(days.before);
  return t(compare === 'year' ? 'leadYear' : 'lead', { ...datesOf(days), beforeFrom, beforeTo });
}
