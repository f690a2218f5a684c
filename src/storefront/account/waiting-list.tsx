import { money } from '#i18n/money.ts';
import { SubscriptionAlerts } from '#modules/subscriptions/web/index.ts';
import { conversationPaths } from '#pages/conversation-paths.ts';
import { paths } from '#pages/paths.ts';
import { Alert } from '#ui/alert.tsx';
import { Link } from '#ui/link.tsx';
import { t } from './account-words.ts';
import type { Waiting } from './waiting.ts';

/** On the account's home page: what the customer has to do, with links. */
export function WaitingList({ orders, subscriptions, conversations }: Waiting) {
  if (orders.length + subscriptions.length + conversations.length === 0) return null;
  return (
    <section aria-labelledby="waiting" className="mt-8">
      <h2 id="waiting" className="mb-3 text-h3">
        {t('waiting.title')}
      </h2>
      <div className="grid gap-4">
        {orders.map(({ number, totalIncludingTax }) => (
          <Alert
            key={number}
            tone="warning"
            title={t('waiting.order', { number, amount: money(totalIncludingTax) })}
            action={
              <Link to={paths.order(number)} className="link font-bold">
                {t('waiting.pay')}
              </Link>
            }
          >
            {t('order.owedText')}
          </Alert>
        ))}
        {subscriptions.map((subscription) => (
          <section key={subscription.code} aria-labelledby={`waiting-${subscription.code}`}>
            <h3 id={`waiting-${subscription.code}`} className="mb-2 text-h4">
              {subscription.name}
            </h3>
            <SubscriptionAlerts subscription={subscription} />
          </section>
        ))}
        {conversations.map(({ id, subject }) => (
          <Alert
            key={id}
            tone="info"
            title={t('waiting.answered')}
            action={
              <Link to={conversationPaths.one(id)} className="link font-bold">
                {t('waiting.read')}
              </Link>
            }
          >
            {subject}
          </Alert>
        ))}
      </div>
    </section>
  );
}
