import type { RouteHandle } from '#pages/route-handle.ts';
import { figureCalls } from '#services/admin/finance.ts';
import { Alert } from '#ui/alert.tsx';
import { Grid } from '#ui/layout.tsx';
import { officeHead } from '../office-head.ts';
import { requireStaff } from '../require-staff.server.ts';
import type { Route } from './+types/figures.page';
import { DispatchPanel } from './dispatch-panel.tsx';
import { FiguresFrame } from './figures-frame.tsx';
import { t } from './figures-words.ts';
import { PaymentsPanel } from './payments-panel.tsx';
import { ProductsPanel } from './products-panel.tsx';
import { readPeriod } from './read-period.server.ts';
import { RecurringPanel } from './recurring-panel.tsx';
import { SalesPanel } from './sales-panel.tsx';
import { StockPanel } from './stock-panel.tsx';

export const handle = { name: 'office-figures', tracking: false } satisfies RouteHandle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { admin } = requireStaff(context, request);
  const { isTurned, ...period } = readPeriod(request);
  const { from, to, channel, compare } = period;
  const [figures, forecast] = await Promise.all([
    isTurned ? null : figureCalls(admin).read({ from, to, channel, compare }),
    figureCalls(admin).forecast({ channel }),
  ]);
  return {
    figures,
    short: forecast.articles.filter(({ cover }) => cover !== null).slice(0, 8),
    period,
  };
}

export const meta = () => officeHead(t('title'));

/** Key figures for any period and site: sales, subscriptions, payments, stock. */
export default function FiguresPage({ loaderData }: Route.ComponentProps) {
  const { figures, short, period } = loaderData;
  return (
    <FiguresFrame
      part="sales"
      days={figures}
      isNothingBefore={figures?.previous.orders === 0}
      {...period}
    >
      {figures?.wrong.some((part) => part !== 'cohorts') && (
        <Alert tone="warning" className="mb-6">
          {t('wrong')}
        </Alert>
      )}
      {figures && (
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6">
          {!figures.wrong.includes('sales') && (
            <SalesPanel figures={figures} channel={period.channel} />
          )}
          <RecurringPanel figures={figures} />
          <Grid columns={2} className="items-start gap-6 *:min-w-0">
            {!figures.wrong.includes('sales') && <ProductsPanel products={figures.products} />}
            <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6">
              <PaymentsPanel figures={figures} />
              <DispatchPanel figures={figures} />
              <StockPanel short={short} />
            </div>
          </Grid>
        </div>
      )}
    </FiguresFrame>
  );
}
