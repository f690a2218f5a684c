import { number } from '#i18n/numbers.ts';
import type { ShownImage } from '#modules/catalog/rules/index.ts';
import { pictureOf } from '#modules/media/web/index.ts';
import { paths } from '#pages/paths.ts';
import { Link } from '#ui/link.tsx';
import { Picture } from '#ui/picture.tsx';
import type { MixedMenuShown } from './load-mixed-menu.server.ts';
import { t } from './menu-words.ts';

/** The foods of the menu: kibble with its grams, each recipe with its portions. */
export function MenuFoods({ menu: { kibble, recipes } }: { menu: MixedMenuShown }) {
  return (
    <section aria-labelledby="foods" className="rounded-card bg-blanc p-4 md:p-8">
      <h2 id="foods" className="text-h3">
        {t('result.foods')}
      </h2>
      <ul className="mt-2 divide-y divide-brume-2">
        <FoodRow food={kibble} amount={t('result.kibble', { grams: kibble.grams })} />
        {recipes.map((food) => (
          <FoodRow
            key={food.sku}
            food={food}
            amount={t('result.portions', {
              units: number(Math.round(food.unitsPerWeek * 10) / 10),
              grams: food.unitGrams,
            })}
          />
        ))}
      </ul>
    </section>
  );
}

interface FoodRowProps {
  food: { slug: string; name: string; image: ShownImage | null };
  amount: string;
}

function FoodRow({ food: { slug, name, image }, amount }: FoodRowProps) {
  return (
    <li className="flex items-center gap-4 py-4 last:pb-0 md:gap-6">
      <span className="flex h-28 w-24 flex-none justify-center overflow-hidden rounded-field bg-brume p-1.5 md:h-32 md:w-28">
        {image && (
          <Picture
            picture={pictureOf(image)}
            alt=""
            sizes="112px"
            className="h-full w-full object-contain"
          />
        )}
      </span>
      <span className="min-w-0">
        <Link to={paths.product(slug)} className="font-bold hover:text-sapin-700">
          {name}
        </Link>
        <span className="mt-1 block tabular-nums">{amount}</span>
      </span>
    </li>
  );
}
