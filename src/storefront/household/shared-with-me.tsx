import { ofNames } from '#i18n/names.ts';
import type { HouseholdShape } from '#modules/subscriptions/contracts.ts';
import { nextDelivery } from '#modules/subscriptions/web/index.ts';
import { subscriptionPaths } from '#pages/subscription-paths.ts';
import { Card } from '#ui/card.tsx';
import { Link } from '#ui/link.tsx';
import { Press } from './household-members.tsx';
import { t } from './household-words.ts';

/** What another customer shares: animals and subscriptions, and the button to leave. */
export function SharedWithMe({ shared }: { shared: HouseholdShape['shared'][number] }) {
  const { id, ownerName, reminders, animals, subscriptions } = shared;
  const of = ofNames([ownerName]);
  return (
    <Card as="section" ground="quiet" className="mt-8 grid gap-4">
      <h2 className="text-h3">{t('shared', { of })}</h2>
      {animals.length > 0 && (
        <p>
          <span className="text-encre-2">{t('animals')}</span>{' '}
          <strong>{animals.map(({ name }) => name).join(', ')}</strong>
        </p>
      )}
      <div>
        <h3 className="text-h4">{t('subscriptions')}</h3>
        {subscriptions.length === 0 && <p>{t('noSubscription')}</p>}
        <ul className="mt-1 divide-y divide-beurre-300">
          {subscriptions.map((subscription) => (
            <li key={subscription.code} className="py-2">
              <Link
                to={subscriptionPaths.one(subscription.code)}
                className="link inline-flex min-h-11 items-center font-bold md:min-h-6"
              >
                {subscription.name}
              </Link>
              <p className="text-small">{nextDelivery(subscription).title}</p>
            </li>
          ))}
        </ul>
      </div>
      <div className="flex flex-wrap gap-x-6">
        <Press
          intent="household-reminders"
          id={id}
          label={t(reminders ? 'remindNoMoreNamed' : 'remindNamed', { of })}
          reminders={!reminders}
        >
          {t(reminders ? 'remindNoMore' : 'remind')}
        </Press>
        <Press intent="household-end" id={id} label={t('leaveNamed', { of })}>
          {t('leave')}
        </Press>
      </div>
    </Card>
  );
}
