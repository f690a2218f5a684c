import { useRef } from 'react';
import { AddButton } from '#blocks/product/add-button.tsx';
import { words } from '#i18n/words.ts';
import type { CardProduct } from '#modules/catalog/rules/index.ts';
import { CATEGORY_PAGE_SIZE } from '#modules/catalog/rules/index.ts';
import { ProductCard } from '#modules/catalog/web/index.ts';
import { LoadMore } from '#ui/load-more.tsx';
import { useFocusOnMore } from '#ui/use-focus-on-more.ts';
import messages from '../messages/category.fr.json';
import { type CategoryQuery, categorySearch } from './category-query.ts';

const t = words(messages);

const FIRST_SCREEN = 2;

interface ProductListProps {
  path: string;
  products: readonly CardProduct[];
  query: CategoryQuery;
  total: number;
}

export function ProductList({ path, products, query, total }: ProductListProps) {
  const list = useRef<HTMLUListElement>(null);
  useFocusOnMore(list, products.length, query.pages);
  const more = Math.min(CATEGORY_PAGE_SIZE, total - products.length);
  return (
    <>
      <ul
        ref={list}
        className="mt-5 grid grid-cols-2 gap-3 md:grid-cols-3 md:gap-5 xl:grid-cols-4 xl:gap-6"
      >
        {products.map((product, place) => (
          <li key={product.sku}>
            <ProductCard product={product} level={2} priority={place < FIRST_SCREEN}>
              <AddButton product={product} list="category" />
            </ProductCard>
          </li>
        ))}
      </ul>
      {total > CATEGORY_PAGE_SIZE && (
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
