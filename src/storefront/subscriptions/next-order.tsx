import { AddressLines } from '#modules/customers/web/index.ts';
import { ExplainedTotal, GiftLines, OrderTotals } from '#modules/orders/web/index.ts';
import { RelayAddress } from '#modules/shipping/web/index.ts';
import { anchors } from '#pages/paths.ts';
import { subscriptionPaths } from '#pages/subscription-paths.ts';
import { Card } from '#ui/card.tsx';
import { Grid } from '#ui/layout.tsx';
import { Link } from '#ui/link.tsx';
import { BowlsPart } from './bowls-part.tsx';
import { Coupons } from './coupons.tsx';
import { ItemList } from './item-list.tsx';
import type { ManagedSubscription } from './load-subscription.server.ts';
import { NextActions } from './next-actions.tsx';
import { ParcelsPart } from './parcels-part.tsx';
import { Part } from './part.tsx';
import { PaymentPart } from './payment-part.tsx';
import type { StepAnswer } from './previewed.ts';
import { t } from './subscription-words.ts';

interface NextOrderProps extends ManagedSubscription {
  answer: StepAnswer | undefined;
}

/** The next delivery: date, contents, address and payment, each with a link to change it. */
export function NextOrder({
  subscription,
  draft,
  explanation,
  methodName,
  can,
  parcels,
  answer,
}: NextOrderProps) {
  const { code, shippingAddress, billingAddress, pickupPoint, shared } = subscription;
  const edit = (step: keyof typeof can) =>
    can[step] ? subscriptionPaths.one(code, { step }) : null;
  return (
    <>
      <NextActions subscription={subscription} can={can} />
      <ParcelsPart parcels={parcels} code={code} answer={answer} />
      <BowlsPart subscription={subscription} answer={answer} />
      <Grid columns="halves" className="items-start">
        <Part id="produits" title={t('next.items')}>
          <ItemList
            key={subscription.version}
            subscription={subscription}
            asksWhom={can.animals}
            answer={answer}
          />
          {draft && draft.freeProducts.length > 0 && (
            <ul className="divide-y divide-brume-2 border-t border-brume-2">
              <GiftLines gifts={draft.freeProducts} />
            </ul>
          )}
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
          {!shared && <Coupons subscription={subscription} answer={answer} />}
          <Part id={anchors.deliveryAddress} title={t('next.address')} edit={edit('address')}>
            <AddressLines address={shippingAddress} />
          </Part>
          {(!shared || pickupPoint) && (
            <Part title={t('next.shipping')} edit={edit('shipping')}>
              {methodName && <p>{methodName}</p>}
              {pickupPoint && <RelayAddress point={pickupPoint} hours />}
              {pickupPoint && can.nextPoint && <NextRelay subscription={subscription} />}
            </Part>
          )}
          {!shared && (
            <PaymentPart
              id={anchors.paymentMethod}
              subscription={subscription}
              edit={edit('card')}
            />
          )}
          {billingAddress && (
            <Part title={t('next.billing')} edit={edit('billing')}>
              <AddressLines address={billingAddress} />
            </Part>
          )}
        </Card>
      </Grid>
    </>
  );
}

/** The fallback pickup point, with a link to change it. */
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
        to={subscriptionPaths.one(code, { step: 'nextPoint' })}
        className="link inline-flex min-h-11 items-center"
      >
        {t(nextPickupPoint ? 'next.nextPointChange' : 'next.nextPoint')}
      </Link>
    </>
  );
}
