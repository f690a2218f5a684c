import { number } from '#i18n/numbers.ts';
import type { TodayShape } from '#modules/orders/admin-contracts.ts';
import { Link } from '#ui/link.tsx';
import { Panel } from '../parts/panel.tsx';
import { officePaths } from '../paths.ts';
import type { Side } from './ask-side.server.ts';
import { t } from './home-words.ts';

interface WaitingPanelProps {
  orders: Side<TodayShape>;
  /** Counts of open items other than orders. */
  counts: Readonly<
    Record<
      | 'reorders'
      | 'purchases'
      | 'troubled'
      | 'refused'
      | 'reviews'
      | 'findings'
      | 'messages'
      | 'gifts'
      | 'mailTexts',
      Side<number>
    >
  >;
  /** Messages unanswered for longer than the configured limit. */
  unanswered: Side<{ late: number; lateAfterHours: number }>;
  /** Failed jobs after all retries. */
  stuck: Side<{ mails: number; jobs: number }>;
}

/** Open items, each with a link to its page. */
export function WaitingPanel({ orders, counts, unanswered, stuck }: WaitingPanelProps) {
  const waitingOf = (name: 'toPrepare' | 'late' | 'held' | 'unpaid' | 'unpaidSoon') =>
    orders && ('value' in orders ? orders.value[name] : 'failed');
  const counted = (name: keyof typeof counts) => {
    const side = counts[name];
    return side && ('value' in side ? side.value : 'failed');
  };
  const stuckOf = (name: 'mails' | 'jobs') =>
    stuck && ('value' in stuck ? stuck.value[name] : 'failed');
  const soonDays = orders && 'value' in orders ? orders.value.soonDays : 0;
  const rows = [
    [t('waiting.toPrepare'), waitingOf('toPrepare'), officePaths.preparation()],
    [t('waiting.late'), waitingOf('late'), officePaths.preparation({ due: 'late' })],
    [t('waiting.held'), waitingOf('held'), officePaths.orders({ held: 'any' })],
    [t('waiting.unpaid'), waitingOf('unpaid'), officePaths.orders({ owed: 'all' })],
    [
      t('waiting.unpaidSoon', { count: soonDays }),
      waitingOf('unpaidSoon'),
      officePaths.orders({ owed: 'soon' }),
      'part',
    ],
    [
      t('waiting.troubled'),
      counted('troubled'),
      officePaths.subscriptions({ standing: 'troubled' }),
    ],
    [t('waiting.refused'), counted('refused'), officePaths.renewals()],
    [t('waiting.messages'), counted('messages'), officePaths.messages()],
    [
      t('waiting.lateMessages', {
        count: unanswered && 'value' in unanswered ? unanswered.value.lateAfterHours : 0,
      }),
      unanswered && ('value' in unanswered ? unanswered.value.late : 'failed'),
      officePaths.messages(),
      'part',
    ],
    [t('waiting.reviews'), counted('reviews'), officePaths.reviews({ status: 'new' })],
    [t('waiting.gifts'), counted('gifts'), officePaths.gifts({ state: 'waiting' })],
    [t('waiting.findings'), counted('findings'), officePaths.finances()],
    [t('waiting.reorders'), counted('reorders'), officePaths.stock()],
    [t('waiting.purchases'), counted('purchases'), officePaths.purchases({ state: 'late' })],
    [t('waiting.mailTexts'), counted('mailTexts'), officePaths.mailTexts()],
    [t('waiting.mails'), stuckOf('mails'), officePaths.operations()],
    [t('waiting.jobs'), stuckOf('jobs'), officePaths.operations()],
  ] as const;
  return (
    <Panel title={t('waiting.title')}>
      <ul className="grid gap-1">
        {rows.map(
          ([label, value, to, ...part]) =>
            value !== null && (
              // Part of the row above, so it stands below it.
              <li
                key={label}
                className={`flex items-baseline justify-between gap-4 ${part.length > 0 ? 'pl-5' : ''}`}
              >
                <Link to={to} className="link inline-flex min-h-9 items-center">
                  {label}
                </Link>
                {/* Zero counts are less prominent. */}
                <span
                  className={
                    value === 'failed'
                      ? 'text-small'
                      : value === 0
                        ? 'text-encre-3 tabular-nums'
                        : 'font-bold tabular-nums'
                  }
                >
                  {value === 'failed' ? t('waiting.failed') : number(value)}
                </span>
              </li>
            ),
        )}
      </ul>
    </Panel>
  );
}
