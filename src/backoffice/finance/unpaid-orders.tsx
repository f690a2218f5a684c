import { shortDate } from '#i18n/dates.ts';
import type { FinancesShape } from '#modules/checkout/admin-contracts.ts';
import { Link } from '#ui/link.tsx';
import { Price } from '#ui/price.tsx';
import { Table } from '#ui/table.tsx';
import { t as money } from '../money/money-words.ts';
import { Panel } from '../parts/panel.tsx';
import { officePaths } from '../paths.ts';
import { t } from './finance-words.ts';

/** Cheques and transfers that are still to come, soonest deadline first. */
export function UnpaidOrders({ unpaid }: Pick<FinancesShape, 'unpaid'>) {
  return (
    <Panel title={t('unpaid.title')}>
      {unpaid.length === 0 ? (
        <p>{t('unpaid.none')}</p>
      ) : (
        <Table caption={t('unpaid.title')} hideCaption>
          <thead>
            <tr>
              <th scope="col">{t('unpaid.order')}</th>
              <th scope="col" className="text-right">
                {t('unpaid.due')}
              </th>
              <th scope="col">{t('unpaid.dueAt')}</th>
              <th scope="col">{t('unpaid.name')}</th>
              <th scope="col">{t('unpaid.method')}</th>
              <th scope="col">{t('unpaid.placedAt')}</th>
            </tr>
          </thead>
          <tbody>
            {unpaid.map((one) => (
              <tr key={one.order}>
                <th scope="row">
                  <Link to={officePaths.order(one.order)} className="link tabular-nums">
                    {one.order}
                  </Link>
                </th>
                <td className="text-right">
                  <Price cents={one.total - one.banked} />
                </td>
                <td className="whitespace-nowrap">{one.dueAt && shortDate(one.dueAt)}</td>
                <td>{one.name}</td>
                <td>{money.translate(`methods.${one.method}`)}</td>
                <td className="whitespace-nowrap">{shortDate(one.placedAt)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </Panel>
  );
}
