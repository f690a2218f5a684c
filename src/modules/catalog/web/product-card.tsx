import type { ReactNode } from 'react';
import { percent } from '#i18n/numbers.ts';
import { words } from '#i18n/words.ts';
import { pictureOf } from '#modules/media/web/index.ts';
import { paths } from '#pages/paths.ts';
import { Badge } from '#ui/badge.tsx';
import { Card, CardLink } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { Picture } from '#ui/picture.tsx';
import { Rating } from '#ui/rating.tsx';
import messages from '../messages/card.fr.json';
import { type CardProduct, reductionPercent } from '../rules/index.ts';
import { AvailabilityNote } from './availability-note.tsx';
import { PriceLine } from './price-line.tsx';

const t = words(messages);

/** An out-of-stock product shows its price, because it will be available again. */
const PRICED = new Set(['available', 'out_of_stock']);
const SIZES = '(min-width:1260px) 286px, (min-width:768px) 30vw, 43.5vw';

interface ProductCardProps {
  product: CardProduct;
  /** Above the fold: its picture is loaded eagerly. */
  priority?: boolean;
  level?: 2 | 3;
  /** Actions of the card, such as the add button of the page. */
  children?: ReactNode;
}

export function ProductCard({ product, priority, level = 3, children }: ProductCardProps) {
  const { name, slug, kind, availability, image, formats, variant, json_avis } = product;
  const Heading = `h${level}` as const;
  // What the price is for is what opens, and what the button of the card adds.
  const format = formats > 1 ? variant?.slug : undefined;
  const isFor = kind === 'sample' ? paths.sample(slug) : paths.product(slug, format);
  const off = variant ? reductionPercent(variant.base_price, variant.original_price) : 0;
  return (
    <Card padded={false} lifts className="flex h-full flex-col overflow-hidden">
      <div className="relative bg-brume">
        {image && (
          <Picture
            picture={pictureOf(image)}
            alt=""
            sizes={SIZES}
            priority={priority}
            className={classNames(
              'aspect-4/5 w-full object-contain',
              availability !== 'available' && 'opacity-60',
            )}
          />
        )}
        {off > 0 && (
          <Badge variant="promo" className="absolute top-3 left-3">
            {t('card.reduction', { percent: off })}
            <span className="sr-only"> {t('card.reductionWhy')}</span>
          </Badge>
        )}
      </div>
      <div className="flex flex-1 flex-col gap-1.5 p-3 md:p-4">
        <Heading className="font-sans text-body leading-snug font-bold tracking-normal text-balance md:text-h4">
          <CardLink to={isFor} lang={product.lang} data-preload="">
            {name}
          </CardLink>
        </Heading>
        <p className="text-mini text-encre-2 md:text-small">
          {t(`card.kinds.${kind}`)}{' '}
          {formats > 1 && (
            <span className="whitespace-nowrap">· {t('card.formats', { count: formats })}</span>
          )}
        </p>
        <Rating
          compact
          value={json_avis.average ?? 0}
          count={json_avis.count}
          none={t('card.noReviews')}
        />
        <div className="mt-auto flex flex-col gap-1.5 pt-2">
          {variant && PRICED.has(availability) && (
            <Prices
              variant={variant}
              isFrom={formats > 1}
              isSubscribable={product.subscribable && variant.base_price > 0}
            />
          )}
          {availability === 'available' ? (
            children
          ) : (
            <AvailabilityNote availability={availability} />
          )}
        </div>
      </div>
    </Card>
  );
}

interface PricesProps {
  variant: NonNullable<CardProduct['variant']>;
  isFrom: boolean;
  isSubscribable: boolean;
}

function Prices({ variant, isFrom, isSubscribable }: PricesProps) {
  const { base_price, original_price, base_price_subscription, format } = variant;
  const subscriptionOff = Math.round((1 - base_price_subscription / base_price) * 100);
  return (
    <>
      <p className="text-small text-encre-2">
        {isFrom && `${t('card.from')} `}
        <PriceLine
          cents={base_price}
          before={original_price}
          perKg={variant.price_per_unit?.ttc ?? null}
          size="regular"
          className="text-encre"
        />
        {'\u00a0· '}
        <span className="whitespace-nowrap">{format}</span>
      </p>
      {isSubscribable && subscriptionOff > 0 && (
        <p className="self-start rounded-badge bg-beurre-200 px-2 py-1 text-mini text-encre">
          <strong>{percent(-subscriptionOff)}</strong> {t('card.subscribed')}
        </p>
      )}
    </>
  );
}
