import { shortDate } from '#i18n/dates.ts';
import type { FinancesShape } from '#modules/checkout/admin-contracts.ts';
import { Link } from '#ui/link.tsx';
import { Price } from '#ui/price.tsx';
import { t as money } from '../money/money-words.ts';
import { ListTable } from '../parts/list-table.tsx';
import { Panel } from '../parts/panel.tsx';
import { officePaths } from '../paths.ts';
import { t } from './finance-words.ts';

/** Orders awaiting a cheque or transfer, earliest deadline first. */
export function UnpaidOrders({ unpaid }: Pick<FinancesShape, 'unpaid'>) {
  return (
    <Panel title={t('unpaid.title')}>
      {unpaid.length === 0 ? (
        <p>{t('unpaid.none')}</p>
      ) : (
        <ListTable
          caption={t('unpaid.title')}
          columns={[
            t('unpaid.order'),
            { figures: t('unpaid.due') },
            t('unpaid.dueAt'),
            t('unpaid.name'),
            t('unpaid.method'),
            t('unpaid.placedAt'),
          ]}
        >
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
        </ListTable>
      )}
    </Panel>
  );
}
