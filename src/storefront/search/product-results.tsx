import { useRef } from 'react';
import { AddButton } from '#blocks/product/add-button.tsx';
import { words } from '#i18n/words.ts';
import { PAGE_SIZES } from '#kit/page-size.ts';
import { ProductCard } from '#modules/catalog/web/index.ts';
import { LoadMore } from '#ui/load-more.tsx';
import { useFocusOnMore } from '#ui/use-focus-on-more.ts';
import messages from '../messages/search.fr.json';
import type { Results } from './load-results.ts';
import { type SiteSearch, searchAddress } from './search-query.ts';

const t = words(messages);
const FIRST_SCREEN = 2;

interface ProductResultsProps extends Pick<Results, 'products' | 'total' | 'isCounted'> {
  search: SiteSearch;
}

export function ProductResults({ search, products, total, isCounted }: ProductResultsProps) {
  const shown = products.length;
  const list = useRef<HTMLUListElement>(null);
  useFocusOnMore(list, shown, search.pages);
  return (
    <>
      <ul
        ref={list}
        className="mt-3 grid lg:mt-5 grid-cols-2 gap-3 md:grid-cols-3 md:gap-5 xl:grid-cols-4 xl:gap-6"
      >
        {products.map((product, place) => (
          <li key={product.sku}>
            <ProductCard product={product} priority={place < FIRST_SCREEN}>
              <AddButton product={product} list="search" />
            </ProductCard>
          </li>
        ))}
      </ul>
      {total > PAGE_SIZES.products && (
        <LoadMore
          shown={shown}
          total={total}
          progress={t(isCounted ? 'more.progress' : 'more.progressAtLeast', { shown, total })}
          label={t('more.label', { count: Math.min(PAGE_SIZES.products, total - shown) })}
          to={searchAddress({ ...search, pages: search.pages + 1 })}
        />
      )}
    </>
  );
}
