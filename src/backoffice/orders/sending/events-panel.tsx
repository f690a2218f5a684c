import { shortDate, timeOfDay } from '#i18n/dates.ts';
import { words } from '#i18n/words.ts';
import type { OrderFileShape } from '#modules/orders/admin-contracts.ts';
import journal from '../../messages/journal.fr.json';
import { Panel } from '../../parts/panel.tsx';
import { t } from './sending-words.ts';

const log = words(journal);

/** `parcel_left` has a message here, `order.cancelled` one of the audit log. */
const nameOf = (event: string) =>
  t.has(`events.${event}`) ? t.translate(`events.${event}`) : log.translate(`actions.${event}`);

/** Event history of an order, newest first, with the staff member. */
export function EventsPanel({ file: { events } }: { file: OrderFileShape }) {
  return (
    <Panel title={t('events.title')}>
      <ol className="grid gap-2 text-small">
        {events.map(({ at, event, by, detail }) => (
          <li
            key={`${at} ${event} ${detail}`}
            className="grid grid-cols-[8rem_minmax(0,1fr)] gap-x-3"
          >
            <span className="text-encre-2 tabular-nums">
              {shortDate(at)} {timeOfDay(at)}
            </span>
            <span className="break-words">
              {nameOf(event)}
              {detail && ` ${detail}`}
              {by && <span className="text-encre-2"> {t('events.by', { name: by })}</span>}
            </span>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
