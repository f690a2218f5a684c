import { fullDate, timeOfDay } from '#i18n/dates.ts';
import { money } from '#i18n/money.ts';
import { number } from '#i18n/numbers.ts';
import { SITES } from '#kit/sites.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { figureCalls } from '#services/admin/finance.ts';
import { officeHead } from '../office-head.ts';
import { ChoiceField } from '../parts/filter-fields.tsx';
import { FilterForm } from '../parts/filter-form.tsx';
import { PageTitle } from '../parts/page-title.tsx';
import { Panel } from '../parts/panel.tsx';
import { readQuery } from '../parts/read-query.ts';
import { officePaths } from '../paths.ts';
import { requireStaff } from '../require-staff.server.ts';
import type { Route } from './+types/forecast.page';
import { ArticlesPanel } from './articles-panel.tsx';
import { ComingChart } from './coming-chart.tsx';
import { FigureList } from './figure-list.tsx';
import { FiguresNav } from './figures-frame.tsx';
import { t } from './figures-words.ts';
import { shareWords } from './share-words.ts';
import { siteLabel } from './site-label.ts';

export const handle = { name: 'office-forecast', tracking: false } satisfies RouteHandle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { admin } = requireStaff(context, request);
  const channel = readQuery(request).oneOf('site', SITES);
  return { forecast: await figureCalls(admin).forecast({ channel }), channel };
}

export const meta = () => officeHead(t('parts.forecast'));

/** Forecast for ninety days: deliveries, revenue, pieces, and what to order. */
export default function ForecastPage({ loaderData }: Route.ComponentProps) {
  const { forecast, channel } = loaderData;
  const { today, derivedAt, in30, in90, days, lost, articles } = forecast;
  const renewals = officePaths.renewals();
  const shown = [
    ['deliveries30', in30.deliveries, number],
    ['expected30', in30.expected, money],
    ['deliveries90', in90.deliveries, number],
    ['expected90', in90.expected, money],
  ] as const;
  return (
    <>
      <PageTitle
        lead={
          derivedAt
            ? t('forecast.lead', { date: fullDate(derivedAt), time: timeOfDay(derivedAt) })
            : t('forecast.notYet')
        }
      >
        {t('parts.forecast')}
      </PageTitle>
      <FiguresNav current="forecast" shown={{ channel }} />
      <FilterForm reset={officePaths.forecast()} narrowed={Boolean(channel)}>
        <ChoiceField
          name="site"
          label={t('site')}
          any={t('all')}
          value={channel}
          options={SITES.map((value) => ({ value, label: siteLabel(value) }))}
        />
      </FilterForm>
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6">
        <Panel title={t('forecast.title')}>
          <p className="mb-4 text-small text-encre-2">{t('forecast.hint')}</p>
          <FigureList
            figures={shown.map(([name, value, format]) => ({
              label: t(`forecast.${name}`),
              now: value,
              format,
              to: renewals,
            }))}
          />
          {lost.charged > 0 && (
            <p className="mt-4 text-small text-encre-2">
              {t('forecast.lost', { share: shareWords(lost.lost, lost.charged) })}
            </p>
          )}
          {days.length > 0 && <ComingChart today={today} days={days} />}
        </Panel>
        <ArticlesPanel articles={articles} />
      </div>
    </>
  );
}
