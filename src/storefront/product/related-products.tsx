import { ProductRail } from '#blocks/product/product-rail.tsx';
import type { CardProduct } from '#modules/catalog/rules/index.ts';
import { Section } from '#ui/layout.tsx';

interface RelatedProductsProps {
  title: string;
  products: readonly CardProduct[];
}

/** Products that go with a product, or replace it. */
export function RelatedProducts({ title, products }: RelatedProductsProps) {
  if (products.length === 0) return null;
  return (
    <Section ground="brume">
      <h2 className="mb-6">{title}</h2>
      <ProductRail label={title} list="product_cross_sell" products={products} />
    </Section>
  );
}
