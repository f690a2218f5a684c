import { shortDate } from '#i18n/dates.ts';
import { SITES } from '#kit/sites.ts';
import type { RouteHandle } from '#pages/route-handle.ts';
import { teamStockCalls } from '#services/admin/catalogue.ts';
import { figureCalls } from '#services/admin/finance.ts';
import { Alert } from '#ui/alert.tsx';
import { Grid } from '#ui/layout.tsx';
import { Link } from '#ui/link.tsx';
import { TextField } from '#ui/text-field.tsx';
import { civilDay } from '../finance/report-days.ts';
import { officeHead } from '../office-head.ts';
import { ChoiceField } from '../parts/filter-fields.tsx';
import { FilterForm } from '../parts/filter-form.tsx';
import { PageTitle } from '../parts/page-title.tsx';
import { readQuery } from '../parts/read-query.ts';
import { officePaths } from '../paths.ts';
import { requireStaff } from '../require-staff.server.ts';
import type { Route } from './+types/figures.page';
import { t } from './figures-words.ts';
import { PaymentsPanel } from './payments-panel.tsx';
import { ProductsPanel } from './products-panel.tsx';
import { RecurringPanel } from './recurring-panel.tsx';
import { SalesPanel } from './sales-panel.tsx';
import { siteLabel } from './site-label.ts';
import { StockPanel } from './stock-panel.tsx';

export const handle = { name: 'office-figures', tracking: false } satisfies RouteHandle;

const PRESETS = [7, 30, 90, 365] as const;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { admin } = requireStaff(context, request);
  const { text, oneOf } = readQuery(request);
  const [from, to] = [civilDay(text('du')), civilDay(text('au'))];
  const channel = oneOf('site', SITES);
  const isTurned =
    from !== undefined &&
    to !== undefined &&
    (from > to || Temporal.PlainDate.from(from).until(to).days > 800);
  const [figures, short] = await Promise.all([
    isTurned ? null : figureCalls(admin).read({ from, to, channel }),
    teamStockCalls(admin).reorders({ page: '1' }),
  ]);
  const today = figures?.to ?? to ?? '';
  return {
    figures,
    // What nobody bought in thirty days runs out of nothing.
    short: short.members.filter(({ cover }) => cover !== null).slice(0, 8),
    from: figures?.from ?? from,
    to: figures?.to ?? to,
    channel,
    narrowed: Boolean(from || to || channel),
    presets: today === '' ? [] : PRESETS.map((days) => ({ days, from: daysBefore(today, days) })),
  };
}

/** The first of so many days that end with one. */
const daysBefore = (day: string, days: number) =>
  Temporal.PlainDate.from(day)
    .subtract({ days: days - 1 })
    .toString();

export const meta = () => officeHead(t('title'));

/** What a manager asks: sales, subscriptions, payments, stock, of any period and site. */
export default function FiguresPage({ loaderData }: Route.ComponentProps) {
  const { figures, short, from, to, channel, narrowed, presets } = loaderData;
  return (
    <>
      <PageTitle
        lead={
          figures &&
          t('lead', {
            from: shortDate(figures.from),
            to: shortDate(figures.to),
            beforeFrom: shortDate(figures.before.from),
            beforeTo: shortDate(figures.before.to),
          })
        }
      >
        {t('title')}
      </PageTitle>
      <nav aria-label={t('presets')} className="mb-3 flex flex-wrap gap-x-5 text-small">
        {presets.map((preset) => (
          <Link
            key={preset.days}
            to={officePaths.figures({ from: preset.from, to: to ?? '', channel })}
            aria-current={preset.from === from ? 'true' : undefined}
            className="link inline-flex min-h-11 items-center aria-[current]:font-bold aria-[current]:no-underline lg:min-h-8"
          >
            {t(`preset.${preset.days}`)}
          </Link>
        ))}
      </nav>
      <FilterForm reset={officePaths.figures()} narrowed={narrowed}>
        <TextField id="du" name="du" type="date" label={t('from')} defaultValue={from} required />
        <TextField
          id="au"
          name="au"
          type="date"
          label={t('to')}
          defaultValue={to}
          error={figures ? undefined : t('turned')}
          required
        />
        <ChoiceField
          name="site"
          label={t('site')}
          any={t('all')}
          value={channel}
          options={SITES.map((value) => ({ value, label: siteLabel(value) }))}
        />
      </FilterForm>
      {figures && figures.wrong.length > 0 && (
        <Alert tone="warning" className="mb-6">
          {t('wrong')}
        </Alert>
      )}
      {figures && (
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6">
          {!figures.wrong.includes('sales') && <SalesPanel figures={figures} channel={channel} />}
          <RecurringPanel figures={figures} />
          <Grid columns={2} className="items-start gap-6">
            {!figures.wrong.includes('sales') && <ProductsPanel products={figures.products} />}
            <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6">
              <PaymentsPanel figures={figures} />
              <StockPanel short={short} />
            </div>
          </Grid>
        </div>
      )}
    </>
  );
}
