import type { ReactNode } from 'react';
import { money } from '#i18n/money.ts';
import { frequencyLabel, OrderStatus, Thumbnail } from '#modules/orders/web/index.ts';
import { subscriptionPaths } from '#pages/subscription-paths.ts';
import { Card } from '#ui/card.tsx';
import { LinkButton } from '#ui/link.tsx';
import type { SubscriptionShape } from '../contracts.ts';
import { endingText, nextDelivery } from './next-delivery.ts';
import { SubscriptionAlerts } from './subscription-alerts.tsx';
import { t } from './web-words.ts';

interface SubscriptionCardProps {
  subscription: SubscriptionShape;
  as?: 'article' | 'li';
  /** False when the page already shows the alerts. */
  alerted?: boolean;
}

const MOST_PICTURES = 4;

/** One subscription: its next delivery and contents, with a link to change it. */
export function SubscriptionCard({
  subscription,
  as = 'article',
  alerted = true,
}: SubscriptionCardProps) {
  const { code, name, status, items, frequency, total, laterTotal } = subscription;
  const isOver = status === 'stopped';
  const { title, detail } = nextDelivery(subscription);
  const ending = endingText(subscription);
  return (
    <Card as={as} ground={isOver ? 'blanc' : 'quiet'} className="grid gap-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div>
          <h3 className="text-h3">{name}</h3>
          <p className="mt-1 font-bold">{title}</p>
          {detail && <p className="text-encre-2">{detail}</p>}
          {ending && <p className="font-bold">{ending}</p>}
        </div>
        <OrderStatus status={status} />
      </div>
      {!isOver && alerted && <SubscriptionAlerts subscription={subscription} />}
      <Content items={items} over={isOver}>
        {!isOver && (
          <>
            {frequencyLabel(frequency.code)}
            <br />
            {laterTotal === null || laterTotal === total
              ? t('card.price', { total: money(total) })
              : t('card.priceLater', { total: money(total), later: money(laterTotal) })}
            <br />
          </>
        )}
        {t('card.number', { code })}
      </Content>
      <LinkButton
        to={isOver ? subscriptionPaths.history(code) : subscriptionPaths.one(code)}
        variant={isOver ? 'secondary' : 'primary'}
        aria-label={t(isOver ? 'card.seeNamed' : 'card.manageNamed', { code, name })}
        className="justify-self-start"
      >
        {t(isOver ? 'card.see' : 'card.manage')}
      </LinkButton>
    </Card>
  );
}

interface ContentProps extends Pick<SubscriptionShape, 'items'> {
  /** Whether it has ended: the card then shows its last contents. */
  over: boolean;
  children: ReactNode;
}

/** The packs of the next delivery with their names; the details are in `children`. */
function Content({ items, over, children }: ContentProps) {
  const sent = items.filter(({ quantity }) => over || quantity > 0);
  const shown = sent.slice(0, MOST_PICTURES);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <div className="flex gap-2 md:gap-3">
        {shown.map(({ id, imageUrl }) => (
          <Thumbnail key={id} url={imageUrl} className="w-16 md:w-20" />
        ))}
      </div>
      <div className="min-w-48 flex-1">
        <ul className="font-bold">
          {shown.map(({ id, productName, variantName, quantity }) => (
            <li key={id}>
              {quantity > 1 && `${quantity} × `}
              {productName}, <span className="whitespace-nowrap">{variantName}</span>
            </li>
          ))}
          {sent.length > shown.length && (
            <li>{t('card.more', { count: sent.length - shown.length })}</li>
          )}
        </ul>
        <p className="mt-1 text-small text-encre-2">{children}</p>
      </div>
    </div>
  );
}
