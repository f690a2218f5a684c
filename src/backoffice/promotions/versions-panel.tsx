import { shortDate, timeOfDay } from '#i18n/dates.ts';
import { ListTable } from '../parts/list-table.tsx';
import { Panel } from '../parts/panel.tsx';
import {
  conditionWords,
  datesWords,
  rewardWords,
  type ShownPromotion,
  t,
} from './promotions-words.ts';

/** All versions of the rule, newest first. */
export function VersionsPanel({ promotion }: { promotion: ShownPromotion }) {
  return (
    <Panel title={t('promotion.versions')}>
      <p className="mb-3 text-small text-encre-2">{t('promotion.versionsText')}</p>
      <ListTable
        caption={t('promotion.versions')}
        columns={[t('columns.since'), t('columns.reward'), t('columns.conditions')]}
      >
        {promotion.versions.map(({ recordedAt, rule, enabled }) => (
          <tr key={recordedAt}>
            <th scope="row" className="whitespace-nowrap">
              {shortDate(recordedAt)}
              <span className="block font-normal text-encre-2">{timeOfDay(recordedAt)}</span>
            </th>
            <td>
              {rewardWords(rule)}
              <span className="block text-encre-2">{datesWords(rule)}</span>
              {!enabled && <strong className="block">{t('promotion.stoppedThen')}</strong>}
            </td>
            <td>{conditionWords(rule, promotion.goods).join(' ')}</td>
          </tr>
        ))}
      </ListTable>
    </Panel>
  );
}
