import { type ReactNode, useState } from 'react';
import { useAddToCart } from '#blocks/product/use-add-to-cart.ts';
import { money } from '#i18n/money.ts';
import { pictureOf } from '#modules/media/web/index.ts';
import { RationFacts } from '#modules/nutrition/web/index.ts';
import { frequencyLabel } from '#modules/orders/web/index.ts';
import { Button } from '#ui/button.tsx';
import { FieldError } from '#ui/field.tsx';
import { Bowl } from '#ui/glyphs.ts';
import { Link } from '#ui/link.tsx';
import { Picture } from '#ui/picture.tsx';
import { Rating } from '#ui/rating.tsx';
import { paths } from '../../paths.ts';
import { type Mode, PurchaseMode, USUAL_FREQUENCY } from '../product/purchase-mode.tsx';
import { t } from './guide-words.ts';
import type { MenuFood } from './load-menu.server.ts';

/** The food of the menu: the pack, the bowl of a day, the price of a day, and the way to the cart. */
export function MainFood({ food }: { food: MenuFood }) {
  const { card, variant, format, rationGrams, mealGrams } = food;
  const { image, name, slug, json_avis } = card;
  return (
    <div className="mt-4 grid grid-cols-[36%_1fr] overflow-hidden rounded-card bg-blanc lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:grid-rows-[auto_1fr]">
      <div className="grid place-items-center bg-brume p-2 lg:row-span-2 lg:p-8">
        {image && (
          <Picture
            picture={pictureOf(image)}
            alt={image.alternativeText}
            sizes="(min-width:1024px) 440px, 34vw"
            priority
            className="w-full lg:max-w-110"
          />
        )}
      </div>
      <div className="grid content-start gap-4 p-4 md:p-8 lg:px-10 lg:pb-0">
        <div>
          <p className="text-small font-bold text-sapin-700">{t('result.main')}</p>
          <h2 className="mt-1 text-h3 lg:text-h2">{name}</h2>
          <Rating value={json_avis.average ?? 0} count={json_avis.count} />
        </div>
        <RationFacts grams={rationGrams} mealGrams={mealGrams} />
      </div>
      <div className="col-span-2 grid content-start gap-3 p-4 pt-5 md:p-8 lg:col-span-1 lg:px-10 lg:pt-4">
        <Purchase food={food}>
          <p>
            <span className="font-bold">
              {t(format.bags > 1 ? 'result.bags' : 'result.format', {
                count: format.bags,
                format: variant.format,
              })}
              .
            </span>{' '}
            {t('result.lasts', { count: format.days })}{' '}
            {format.frequency !== null &&
              t('result.delivery', { frequency: frequencyLabel(format.frequency).toLowerCase() })}
          </p>
        </Purchase>
        <Link to={paths.product(slug, variant.slug)} className="link justify-self-start py-2">
          {t('result.see')}
        </Link>
      </div>
    </div>
  );
}

/** On subscription beforehand: the guide was asked how to feed on; once is as large (PRI-03). */
function Purchase({ food, children }: { food: MenuFood; children: ReactNode }) {
  const { card, variant, format, rationGrams } = food;
  const advised = card.subscribable ? format.frequency : null;
  const [mode, setMode] = useState<Mode>(advised === null ? 'once' : 'subscription');
  const [interval, setInterval] = useState(advised ?? USUAL_FREQUENCY);
  const { Form, pending, error } = useAddToCart(`${card.name}, ${variant.format}`);
  const cents = mode === 'subscription' ? variant.base_price_subscription : variant.base_price;
  const perDay = money(Math.round((cents * rationGrams) / variant.weight));
  const choice = { mode, interval, advised, onMode: setMode, onInterval: setInterval };
  return (
    <Form method="post" action={paths.cart()} className="grid gap-4">
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="variant" value={variant.sku} />
      <input type="hidden" name="quantity" value={format.bags} />
      <input type="hidden" name="list" value="kibble_guide" />
      <div className="grid gap-1">
        {children}
        <p>
          <span className="font-bold">{t('result.pricePerDay', { price: perDay })}</span>
          <span className="text-small text-encre-2"> {t('result.pricePerDayNote')}</span>
        </p>
      </div>
      {card.subscribable && <PurchaseMode variant={variant} {...choice} />}
      <Button type="submit" icon={Bowl} block pending={pending}>
        {t('result.add')}
      </Button>
      <FieldError id={variant.sku} error={error} />
    </Form>
  );
}
