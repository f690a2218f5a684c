import { Check } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useAddToCart } from '#blocks/product/use-add-to-cart.ts';
import { money } from '#i18n/money.ts';
import { frequencyLabel } from '#modules/orders/web/index.ts';
import { paths } from '#pages/paths.ts';
import { Button } from '#ui/button.tsx';
import { FieldError } from '#ui/field.tsx';
import { Bowl } from '#ui/glyphs.ts';
import { LinkButton } from '#ui/link.tsx';
import { costOf, perDayOf, whyDearer } from '../product/day-cost.ts';
import { type Mode, PurchaseMode } from '../product/purchase-mode.tsx';
import { t } from './guide-words.ts';
import type { MenuFood } from './load-menu.server.ts';

interface MainPurchaseProps {
  food: MenuFood;
  isInCart: boolean;
  /** Where what is in the cart is ordered. */
  checkout: string | null;
}

/**
 * On subscription beforehand, where a rhythm fits: the guide was asked how to feed on; once is as large
 * (PRI-03). What is in the cart is not added again: its button leads there.
 */
export function MainPurchase({ food, isInCart, checkout }: MainPurchaseProps) {
  const { card, variant, proposal } = food;
  const { frequency, bags } = proposal;
  const isProposed = card.subscribable && whyDearer(proposal, frequency) !== 'rhythm';
  const [mode, setMode] = useState<Mode>(isProposed ? 'subscription' : 'once');
  const [interval, setInterval] = useState(frequency);
  const { Form, pending, error, isAdded } = useAddToCart(`${card.name}, ${variant.format}`, {
    inPlace: true,
  });
  const action = useRef<HTMLDivElement>(null);
  const isThere = isInCart || isAdded;
  // The button that was pressed is gone: who uses the keyboard goes on from what stands in its place.
  useEffect(() => {
    if (isAdded) action.current?.querySelector('a')?.focus({ preventScroll: true });
  }, [isAdded]);
  const choice = { mode, interval, onMode: setMode, onInterval: setInterval };
  return (
    <Form method="post" action={paths.cart()} className="grid gap-4">
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="variant" value={variant.sku} />
      <input type="hidden" name="quantity" value={bags} />
      <input type="hidden" name="list" value="kibble_guide" />
      {isThere && <p className="text-small text-encre-2">{t('result.inCartText')}</p>}
      {card.subscribable && !isThere && (
        <PurchaseMode
          variant={variant}
          {...choice}
          advised={isProposed ? frequency : null}
          pack={bags > 1 ? `${bags} × ${variant.format}` : variant.format}
        />
      )}
      <PricePerDay proposal={proposal} every={mode === 'subscription' ? interval : null} />
      <FieldError id={variant.sku} error={error} />
      <div
        ref={action}
        className="sticky bottom-0 z-10 -mx-4 border-t border-brume-2 bg-blanc px-4 py-3 md:-mx-8 md:px-8 lg:-mx-10 lg:px-10"
      >
        {isThere ? (
          // One row at 390 pixels too: what sticks there hides what is read.
          <div className="flex gap-2 md:gap-3">
            <LinkButton
              to={paths.cart()}
              icon={Check}
              variant="secondary"
              className="grow whitespace-nowrap max-md:px-3 max-md:text-small max-md:[&_svg]:hidden"
            >
              {t('result.inCart')}
            </LinkButton>
            {checkout && (
              <LinkButton to={checkout} className="grow max-md:px-3">
                {t('result.order')}
              </LinkButton>
            )}
          </div>
        ) : (
          <Button type="submit" icon={Bowl} block pending={pending}>
            {t('result.add')}
          </Button>
        )}
      </div>
    </Form>
  );
}

interface PricePerDayProps {
  proposal: MenuFood['proposal'];
  /** Days between two deliveries of a subscription; null: bought once. */
  every: number | null;
}

/** Cents a day with the delivery, and what they are made of: both are what the cart asks for. */
function PricePerDay({ proposal, every }: PricePerDayProps) {
  const { days } = proposal;
  const { goods, delivery } = costOf(proposal, every);
  const dearer = whyDearer(proposal, every);
  const amounts = {
    goods: money(goods),
    delivery: money(delivery ?? 0),
    every:
      every !== null && every <= days
        ? frequencyLabel(every).toLowerCase()
        : t('result.priceDays', { count: days }),
  };
  return (
    <p>
      <span className="font-bold">
        {t(delivery === null ? 'result.pricePerDayGoods' : 'result.pricePerDay', {
          price: money(perDayOf(proposal, every)),
        })}
      </span>
      <span className="block max-w-text text-small text-encre-2">
        {t(
          delivery === null
            ? 'result.priceGoods'
            : delivery === 0
              ? 'result.priceFree'
              : 'result.pricePaid',
          amounts,
        )}
        {every !== null && `, ${t('result.minimum')}`}
      </span>
      {dearer && (
        <span className="mt-1 block text-small">
          {t(`result.dearer.${dearer}`, { price: money(perDayOf(proposal, null)) })}
        </span>
      )}
    </p>
  );
}
