import { Fragment, useRef } from 'react';
import { AddButton } from '#blocks/product/add-button.tsx';
import { words } from '#i18n/words.ts';
import { PAGE_SIZES } from '#kit/page-size.ts';
import type { CardProduct } from '#modules/catalog/rules/index.ts';
import { ProductCard } from '#modules/catalog/web/index.ts';
import { Scene } from '#modules/media/web/index.ts';
import { paths } from '#pages/paths.ts';
import { Card, CardLink } from '#ui/card.tsx';
import { LoadMore } from '#ui/load-more.tsx';
import { useFocusOnMore } from '#ui/use-focus-on-more.ts';
import messages from '../messages/category.fr.json';
import { type CategoryQuery, categorySearch } from './category-query.ts';

const t = words(messages);

const FIRST_SCREEN = 2;

/** Index of the guide's card among the products. */
const GUIDE_PLACE = 5;

interface ProductListProps {
  path: string;
  products: readonly CardProduct[];
  query: CategoryQuery;
  total: number;
  /** Some products are foods that the guide covers. */
  guided: boolean;
}

export function ProductList({ path, products, query, total, guided }: ProductListProps) {
  const list = useRef<HTMLUListElement>(null);
  useFocusOnMore(list, products.length, query.pages);
  const more = Math.min(PAGE_SIZES.products, total - products.length);
  return (
    <>
      <ul
        ref={list}
        className="mt-5 grid grid-cols-2 gap-3 md:grid-cols-3 md:gap-5 xl:grid-cols-4 xl:gap-6"
      >
        {products.map((product, place) => (
          <Fragment key={product.sku}>
            {guided && place === GUIDE_PLACE && <GuideCard />}
            <li>
              <ProductCard product={product} level={2} priority={place < FIRST_SCREEN}>
                <AddButton product={product} list="category" />
              </ProductCard>
            </li>
          </Fragment>
        ))}
      </ul>
      {total > PAGE_SIZES.products && (
        <LoadMore
          shown={products.length}
          total={total}
          progress={t('more.progress', { shown: products.length, total })}
          label={t('more.label', { count: more })}
          to={path + categorySearch({ ...query, pages: query.pages + 1 })}
        />
      )}
    </>
  );
}

/** Link to the guide, designed differently from product cards. */
function GuideCard() {
  return (
    <li>
      <Card padded={false} lifts ground="quiet" className="flex h-full flex-col overflow-hidden">
        <Scene name="subscription-recipe" className="mx-auto mt-4 w-4/5" />
        <div className="flex flex-1 flex-col gap-1.5 p-3 md:p-4">
          <h2 className="text-h3">
            <CardLink to={paths.newGuide()}>{t('guide.title')}</CardLink>
          </h2>
          <p className="text-small">{t('guide.text')}</p>
          <p className="mt-auto pt-2 font-bold text-sapin-700 underline" aria-hidden>
            {t('guide.go')}
          </p>
        </div>
      </Card>
    </li>
  );
}
