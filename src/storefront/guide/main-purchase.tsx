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
  /** Checkout link. */
  checkout: string | null;
}

/**
 * Subscription is preselected where an interval fits, because the guide is about regular feeding;
 * buying once is displayed equally large (PRI-03). A food already in the cart gets a link to the
 * cart instead of a button.
 */
export function MainPurchase({ food, isInCart, checkout }: MainPurchaseProps) {
  const { card, variant, proposal } = food;
  const { frequency, bags } = proposal;
  const isProposed = card.subscribable && whyDearer(proposal, frequency) !== 'rhythm';
  const [mode, setMode] = useState<Mode>(isProposed ? 'subscription' : 'once');
  const [interval, setInterval] = useState(frequency);
  const { Form, form, pending, error, isAdded } = useAddToCart(`${card.name}, ${variant.format}`, {
    inPlace: true,
  });
  const action = useRef<HTMLDivElement>(null);
  const isThere = isInCart || isAdded;
  // The pressed button was replaced, so keyboard focus moves to its replacement.
  useEffect(() => {
    if (isAdded) action.current?.querySelector('a')?.focus({ preventScroll: true });
  }, [isAdded]);
  const choice = { mode, interval, onMode: setMode, onInterval: setInterval };
  return (
    <Form {...form} className="grid gap-4">
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
          pieces={bags}
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
          // One row even at 390 pixels: a taller sticky bar would cover the content.
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
  /** Interval of the subscription in days; null: bought once. */
  every: number | null;
}

/** Cost per day in cents including delivery, and how it is computed from the cart's prices. */
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
