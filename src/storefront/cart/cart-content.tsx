import { Truck } from 'lucide-react';
import { money } from '#i18n/money.ts';
import { words } from '#i18n/words.ts';
import type { CommitmentShape } from '#modules/cart/contracts.ts';
import {
  CartLine,
  Commitments,
  CouponForm,
  FreeShippingBar,
  Upsells,
} from '#modules/cart/web/index.ts';
import type { OrderItemShape, OrderShape } from '#modules/orders/contracts.ts';
import { deliveryDates, OrderTotals } from '#modules/orders/web/index.ts';
import { paths } from '#pages/paths.ts';
import type { DeliveryEstimate } from '#services/shop/delivery.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Icon } from '#ui/icon.tsx';
import { Grid } from '#ui/layout.tsx';
import { Link, LinkButton } from '#ui/link.tsx';
import messages from '../messages/cart.fr.json';

const t = words(messages);

interface CartContentProps {
  cart: OrderShape;
  /** Cost and commitments of its subscriptions. */
  commitments: readonly CommitmentShape[];
  /** Estimated arrival if ordered now; null when unknown. */
  arrival: DeliveryEstimate | null;
  /** Answer of the last form, when it was refused. */
  refused: { intent: string; error?: string; code?: string } | undefined;
  pending: boolean;
  onRemove: (item: OrderItemShape) => void;
}

export function CartContent(props: CartContentProps) {
  const { cart, commitments, arrival, refused, pending, onRemove } = props;
  const count = cart.items.reduce((sum, item) => sum + item.quantity, 0);
  const ofLine = (id: number) => cart.problems.filter((problem) => problem.itemId === id);
  const general = cart.problems.filter((problem) => problem.itemId === null);
  const isDeliverable = general.every(({ code }) => code !== 'shipping_unavailable');
  const refusedCoupon =
    refused?.intent === 'coupon' && refused.error
      ? { code: refused.code ?? '', error: refused.error }
      : undefined;
  return (
    <>
      <h1>{t('heading', { count })}</h1>
      <Grid columns="aside" className="mt-6 items-start">
        <div>
          <FreeShippingBar progress={cart.freeShipping} />
          {arrival && isDeliverable && <Arrival cart={cart} {...arrival} />}
          {refused?.error && !refusedCoupon && (
            <Alert tone="error" live className="mt-4">
              {refused.error}
            </Alert>
          )}
          {general.map((problem) => (
            <Alert key={`${problem.code} ${problem.couponCode}`} tone="warning" className="mt-4">
              {problem.message}
            </Alert>
          ))}
          <ul>
            {cart.items.map((item) => (
              <CartLine
                key={item.id}
                item={item}
                isOnceOnly={cart.onceOnly?.includes(item.variantCode) ?? false}
                problems={ofLine(item.id).map((problem) => problem.message)}
                onRemove={onRemove}
              />
            ))}
            {cart.freeProducts.map((gift) => (
              <li
                key={gift.variantCode}
                className="flex justify-between border-b border-brume-2 py-5"
              >
                <span>
                  {gift.quantity} × {gift.productName}
                </span>
                <strong>{t('gift')}</strong>
              </li>
            ))}
          </ul>
          <Upsells upsells={cart.upsells} />
          <p className="mt-6">
            <Link to={paths.home()} className="link">
              {t('continue')}
            </Link>
          </p>
        </div>
        <Card as="aside" ground="brume" className="lg:sticky lg:top-24">
          <CouponForm codes={cart.couponCodes} refused={refusedCoupon} pending={pending} />
          <div className="mt-4">
            <OrderTotals
              order={cart}
              estimated={cart.shippingAddress === null}
              deliverable={isDeliverable}
            />
          </div>
          <Commitments commitments={commitments} />
          <div className="mt-6 max-lg:hidden">
            <OrderButton cart={cart} isDeliverable={isDeliverable} />
          </div>
          <p className="mt-3 text-small text-encre-3">{t('reassurance')}</p>
        </Card>
      </Grid>
      <div className="sticky bottom-0 z-10 -mx-(--edge) border-t border-brume-2 bg-lait px-(--edge) py-3 lg:hidden">
        <OrderButton cart={cart} isDeliverable={isDeliverable} />
      </div>
    </>
  );
}

/** Postage and arrival, before any address is requested (DEL-09). */
function Arrival({ cart, from, to }: { cart: OrderShape } & DeliveryEstimate) {
  const { shippingTotal, shippingAddress } = cart;
  const kind = shippingTotal === 0 ? 'free' : shippingAddress ? 'of' : 'estimated';
  return (
    <p className="mt-3 flex gap-2 text-small">
      <Icon of={Truck} />
      {t(`arrival.${kind}`, { amount: money(shippingTotal), dates: deliveryDates(from, to) })}
    </p>
  );
}

/**
 * Link to the checkout, unless no carrier takes the cart: this is fixed here, before the sign-in.
 */
function OrderButton({ cart, isDeliverable }: { cart: OrderShape; isDeliverable: boolean }) {
  if (!isDeliverable)
    return (
      <>
        <Button type="button" block disabled>
          {t('order', { amount: money(cart.total) })}
        </Button>
        <p className="mt-2 text-small">{t('tooHeavy')}</p>
      </>
    );
  return (
    <LinkButton to={paths.checkout(cart.tokenValue, 'billing')} block>
      {t('order', { amount: money(cart.total) })}
    </LinkButton>
  );
}
