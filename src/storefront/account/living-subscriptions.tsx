import type { SubscriptionShape } from '#modules/subscriptions/contracts.ts';
import { endingText, nextDelivery } from '#modules/subscriptions/web/index.ts';
import { paths } from '#pages/paths.ts';
import { subscriptionPaths } from '#pages/subscription-paths.ts';
import { Alert } from '#ui/alert.tsx';
import { Link, LinkButton } from '#ui/link.tsx';
import { t } from './privacy-words.ts';

interface LivingSubscriptionsProps {
  /** Those not ended, for which the API refuses to delete the account. */
  subscriptions: readonly SubscriptionShape[];
}

/** Why an account cannot be deleted yet: each subscription that goes on, with the link that ends it, or the day a notice ends it. */
export function LivingSubscriptions({ subscriptions }: LivingSubscriptionsProps) {
  return (
    <Alert
      tone="warning"
      className="mt-6"
      title={t('deletion.alive.title', { count: subscriptions.length })}
    >
      <p>{t('deletion.alive.text')}</p>
      <ul className="mt-3 grid gap-4">
        {subscriptions.map((subscription) => (
          <li key={subscription.code}>
            <Link to={subscriptionPaths.one(subscription.code)} className="link font-bold">
              {t('deletion.alive.one', { code: subscription.code, name: subscription.name })}
            </Link>
            <p>{nextDelivery(subscription).title}</p>
            {subscription.endsOn !== null ? (
              <p>{endingText(subscription)}</p>
            ) : (
              <LinkButton
                to={paths.terminate(subscription.code)}
                variant="secondary"
                className="mt-2"
              >
                {t('deletion.alive.end', { code: subscription.code })}
              </LinkButton>
            )}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
