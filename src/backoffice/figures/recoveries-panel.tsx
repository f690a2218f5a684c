import { money } from '#i18n/money.ts';
import { number } from '#i18n/numbers.ts';
import type { SubscriberFiguresShape } from '#modules/figures/admin-contracts.ts';
import { Link } from '#ui/link.tsx';
import { ListTable } from '../parts/list-table.tsx';
import { Panel } from '../parts/panel.tsx';
import { officePaths } from '../paths.ts';
import { t } from './figures-words.ts';
import { ShareBar } from './share-bar.tsx';

/** How refused payments were recovered. */
export function RecoveriesPanel({ figures: { recoveries } }: { figures: SubscriberFiguresShape }) {
  const most = Math.max(1, ...recoveries.map(({ renewals }) => renewals));
  return (
    <Panel
      title={t('recoveries.title')}
      aside={
        <Link to={officePaths.renewals()} className="link text-small">
          {t('recoveries.all')}
        </Link>
      }
    >
      <p className="mb-4 text-small text-encre-2">{t('recoveries.hint')}</p>
      {recoveries.length === 0 ? (
        <p className="text-small text-encre-2">{t('recoveries.none')}</p>
      ) : (
        <ListTable
          caption={t('recoveries.title')}
          columns={[
            t('recoveries.means'),
            { figures: t('recoveries.renewals') },
            { figures: t('recoveries.amount') },
          ]}
        >
          {recoveries.map(({ means, renewals, amount }) => (
            <tr key={means}>
              <th scope="row">
                {t(`recoveries.of.${means}`)}
                <ShareBar part={renewals} whole={most} />
              </th>
              <td className="text-right tabular-nums">{number(renewals)}</td>
              <td className="text-right whitespace-nowrap tabular-nums">{money(amount)}</td>
            </tr>
          ))}
        </ListTable>
      )}
    </Panel>
  );
}
