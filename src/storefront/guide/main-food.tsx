import { pictureOf } from '#modules/media/web/index.ts';
import { RationFacts } from '#modules/nutrition/web/index.ts';
import { frequencyLabel } from '#modules/orders/web/index.ts';
import { paths } from '#pages/paths.ts';
import { Link } from '#ui/link.tsx';
import { Picture } from '#ui/picture.tsx';
import { Rating } from '#ui/rating.tsx';
import { whyDearer } from '../product/day-cost.ts';
import { t } from './guide-words.ts';
import type { MenuFood } from './load-menu.server.ts';
import { MainPurchase } from './main-purchase.tsx';

interface MainFoodProps {
  food: MenuFood;
  isInCart: boolean;
  /** Checkout link. */
  checkout: string | null;
}

/** The food of the menu: pack, daily ration, cost per day, and purchase. */
export function MainFood({ food, isInCart, checkout }: MainFoodProps) {
  const { card, variant, proposal, rationGrams, mealGrams } = food;
  const { bags, days, frequency } = proposal;
  const { image, name, slug, json_avis } = card;
  const isProposed = card.subscribable && whyDearer(proposal, frequency) !== 'rhythm';
  return (
    <div className="mt-4 grid grid-cols-[36%_1fr] overflow-clip rounded-card bg-blanc lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:grid-rows-[auto_1fr]">
      <div className="grid place-items-center self-start rounded-br-card bg-brume p-1 lg:row-span-2 lg:self-stretch lg:rounded-none lg:content-start lg:p-4">
        {image && (
          <Picture
            picture={pictureOf(image)}
            alt={image.alternativeText}
            sizes="(min-width:1024px) 480px, 35vw"
            priority
            className="w-full"
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
        <MainPurchase food={food} isInCart={isInCart} checkout={checkout} />
        <p>
          <span className="font-bold">
            {t(bags > 1 ? 'result.bags' : 'result.format', { count: bags, format: variant.format })}
            .
          </span>{' '}
          {t('result.lasts', { count: days })}{' '}
          {isProposed &&
            t('result.delivery', { frequency: frequencyLabel(frequency).toLowerCase() })}
        </p>
        <Link to={paths.product(slug, variant.slug)} className="link justify-self-start py-2">
          {t('result.see')}
        </Link>
      </div>
    </div>
  );
}
