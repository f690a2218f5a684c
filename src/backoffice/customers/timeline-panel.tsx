import { shortDate, timeOfDay } from '#i18n/dates.ts';
import { money } from '#i18n/money.ts';
import type { EventShape } from '#modules/people/admin-contracts.ts';
import { Link } from '#ui/link.tsx';
import { t as tJournal } from '../journal/journal-words.ts';
import { Pager } from '../parts/pager.tsx';
import { Panel } from '../parts/panel.tsx';
import { usePermissions } from '../parts/use-may.ts';
import { officePaths } from '../paths.ts';
import { t as tSubscriptions } from '../subscriptions/subscriptions-words.ts';
import { t } from './customers-words.ts';

/** One page of a person's event history. */
export interface ShownEvents {
  members: readonly EventShape[];
  total: number;
  page: number;
}

interface TimelinePanelProps extends ShownEvents {
  /** Customer id; null for a guest. */
  customer: number | null;
  to: (page: number) => string;
}

/** A person's event history, newest first. */
export function TimelinePanel({ members, total, page, customer, to }: TimelinePanelProps) {
  return (
    <Panel
      title={t('timeline.title')}
      aside={
        <span className="text-small text-encre-2">{t('timeline.count', { count: total })}</span>
      }
    >
      {total === 0 && <p className="text-small text-encre-2">{t('timeline.none')}</p>}
      <ol className="grid text-small">
        {members.map((event) => (
          <li
            key={event['@id']}
            className="grid grid-cols-1 gap-x-4 border-t border-brume-2 py-1.5 first:border-t-0 md:grid-cols-[9.5rem_minmax(0,1fr)_auto]"
          >
            <time dateTime={event.at} className="whitespace-nowrap text-encre-2 tabular-nums">
              {shortDate(event.at)} {timeOfDay(event.at)}
            </time>
            <span className="min-w-0 break-words">
              <Said event={event} customer={customer} />
            </span>
            <span className="text-encre-2 tabular-nums md:text-right">{amountOf(event)}</span>
          </li>
        ))}
      </ol>
      <Pager page={page} total={total} to={to} />
    </Panel>
  );
}

const amountOf = ({ kind, amount }: EventShape): string | null => {
  if (amount === null) return null;
  return kind === 'review' ? t('timeline.stars', { count: amount }) : money(amount);
};

type Kind = EventShape['kind'];

/** Kinds whose key is the number of an order. */
const OF_ORDER: readonly Kind[] = [
  'order_placed',
  'order_cancelled',
  'parcels_sent',
  'parcels_arrived',
  'refund_pending',
  'refund_done',
  'refund_refused',
  'withdrawal',
  'voucher',
  'recall',
  'order_note',
];
const OF_MESSAGE: readonly Kind[] = ['message', 'message_added', 'message_answered'];

function addressOf({ kind, key }: EventShape, customer: number | null): string | null {
  if (OF_ORDER.includes(kind)) return officePaths.order(key);
  if (OF_MESSAGE.includes(kind)) return officePaths.message(key);
  if (kind === 'invoice' || kind === 'credit_note') return officePaths.documents({ search: key });
  if (kind === 'subscription_created' || kind === 'subscription_changed')
    return officePaths.subscription(key);
  if (kind === 'review') return officePaths.review(key);
  if (kind === 'mail' && customer !== null) return officePaths.customerMail(customer, Number(key));
  return null;
}

/** Details that are codes, translated with other areas' messages. */
function detailOf({ kind, detail }: EventShape): string | null {
  if (detail === null) return null;
  if (kind === 'subscription_changed' && tSubscriptions.has(`history.kind.${detail}`))
    return tSubscriptions.translate(`history.kind.${detail}`);
  if (kind === 'team' && tJournal.has(`actions.${detail}`))
    return tJournal.translate(`actions.${detail}`);
  return detail;
}

/** Event kinds whose key is shown. */
const NUMBERED: readonly Kind[] = [
  ...OF_ORDER,
  'invoice',
  'credit_note',
  'subscription_created',
  'subscription_changed',
];

function Said({ event, customer }: { event: EventShape; customer: number | null }) {
  const { kind, key, actor } = event;
  const may = usePermissions();
  const isDocument = kind === 'invoice' || kind === 'credit_note';
  // The list of documents is closed to some roles, which open the document on its order's page.
  const to = isDocument && !may('finance.read') ? null : addressOf(event, customer);
  const title = `${t(`timeline.kinds.${kind}`)}${NUMBERED.includes(kind) ? ` ${key}` : ''}`;
  const detail = detailOf(event);
  const by = actor && !actorWords(actor) ? t('timeline.by', { actor }) : actor && actorWords(actor);
  return (
    <>
      {to ? (
        <Link to={to} className="link">
          {title}
        </Link>
      ) : (
        title
      )}
      {(detail || by) && (
        <span className="text-encre-2"> · {[detail, by].filter(Boolean).join(' · ')}</span>
      )}
    </>
  );
}

/** Label of an actor that is not a named person. */
const actorWords = (actor: string): string | null =>
  tSubscriptions.has(`history.actor.${actor}`)
    ? tSubscriptions.translate(`history.actor.${actor}`)
    : null;
