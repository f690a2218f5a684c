import { fullDate, longDate } from '#i18n/dates.ts';
import { AddressLines } from '#modules/customers/web/index.ts';
import { OrderLines, OrderTotals } from '#modules/orders/web/index.ts';
import { RelayAddress } from '#modules/shipping/web/index.ts';
import type { TeamSubscriptionShape } from '#modules/subscriptions/admin-contracts.ts';
import { Grid } from '#ui/layout.tsx';
import { Panel } from '../parts/panel.tsx';
import { t } from './subscriptions-words.ts';

/** The next delivery at current prices, with address and payment. */
export function DraftPanel({ read }: { read: TeamSubscriptionShape }) {
  const { subscription, draft } = read;
  const { pickupPoint, paymentCard, shippingAddress, items } = subscription;
  if (!draft) return <Panel title={t('draft.title')}>{t('draft.none')}</Panel>;
  const isDifferent = items.some(({ quantity, laterQuantity }) => quantity !== laterQuantity);
  const later = items
    .filter(({ laterQuantity }) => laterQuantity > 0)
    .map(({ laterQuantity, productName }) => `${laterQuantity} × ${productName}`);
  return (
    <Panel title={t('draft.title')}>
      <p className="mb-2 font-bold">
        {t('draft.on', { date: longDate(draft.shippingDate) })}
        <span className="block text-small font-normal text-encre-2">{limit(read, draft)}</span>
      </p>
      <Grid columns={2} className="items-start gap-6">
        <div>
          <OrderLines order={draft} />
          <PlansB subscription={subscription} />
          {isDifferent && (
            <p className="text-small text-encre-2">
              {t('draft.later', { items: later.join(', ') })}
            </p>
          )}
        </div>
        <div className="grid gap-4 text-small">
          <OrderTotals order={draft} />
          <div>
            <h3 className="mb-1 text-body">{t('draft.address')}</h3>
            <AddressLines address={shippingAddress} />
          </div>
          {pickupPoint && (
            <div>
              <h3 className="mb-1 text-body">{t('draft.relay')}</h3>
              <RelayAddress point={pickupPoint} />
              {!pickupPoint.available && (
                <p className="font-bold text-tomate-700">{t('draft.relayClosed')}</p>
              )}
            </div>
          )}
          <div>
            <h3 className="mb-1 text-body">{t('draft.card')}</h3>
            <p>{paymentCard ? t('draft.cardLine', paymentCard) : t('draft.noCard')}</p>
          </div>
        </div>
      </Grid>
    </Panel>
  );
}

/** The customer's choices for missing articles. */
function PlansB({ subscription }: Pick<TeamSubscriptionShape, 'subscription'>) {
  const { items, nextPickupPoint, waitsUntil } = subscription;
  const chosen = items.filter(({ planB }) => planB !== null);
  if (chosen.length === 0 && !nextPickupPoint && !waitsUntil) return null;
  return (
    <div className="mt-3 text-small">
      <h3 className="text-body">{t('draft.planB.title')}</h3>
      {waitsUntil && <p>{t('draft.planB.waiting', { date: longDate(waitsUntil) })}</p>}
      <ul>
        {chosen.map((item) => (
          <li key={item.id}>{planBWords(item)}</li>
        ))}
        {nextPickupPoint && <li>{t('draft.planB.nextRelay', { point: nextPickupPoint.name })}</li>}
      </ul>
    </div>
  );
}

function planBWords({
  productName,
  variantName,
  planB,
}: TeamSubscriptionShape['subscription']['items'][number]): string {
  const name = `${productName}, ${variantName}`;
  if (!planB) return t('draft.planB.none', { name });
  const { choice, replacement, waitDays, afterWait } = planB;
  if (choice === 'wait')
    return t(`draft.planB.wait.${afterWait ?? 'without'}`, { name, days: waitDays ?? 0 });
  if (choice === 'without') return t('draft.planB.without', { name });
  const instead = replacement ? `${replacement.productName}, ${replacement.variantName}` : '';
  return t('draft.planB.replace', { name, instead });
}

function limit(
  { subscription: { shipNow } }: TeamSubscriptionShape,
  { editable, modificationLimitDate }: NonNullable<TeamSubscriptionShape['draft']>,
) {
  if (shipNow) return t('draft.shipNow', { date: longDate(shipNow.dueAt) });
  const date = fullDate(modificationLimitDate);
  return editable ? t('draft.until', { date }) : t('draft.locked', { date });
}
