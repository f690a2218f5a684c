import { percent } from '#i18n/numbers.ts';
import { countryName } from '#modules/customers/web/index.ts';
import type { SalesReportShape } from '#modules/invoices/admin-contracts.ts';
import { Price } from '#ui/price.tsx';
import { Table } from '#ui/table.tsx';
import { t } from './finance-words.ts';

/** VAT by country, regime and rate, credit notes deducted. */
export function VatTable({ report: { vat, totals } }: { report: SalesReportShape }) {
  return (
    <Table caption={t('report.rates')} hideCaption>
      <thead>
        <tr>
          <th scope="col">{t('report.country')}</th>
          <th scope="col" className="text-right">
            {t('report.rate')}
          </th>
          <th scope="col" className="text-right">
            {t('report.net')}
          </th>
          <th scope="col" className="text-right">
            {t('report.vat')}
          </th>
          <th scope="col">{t('report.regime')}</th>
        </tr>
      </thead>
      <tbody>
        {vat.map(({ country, regime, rate, net, vat }) => (
          <tr key={`${country} ${regime} ${rate}`}>
            <th scope="row">{countryName(country)}</th>
            <td className="text-right whitespace-nowrap tabular-nums">{percent(rate / 100)}</td>
            <td className="text-right">
              <Price cents={net} />
            </td>
            <td className="text-right">
              <Price cents={vat} />
            </td>
            <td>{t(`regimes.${regime}`)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="font-bold">
          <th scope="row" colSpan={2} className="border-t border-brume-2">
            {t('report.total')}
          </th>
          <td className="text-right">
            <Price cents={totals.net} />
          </td>
          <td className="text-right">
            <Price cents={totals.vat} />
          </td>
          <td />
        </tr>
      </tfoot>
    </Table>
  );
}
