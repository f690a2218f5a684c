import { CalendarDays, CalendarPlus, Lock, SkipForward, Truck } from 'lucide-react';
import { longDate } from '#i18n/dates.ts';
import { AddressLines } from '#modules/customers/web/index.ts';
import { ExplainedTotal, OrderTotals } from '#modules/orders/web/index.ts';
import { RelayAddress } from '#modules/shipping/web/index.ts';
import { anchors, paths } from '#pages/paths.ts';
import { Card } from '#ui/card.tsx';
import { Icon } from '#ui/icon.tsx';
import { Grid } from '#ui/layout.tsx';
import { Link, LinkButton } from '#ui/link.tsx';
import { BowlsPart } from './bowls-part.tsx';
import { Coupons } from './coupons.tsx';
import { ItemList } from './item-list.tsx';
import type { ManagedSubscription } from './load-subscription.server.ts';
import { Part } from './part.tsx';
import { PaymentPart } from './payment-part.tsx';
import type { StepAnswer } from './previewed.ts';
import { t } from './subscription-words.ts';

interface NextOrderProps extends ManagedSubscription {
  answer: StepAnswer | undefined;
}

/** What leaves next: when, what, where, how it is paid; each with the way to change it. */
export function NextOrder({
  subscription,
  draft,
  explanation,
  methodName,
  can,
  answer,
}: NextOrderProps) {
  const { code, shippingAddress, billingAddress, pickupPoint, editable } = subscription;
  const edit = (step: keyof typeof can) => (can[step] ? paths.subscription(code, { step }) : null);
  return (
    <>
      {!editable && subscription.status !== 'paused' && <Locked subscription={subscription} />}
      <div className="mb-8 flex flex-wrap gap-3">
        {can.postpone && (
          <LinkButton
            to={paths.subscription(code, { step: 'postpone' })}
            variant="secondary"
            icon={CalendarPlus}
          >
            {t('next.postpone')}
          </LinkButton>
        )}
        {can.skip && (
          <LinkButton
            to={paths.subscription(code, { step: 'skip' })}
            variant="secondary"
            icon={SkipForward}
          >
            {t('next.skip')}
          </LinkButton>
        )}
        {can.date && (
          <LinkButton
            to={paths.subscription(code, { step: 'date' })}
            variant="secondary"
            icon={CalendarDays}
          >
            {t('next.date')}
          </LinkButton>
        )}
        {can.shipNow && (
          <LinkButton
            to={paths.subscription(code, { step: 'shipNow' })}
            variant="secondary"
            icon={Truck}
          >
            {t('next.shipNow')}
          </LinkButton>
        )}
      </div>
      <BowlsPart subscription={subscription} answer={answer} />
      <Grid columns="halves" className="items-start">
        <Part id="produits" title={t('next.items')}>
          <ItemList
            key={subscription.version}
            subscription={subscription}
            asksWhom={can.animals}
            answer={answer}
          />
        </Part>
        <Card as="section" ground="brume" className="grid gap-6">
          {draft && (
            <Part title={t('next.totals')}>
              <OrderTotals order={draft} />
              {explanation && (
                <div className="mt-3">
                  <ExplainedTotal explanation={explanation} />
                </div>
              )}
            </Part>
          )}
          <Coupons subscription={subscription} answer={answer} />
          <Part id={anchors.deliveryAddress} title={t('next.address')} edit={edit('address')}>
            <AddressLines address={shippingAddress} />
          </Part>
          <Part title={t('next.shipping')} edit={edit('shipping')}>
            {methodName && <p>{methodName}</p>}
            {pickupPoint && <RelayAddress point={pickupPoint} hours />}
            {pickupPoint && can.nextPoint && <NextRelay subscription={subscription} />}
          </Part>
          <PaymentPart id={anchors.paymentMethod} subscription={subscription} edit={edit('card')} />
          <Part title={t('next.billing')} edit={edit('billing')}>
            <AddressLines address={billingAddress} />
          </Part>
        </Card>
      </Grid>
    </>
  );
}

/** Where it goes when its relay point closes, and the way to say it. */
function NextRelay({
  subscription: { code, nextPickupPoint },
}: Pick<ManagedSubscription, 'subscription'>) {
  return (
    <>
      {nextPickupPoint && (
        <p className="mt-2 text-small text-encre-2">
          {t('next.nextPointChosen', { point: nextPickupPoint.name })}
        </p>
      )}
      <Link
        to={paths.subscription(code, { step: 'nextPoint' })}
        className="link inline-flex min-h-11 items-center"
      >
        {t(nextPickupPoint ? 'next.nextPointChange' : 'next.nextPoint')}
      </Link>
    </>
  );
}

/** After the limit: what is locked, since when, and who can still help (SUB-10). */
function Locked({ subscription }: Pick<ManagedSubscription, 'subscription'>) {
  const { modificationLimitDate, shipNow } = subscription;
  const why = shipNow
    ? t('locked.shipNow')
    : t('locked.since', { date: longDate(modificationLimitDate ?? '') });
  return (
    <div className="mb-6 flex gap-3 rounded-field bg-gris-100 p-4">
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
