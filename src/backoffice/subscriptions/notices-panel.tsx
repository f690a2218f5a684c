import { shortDate, timeOfDay } from '#i18n/dates.ts';
import type { TeamDeliveriesShape } from '#modules/renewals/admin-contracts.ts';
import { Panel } from '../parts/panel.tsx';
import { t } from './subscriptions-words.ts';

/** Mails sent to the customer about it. */
export function NoticesPanel({ notices }: Pick<TeamDeliveriesShape, 'notices'>) {
  return (
    <Panel title={t('notices.title')}>
      {notices.length === 0 && <p className="text-small text-encre-2">{t('notices.none')}</p>}
      <ul className="grid gap-2 text-small">
        {notices.map(({ kind, subject, at, sentAt }) => (
          <li key={`${kind} ${at}`}>
            {subject}
            <span className="block text-encre-2">
              {sentAt ? `${shortDate(sentAt)} ${timeOfDay(sentAt)}` : t('notices.queued')}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
