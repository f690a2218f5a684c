import { CalendarDays, CalendarPlus, Lock, SkipForward, Truck } from 'lucide-react';
import { longDate } from '#i18n/dates.ts';
import { paths } from '#pages/paths.ts';
import { subscriptionPaths } from '#pages/subscription-paths.ts';
import { Icon } from '#ui/icon.tsx';
import { Link, LinkButton } from '#ui/link.tsx';
import type { ManagedSubscription } from './load-subscription.server.ts';
import { t } from './subscription-words.ts';

interface NextActionsProps {
  subscription: Pick<
    ManagedSubscription['subscription'],
    'code' | 'editable' | 'modificationLimitDate' | 'shipNow' | 'status'
  >;
  can: Pick<ManagedSubscription['can'], 'date' | 'postpone' | 'shipNow' | 'skip'>;
}

/** Possible actions for the next delivery, then those no longer possible. */
export function NextActions({ subscription, can }: NextActionsProps) {
  const { code, editable, status } = subscription;
  return (
    <>
      <div className="mb-8 flex flex-wrap gap-3 empty:hidden">
        {can.postpone && (
          <LinkButton
            to={subscriptionPaths.one(code, { step: 'postpone' })}
            variant="secondary"
            icon={CalendarPlus}
          >
            {t('next.postpone')}
          </LinkButton>
        )}
        {can.skip && (
          <LinkButton
            to={subscriptionPaths.one(code, { step: 'skip' })}
            variant="secondary"
            icon={SkipForward}
          >
            {t('next.skip')}
          </LinkButton>
        )}
        {can.date && (
          <LinkButton
            to={subscriptionPaths.one(code, { step: 'date' })}
            variant="secondary"
            icon={CalendarDays}
          >
            {t('next.date')}
          </LinkButton>
        )}
        {can.shipNow && (
          <LinkButton
            to={subscriptionPaths.one(code, { step: 'shipNow' })}
            variant="secondary"
            icon={Truck}
          >
            {t('next.shipNow')}
          </LinkButton>
        )}
      </div>
      {!editable && status !== 'paused' && <Locked subscription={subscription} />}
    </>
  );
}

/** After the limit: that the delivery is locked, since when, and whom to contact (SUB-10). */
function Locked({ subscription }: Pick<NextActionsProps, 'subscription'>) {
  const { modificationLimitDate, shipNow } = subscription;
  const why = shipNow
    ? t('locked.shipNow')
    : t('locked.since', { date: longDate(modificationLimitDate ?? '') });
  return (
    <div className="mb-8 flex max-w-text gap-3 rounded-field border border-trait bg-blanc p-4">
      <Icon of={Lock} size={24} />
      <div>
        <p className="font-bold">{t('locked.title')}</p>
        <p>
          {why} {t('locked.help')}{' '}
          <Link to={paths.contact()} className="link">
            {t('locked.contact')}
          </Link>
        </p>
      </div>
    </div>
  );
}
