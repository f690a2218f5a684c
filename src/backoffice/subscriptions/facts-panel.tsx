import { fullDate } from '#i18n/dates.ts';
import { frequencyLabel } from '#modules/orders/web/index.ts';
import type { TeamSubscriptionShape } from '#modules/subscriptions/admin-contracts.ts';
import { Link } from '#ui/link.tsx';
import { Facts } from '../parts/facts.tsx';
import { Panel } from '../parts/panel.tsx';
import { useMay } from '../parts/use-may.ts';
import { officePaths } from '../paths.ts';
import { t } from './subscriptions-words.ts';

const dated = (date: string | null) => date && fullDate(date);

/** Data of a subscription besides its deliveries. */
export function FactsPanel({ read }: { read: TeamSubscriptionShape }) {
  const { subscription, createdFrom, pausedAt, heldFor, stopReason } = read;
  const { code, couponCodes } = subscription;
  const mayReadJournal = useMay('staff.manage');
  const isOpen = pausedAt && !heldFor && !subscription.pausedUntil;
  return (
    <Panel title={t('one.facts')}>
      <Facts
        facts={[
          [t('one.rhythm'), frequencyLabel(subscription.frequency.days)],
          [t('one.done'), String(subscription.deliveriesDone)],
          [t('one.channel'), read.channel.slice(0, 2)],
          [
            t('one.first'),
            createdFrom && (
              <Link to={officePaths.order(createdFrom)} className="link">
                {createdFrom}
              </Link>
            ),
          ],
          [t('one.coupons'), couponCodes.join(', ')],
          [t('one.pausedAt'), dated(pausedAt)],
          [t('one.pausedUntil'), isOpen ? t('one.pausedOpen') : dated(subscription.pausedUntil)],
          [
            t('one.blocked'),
            subscription.alerts.length > 0 && <Blocked of={subscription.alerts} />,
          ],
          [t('one.heldFor'), heldFor && t(`heldFor.${heldFor}`)],
          [t('one.endingOn'), dated(read.endingOn)],
          [t('one.stoppedAt'), dated(subscription.stoppedAt)],
          [t('one.stopReason'), stopReason && t.translate(`history.reason.${stopReason}`)],
          [t('one.stopMessage'), read.stopMessage],
        ]}
      />
      {mayReadJournal && (
        <Link
          to={officePaths.journal({ subject: code })}
          className="link mt-4 inline-block text-small"
        >
          {t('one.log')}
        </Link>
      )}
    </Panel>
  );
}

/** The alerts shown to the customer: cause, who has to act, deadline. */
const Blocked = ({ of }: { of: TeamSubscriptionShape['subscription']['alerts'] }) => (
  <ul>
    {of.map(({ code, cause, actor, until }) => (
      <li key={code}>
        {cause}
        <span className="block text-small text-encre-2">
          {t(until ? `blocked.${actor}Until` : `blocked.${actor}`, {
            date: until ? fullDate(until) : '',
          })}
        </span>
      </li>
    ))}
  </ul>
);
