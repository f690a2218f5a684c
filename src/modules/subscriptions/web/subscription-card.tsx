import { money } from '#i18n/money.ts';
import { frequencyLabel, OrderStatus, Thumbnail } from '#modules/orders/web/index.ts';
import { paths } from '#paths.ts';
import { Card } from '#ui/card.tsx';
import { LinkButton } from '#ui/link.tsx';
import type { SubscriptionShape } from '../contracts.ts';
import { nextDelivery } from './next-delivery.ts';
import { SubscriptionAlerts } from './subscription-alerts.tsx';
import { t } from './web-words.ts';

interface SubscriptionCardProps {
  subscription: SubscriptionShape;
  as?: 'article' | 'li';
}

const MOST_PICTURES = 4;

/** One subscription: when it delivers what, and the way to change it. */
export function SubscriptionCard({ subscription, as = 'article' }: SubscriptionCardProps) {
  const { code, status, items, frequency, total } = subscription;
  const isOver = status === 'stopped';
  const { title, detail } = nextDelivery(subscription);
  const shown = items.slice(0, MOST_PICTURES);
  return (
    <Card as={as} ground={isOver ? 'blanc' : 'quiet'} className="grid gap-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div>
          <h3 className="text-h3">{title}</h3>
          {detail && <p className="text-encre-2">{detail}</p>}
        </div>
        <OrderStatus status={status} />
      </div>
      {!isOver && <SubscriptionAlerts subscription={subscription} />}
      <ul className="flex flex-wrap items-center gap-2 md:gap-3">
        {shown.map(({ id, productName, quantity, imageUrl }) => (
          <li key={id}>
            <Thumbnail url={imageUrl} className="w-16 md:w-20" />
            <span className="sr-only">
              {quantity} × {productName}
            </span>
          </li>
        ))}
        {items.length > shown.length && (
          <li className="text-small font-bold">
            {t('card.more', { count: items.length - shown.length })}
          </li>
        )}
      </ul>
      <p className="text-small text-encre-2">
        {t('card.number', { code })}
        <br />
        {t('card.rhythm', { frequency: frequencyLabel(frequency.code), total: money(total) })}
      </p>
      <LinkButton
        to={isOver ? paths.subscriptionHistory(code) : paths.subscription(code)}
        look={isOver ? 'secondary' : 'primary'}
        aria-label={t(isOver ? 'card.seeNamed' : 'card.manageNamed', { code })}
        className="justify-self-start"
      >
        {t(isOver ? 'card.see' : 'card.manage')}
      </LinkButton>
    </Card>
  );
}
