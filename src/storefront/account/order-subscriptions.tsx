import { subscriptionPaths } from '#pages/subscription-paths.ts';
import { Link } from '#ui/link.tsx';
import { t } from './account-words.ts';
import type { OwnOrder } from './load-order.server.ts';

/** The subscriptions an order is a delivery of, with links. */
export function OrderSubscriptions({ subscriptions }: Pick<OwnOrder, 'subscriptions'>) {
  if (subscriptions.length === 0) return null;
  return (
    <p className="mt-1 flex flex-wrap gap-x-5">
      {subscriptions.map((code) => (
        <Link
          key={code}
          to={subscriptionPaths.one(code)}
          className="link inline-flex min-h-11 items-center"
        >
          {t('order.subscription', { code })}
        </Link>
      ))}
    </p>
  );
}
