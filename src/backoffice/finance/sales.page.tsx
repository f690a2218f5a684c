import type { RouteHandle } from '#pages/route-handle.ts';
import { documentCalls } from '#services/admin/finance.ts';
import { TextField } from '#ui/text-field.tsx';
import { officeHead } from '../office-head.ts';
import { FilterForm } from '../parts/filter-form.tsx';
import { PageTitle } from '../parts/page-title.tsx';
import { Panel } from '../parts/panel.tsx';
import { readQuery } from '../parts/read-query.ts';
import { officePaths } from '../paths.ts';
import { requireStaff } from '../require-staff.server.ts';
import type { Route } from './+types/sales.page';
import { t } from './finance-words.ts';
import { MonthsTable } from './months-table.tsx';
import { civilDay } from './report-days.ts';
import { VatTable } from './vat-table.tsx';

export const handle = { name: 'office-sales', tracking: false } satisfies RouteHandle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { admin } = requireStaff(context, request);
  const { text } = readQuery(request);
  const requested = { from: text('du'), to: text('au') };
  const [from, to] = [civilDay(requested.from), civilDay(requested.to)];
  // A period whose end precedes its start is empty; its field shows the error.
  const isTurned = from !== undefined && to !== undefined && from > to;
  const report = isTurned ? null : await documentCalls(admin).report({ from, to });
  const shown = { from: report?.from ?? from, to: report?.to ?? to };
  return { report, ...shown, narrowed: Boolean(requested.from || requested.to) };
}

export const meta = () => officeHead(t('report.title'));

/** Invoiced sales and their VAT. */
export default function SalesPage({ loaderData }: Route.ComponentProps) {
  const { report, from, to, narrowed } = loaderData;
  return (
    <>
      <PageTitle lead={t('report.text')}>{t('report.title')}</PageTitle>
      <FilterForm reset={officePaths.sales()} narrowed={narrowed}>
        <TextField
          id="du"
          name="du"
          type="date"
          label={t('exports.from')}
          defaultValue={from}
          required
        />
        <TextField
          id="au"
          name="au"
          type="date"
          label={t('exports.to')}
          defaultValue={to}
          error={report ? undefined : t('report.turned')}
          required
        />
      </FilterForm>
      {report && report.months.length === 0 && <p>{t('report.none')}</p>}
      {report && report.months.length > 0 && (
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6">
          <Panel title={t('report.months')}>
            <MonthsTable report={report} />
          </Panel>
          <Panel title={t('report.rates')}>
            <VatTable report={report} />
          </Panel>
        </div>
      )}
    </>
  );
}
