import type { SalesReportShape } from '#modules/invoices/admin-contracts.ts';
import { Price } from '#ui/price.tsx';
import { Table } from '#ui/table.tsx';
import { t } from './finance-words.ts';

const COLUMNS = ['invoiced', 'credited', 'revenue', 'net', 'vat'] as const;

/** Revenue by month, with totals. */
export function MonthsTable({ report: { months, totals } }: { report: SalesReportShape }) {
  return (
    <Table caption={t('report.months')} hideCaption>
      <thead>
        <tr>
          <th scope="col">{t('report.month')}</th>
          {COLUMNS.map((name) => (
            <th key={name} scope="col" className="text-right">
              {t(`report.${name}`)}
            </th>
          ))}
          <th scope="col" className="text-right">
            {t('report.invoices')}
          </th>
          <th scope="col" className="text-right">
            {t('report.creditNotes')}
          </th>
        </tr>
      </thead>
      <tbody>
        {months.map((month) => (
          <tr key={month.month}>
            <th scope="row" className="whitespace-nowrap tabular-nums">
              {month.month.split('-').reverse().join('/')}
            </th>
            <Amounts of={month} />
            <td className="text-right tabular-nums">{month.invoices}</td>
            <td className="text-right tabular-nums">{month.creditNotes}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="font-bold">
          <th scope="row" className="border-t border-brume-2">
            {t('report.total')}
          </th>
          <Amounts of={totals} />
          <td className="text-right tabular-nums">{countOf(months, 'invoices')}</td>
          <td className="text-right tabular-nums">{countOf(months, 'creditNotes')}</td>
        </tr>
      </tfoot>
    </Table>
  );
}

const countOf = (months: SalesReportShape['months'], name: 'invoices' | 'creditNotes') =>
  months.reduce((all, month) => all + month[name], 0);

function Amounts({ of }: { of: SalesReportShape['totals'] }) {
  const amounts = { ...of, revenue: of.invoiced - of.credited };
  return COLUMNS.map((name) => (
    <td key={name} className="text-right">
      <Price cents={amounts[name]} />
    </td>
  ));
}
