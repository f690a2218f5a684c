import { shortDate } from '#i18n/dates.ts';
import type { OutlookShape } from '#modules/renewals/admin-contracts.ts';
import { Link } from '#ui/link.tsx';
import { ListTable } from '../parts/list-table.tsx';
import { Panel } from '../parts/panel.tsx';
import { officePaths } from '../paths.ts';
import { t } from './renewals-words.ts';

/** Articles with too little stock, and the affected subscriptions. */
export function ShortagesPanel({ shortages }: Pick<OutlookShape, 'shortages'>) {
  if (shortages.length === 0)
    return <Panel title={t('shortages.title')}>{t('shortages.none')}</Panel>;
  return (
    <Panel title={t('shortages.title')}>
      <ListTable
        caption={t('shortages.title')}
        columns={[
          t('shortages.variant'),
          { figures: t('shortages.wanted') },
          { figures: t('shortages.onHand') },
          t('shortages.missedBy'),
        ]}
      >
        {shortages.map(({ variantCode, productName, variantName, wanted, onHand, missedBy }) => (
          <tr key={variantCode}>
            <th scope="row">
              {productName}
              <span className="block font-normal text-encre-2">
                {variantName} · {variantCode}
              </span>
            </th>
            <td className="text-right tabular-nums">{wanted}</td>
            <td className="text-right tabular-nums">{onHand}</td>
            <td>
              <ul className="grid gap-1">
                {missedBy.map(({ code, quantity, shippingDate }) => (
                  <li key={code}>
                    <Link to={officePaths.subscription(code)} className="link">
                      {t('shortages.one', { quantity, code, date: shortDate(shippingDate) })}
                    </Link>
                  </li>
                ))}
              </ul>
            </td>
          </tr>
        ))}
      </ListTable>
    </Panel>
  );
}
