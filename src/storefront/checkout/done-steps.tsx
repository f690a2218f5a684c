import type { ReactNode } from 'react';
import { isSamePlace } from '#kit/same-place.ts';
import { checkoutWords } from '#modules/checkout/web/index.ts';
import { AddressLines } from '#modules/customers/web/index.ts';
import { deliveryDates } from '#modules/orders/web/index.ts';
import { RelayAddress } from '#modules/shipping/web/index.ts';
import { type CheckoutStep, funnelPaths } from '#pages/paths.ts';
import { Link } from '#ui/link.tsx';
import { t } from './checkout-words.ts';
import type { Funnel } from './load-funnel.server.ts';
import { codeOf } from './shown-order.ts';

/** The completed steps, collapsed to a summary of their answers. */
export function DoneSteps({ funnel }: { funnel: Funnel }) {
  const { step, order, delivery, owed, buyer } = funnel;
  const to = (done: DoneStepProps['step']) => funnelPaths[buyer].step(order.tokenValue, done);
  const { billingAddress, shippingAddress } = order;
  if (step === 'billing') return null;
  return (
    <div className="mb-8 grid gap-3">
      {billingAddress && (
        <DoneStep step="billing" to={to('billing')} isFixed={owed}>
          {buyer === 'guest' && <p className="break-words">{order.email}</p>}
          <AddressLines address={billingAddress} />
        </DoneStep>
      )}
      {step !== 'shipping' && shippingAddress && (
        <DoneStep step="shipping" to={to('shipping')} isFixed={owed}>
          <Destination order={order} />
          {delivery && (
            <p className="mt-1 font-bold">
              {delivery.name}, {deliveryDates(delivery.from, delivery.to)}
            </p>
          )}
        </DoneStep>
      )}
      {step === 'summary' && (
        <DoneStep step="payment" to={to('payment')}>
          <PaymentSummary funnel={funnel} />
        </DoneStep>
      )}
    </div>
  );
}

/** The pickup point if there is one: the address then only identifies the recipient. */
function Destination({ order }: Pick<Funnel, 'order'>) {
  const { billingAddress, shippingAddress, shipments } = order;
  const point = shipments[0]?.pickupAddress;
  if (point) return <RelayAddress point={point} />;
  if (!shippingAddress || isSamePlace(billingAddress, shippingAddress))
    return t('done.sameAddress');
  return <AddressLines address={shippingAddress} />;
}

function PaymentSummary({ funnel: { order, payment, paymentMethods } }: { funnel: Funnel }) {
  const card = payment?.card;
  if (card) {
    const brand = checkoutWords.translate(`brands.${card.brand}`);
    return t('done.card', { brand, last4: card.last4 });
  }
  const method = codeOf(order.payments[0]?.method);
  return paymentMethods.find(({ code }) => code === method)?.name;
}

interface DoneStepProps {
  step: Exclude<CheckoutStep, 'cart' | 'summary'>;
  /** Link to change it. */
  to: string;
  /** The order is placed, so this cannot be changed here. */
  isFixed?: boolean;
  children: ReactNode;
}

function DoneStep({ step, to, isFixed = false, children }: DoneStepProps) {
  const name = t(`done.${step}`);
  return (
    <section className="rounded-card border border-brume-2 bg-blanc p-4 text-small md:px-6">
      <div className="flex items-baseline justify-between gap-4">
        <h2 className="font-sans text-body font-bold tracking-normal">{name}</h2>
        {!isFixed && (
          <Link
            to={to}
            aria-label={t('done.changeNamed', { name })}
            className="link inline-flex min-h-6 items-center"
          >
            {t('done.change')}
          </Link>
        )}
      </div>
      <div className="mt-1 text-encre-2">{children}</div>
    </section>
  );
}
