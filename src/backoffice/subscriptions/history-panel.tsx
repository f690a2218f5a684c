import { shortDate, timeOfDay } from '#i18n/dates.ts';
import type { SubscriptionChangeShape } from '#modules/subscriptions/admin-contracts.ts';
import { Table } from '#ui/table.tsx';
import { Panel } from '../parts/panel.tsx';
import { changeDetail } from './change-detail.ts';
import { t } from './subscriptions-words.ts';

/** Changes with their authors, newest first. */
export function HistoryPanel({ changes }: { changes: readonly SubscriptionChangeShape[] }) {
  return (
    <Panel title={t('history.title')}>
      {changes.length === 0 && <p>{t('history.none')}</p>}
      <Table caption={t('history.title')} hideCaption>
        <tbody>
          {changes.map((change) => (
            <tr key={change.id}>
              <td className="whitespace-nowrap">
                {shortDate(change.at)} {timeOfDay(change.at)}
              </td>
              <td>{t(`history.actor.${change.actor}`)}</td>
              <td>
                {t.translate(`history.kind.${change.kind}`)}
                <span className="block text-encre-2">{changeDetail(change)}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Panel>
  );
}
