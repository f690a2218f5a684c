import addMessages from '#blocks/messages/add-to-cart.fr.json';
import { useAddToCart } from '#blocks/product/use-add-to-cart.ts';
import { words } from '#i18n/words.ts';
import type { ProductShape, VariantShape } from '#modules/catalog/contracts.ts';
import { PriceLine } from '#modules/catalog/web/index.ts';
import { Button } from '#ui/button.tsx';
import { FieldError } from '#ui/field.tsx';
import { Container } from '#ui/layout.tsx';
import messages from '../messages/product.fr.json';

const t = words(messages);
const tAdd = words(addMessages);

export interface BareProduct {
  product: Pick<ProductShape, 'name' | 'slug' | 'shortDescription'>;
  variants: readonly VariantShape[];
}

/** A product while the content service is down: the shop's own data, still purchasable (REL-67). */
export function ProductWithoutContent({ product, variants }: BareProduct) {
  return (
    <Container className="pt-4 pb-16">
      <title>{product.name}</title>
      <meta name="robots" content="noindex, nofollow" />
      <h1 className="text-h2">{product.name}</h1>
      <p className="mt-2 text-encre-2">{product.shortDescription}</p>
      <p className="mt-4">{t('away')}</p>
      <ul className="mt-6 grid gap-4">
        {variants.map((variant) => (
          <li key={variant.code} className="flex flex-wrap items-center justify-between gap-3">
            <Format name={product.name} variant={variant} />
          </li>
        ))}
      </ul>
    </Container>
  );
}

function Format({ name, variant }: { name: string; variant: VariantShape }) {
  const { code, price, inStock, unitPriceLabel } = variant;
  const { Form, form, pending, error } = useAddToCart(`${name}, ${variant.name}`);
  return (
    <>
      <p>
        {variant.name} <PriceLine cents={price} before={null} perKg={null} />
        {unitPriceLabel && <span className="block text-mini text-encre-3">{unitPriceLabel}</span>}
      </p>
      {inStock ? (
        <Form {...form}>
          <input type="hidden" name="intent" value="add" />
          <input type="hidden" name="variant" value={code} />
          <input type="hidden" name="list" value="product" />
          <Button
            type="submit"
            pending={pending}
            aria-label={tAdd('addNamed', { name: `${name}, ${variant.name}` })}
          >
            {t('buy.add')}
          </Button>
          <FieldError id={code} error={error} />
        </Form>
      ) : (
        <p className="text-encre-3">{t('awaySoldOut')}</p>
      )}
    </>
  );
}
