import { fullDate } from '#i18n/dates.ts';
import { Panel } from '../parts/panel.tsx';
import { t } from './subscriptions-words.ts';

/** Future delivery dates. */
export function CalendarPanel({ calendar }: { calendar: readonly string[] }) {
  return (
    <Panel title={t('calendar.title')}>
      {calendar.length === 0 ? (
        <p className="text-small text-encre-2">{t('calendar.none')}</p>
      ) : (
        <ol className="grid gap-1 text-small">
          {calendar.map((date) => (
            <li key={date}>
              <time dateTime={date}>{fullDate(date)}</time>
            </li>
          ))}
        </ol>
      )}
    </Panel>
  );
}
