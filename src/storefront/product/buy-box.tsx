import { RotateCcw, ShieldCheck } from 'lucide-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { useAddToCart } from '#blocks/product/use-add-to-cart.ts';
import { money } from '#i18n/money.ts';
import { percent } from '#i18n/numbers.ts';
import { words } from '#i18n/words.ts';
import type { ContentVariant } from '#modules/catalog/contracts.ts';
import { reductionPercent } from '#modules/catalog/rules/index.ts';
import { FormatTiles, PriceLine } from '#modules/catalog/web/index.ts';
import { ORDER, paths, THEN } from '#pages/paths.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Counter } from '#ui/counter.tsx';
import { FieldError } from '#ui/field.tsx';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import messages from '../messages/product.fr.json';
import { StockAlert } from '../stock-alerts/stock-alert.tsx';
import { DeliveryPromise } from './delivery-promise.tsx';
import type { ShownProduct } from './load-product.ts';
import { type PurchaseChoice, PurchaseMode } from './purchase-mode.tsx';
import { soldAs } from './sold-as.ts';
import { StickyBuyBar } from './sticky-buy-bar.tsx';

const t = words(messages);

interface BuyBoxProps {
  product: Pick<ShownProduct, 'name' | 'slug' | 'variants'>;
  variant: ContentVariant;
  /** Name of the list, stored with the cart line. */
  list: string;
  /** Once or on subscription; absent where only buying once is possible. */
  choice?: PurchaseChoice;
  /**
   * Content below the purchase options, so that the button is above the fold (points 3 and 25 of
   * the brief).
   */
  children?: ReactNode;
}

/** Format, once or subscription, quantity, and the main button. */
export function BuyBox({ product, variant, list, choice, children }: BuyBoxProps) {
  const { name, slug, variants } = product;
  const id = useId();
  const cta = useRef<HTMLButtonElement>(null);
  const [quantity, setQuantity] = useState(1);
  const [refusedQuantity, setRefusedQuantity] = useState(1);
  const { Form, form, pending, error } = useAddToCart(`${name}, ${variant.format}`);
  const unit =
    choice?.mode === 'subscription' ? variant.base_price_subscription : variant.base_price;
  const off = reductionPercent(variant.base_price, variant.original_price);
  return (
    <div className="flex flex-col gap-5">
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <PriceLine
          cents={variant.base_price}
          before={variant.original_price}
          perKg={variant.price_per_unit?.ttc ?? null}
          size="large"
        />
        {off > 0 && <Badge variant="promo">{percent(-off)}</Badge>}
        {off > 0 && <span className="w-full text-mini text-encre-3">{t('buy.struck')}</span>}
      </p>
      {variants.length > 1 && (
        <FormatTiles productSlug={slug} variants={variants} selected={variant.sku} />
      )}
      {variant.in_stock ? (
        <Form
          {...form}
          id={id}
          onSubmitCapture={() => setRefusedQuantity(quantity)}
          className="flex flex-col gap-5"
        >
          <input type="hidden" name="intent" value="add" />
          <input type="hidden" name="variant" value={variant.sku} />
          <input type="hidden" name="list" value={list} />
          {choice && <PurchaseMode variant={variant} {...choice} />}
          <div className="flex flex-wrap gap-3">
            <Counter
              of={name}
              name="quantity"
              min={1}
              value={quantity}
              onChange={setQuantity}
              tall
              className="flex-none"
            />
            <Button ref={cta} type="submit" pending={pending} className="grow">
              <span className="tabular-nums">
                {t('buy.add')} · <span className="whitespace-nowrap">{money(unit * quantity)}</span>
              </span>
            </Button>
          </div>
          {choice?.mode !== 'subscription' && (
            <Button type="submit" name={THEN} value={ORDER} variant="secondary" pending={pending}>
              {t('buy.now')}
            </Button>
          )}
          <FieldError id={id} error={quantity === refusedQuantity ? error : undefined} />
        </Form>
      ) : (
        <>
          <p className="rounded-field bg-ambre-100 p-4 text-ambre-700">{t('stock.format_out')}</p>
          <StockAlert variant={variant} />
        </>
      )}
      {children}
      <DeliveryPromise />
      <Trust />
      <p className="text-mini text-encre-3">
        {t('buy.reference', { format: variant.format, code: variant.sku })}
      </p>
      {variant.in_stock && (
        <p className="text-small">
          <Link to={paths.priceAlert(variant.sku)} reloadDocument className="link">
            {t('buy.priceAlert')}
          </Link>
        </p>
      )}
      {variant.in_stock && (
        <StickyBuyBar watch={cta} form={id} pending={pending} cents={unit * quantity}>
          {soldAs(variant, choice?.mode)}
        </StickyBuyBar>
      )}
    </div>
  );
}

function Trust() {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-small text-encre-2">
      <li className="flex items-center gap-2">
        <Icon of={RotateCcw} />
        {t('buy.trust.return')}
      </li>
      <li className="flex items-center gap-2">
        <Icon of={ShieldCheck} />
        {t('buy.trust.secure')}
      </li>
    </ul>
  );
}
