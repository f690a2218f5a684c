import type { CardProduct } from '#modules/catalog/rules/index.ts';
import { ProductCard } from '#modules/catalog/web/index.ts';
import { Rail } from '#ui/rail.tsx';
import { AddButton } from './add-button.tsx';

interface ProductRailProps {
  label: string;
  list: string;
  products: readonly CardProduct[];
}

/** A row of cards: four side by side on wide screens, otherwise scrolled sideways. */
export function ProductRail({ label, list, products }: ProductRailProps) {
  return (
    <Rail label={label} item="w-[62vw] max-w-72 xl:w-[calc((100%-60px)/4)] xl:max-w-none">
      {products.map((product) => (
        <ProductCard key={product.sku} product={product}>
          <AddButton product={product} list={list} />
        </ProductCard>
      ))}
    </Rail>
  );
}
