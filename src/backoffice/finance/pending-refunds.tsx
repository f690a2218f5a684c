import { shortDate } from '#i18n/dates.ts';
import type { FinancesShape } from '#modules/checkout/admin-contracts.ts';
import { Link } from '#ui/link.tsx';
import { Price } from '#ui/price.tsx';
import { ListTable } from '../parts/list-table.tsx';
import { Panel } from '../parts/panel.tsx';
import { officePaths } from '../paths.ts';
import { t } from './finance-words.ts';

/** Refunds that wait for a transfer, or for the provider. */
export function PendingRefunds({ refunds }: Pick<FinancesShape, 'refunds'>) {
  return (
    <Panel title={t('refunds.title')}>
      {refunds.length === 0 ? (
        <p>{t('refunds.none')}</p>
      ) : (
        <ListTable
          caption={t('refunds.title')}
          columns={[
            t('refunds.order'),
            { figures: t('refunds.amount') },
            t('refunds.how'),
            t('refunds.requested'),
            t('refunds.reason'),
          ]}
        >
          {refunds.map((refund) => (
            <tr key={refund.id}>
              <th scope="row">
                <Link to={officePaths.order(refund.order)} className="link tabular-nums">
                  {refund.order}
                </Link>
              </th>
              <td className="text-right">
                <Price cents={refund.amount} />
              </td>
              <td>{t(refund.offline ? 'refunds.transfer' : 'refunds.provider')}</td>
              <td className="whitespace-nowrap">{shortDate(refund.requestedAt)}</td>
              <td>{refund.reason}</td>
            </tr>
          ))}
        </ListTable>
      )}
    </Panel>
  );
}
