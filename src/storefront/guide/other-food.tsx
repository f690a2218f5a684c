import { Check } from 'lucide-react';
import { AddButton } from '#blocks/product/add-button.tsx';
import { ProductCard } from '#modules/catalog/web/index.ts';
import { reasonText } from '#modules/nutrition/web/index.ts';
import { paths } from '#pages/paths.ts';
import { LinkButton } from '#ui/link.tsx';
import { t } from './guide-words.ts';
import type { MenuFood } from './load-menu.server.ts';

interface OtherFoodProps {
  food: MenuFood;
  /** Reasons already listed for the main food. */
  allowed: readonly string[];
  isInCart: boolean;
}

/** An alternative: its ration, and the reasons the main food does not have. */
export function OtherFood({ food, allowed: existing, isInCart }: OtherFoodProps) {
  const { card, variant, rationGrams, reasons } = food;
  const own = reasons.find((reason) => !existing.includes(reason)) ?? reasons[0];
  const product = { ...card, variant, formats: 1 };
  return (
    <ProductCard product={product}>
      <p className="text-small">
        <span className="font-bold">{t('result.grams', { grams: rationGrams })}</span>
        {own && <span className="block">{reasonText(own)}</span>}
      </p>
      {isInCart ? (
        <LinkButton
          to={paths.cart()}
          variant="secondary"
          size="compact"
          icon={Check}
          block
          className="relative"
          aria-label={t('result.inCartNamed', { name: card.name })}
        >
          {t('result.inCartShort')}
        </LinkButton>
      ) : (
        <AddButton product={product} list="kibble_guide" />
      )}
    </ProductCard>
  );
}
