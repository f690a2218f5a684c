import { CircleCheck } from 'lucide-react';
import { words } from '#i18n/words.ts';
import { paths } from '#pages/paths.ts';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import type { ContentVariant } from '../contracts.ts';
import { availability as stockTexts } from '../messages/fr.json';
import messages from '../messages/product.fr.json';
import { PriceLine } from './price-line.tsx';

const t = words(messages);
const stock = words(stockTexts);

interface FormatTilesProps {
  productSlug: string;
  variants: readonly ContentVariant[];
  selected: string;
}

/** Explicit number of columns per number of formats, so that tiles do not move while others load. */
const COLUMNS: Readonly<Record<number, string>> = {
  1: 'grid-cols-1',
  2: 'grid-cols-2',
  3: 'grid-cols-[repeat(auto-fill,minmax(7rem,1fr))] md:grid-cols-3',
};
const MANY = 'grid-cols-[repeat(auto-fill,minmax(7rem,1fr))]';

/** All formats with price and price per kilo; each is a link (RTE-12). */
export function FormatTiles({ productSlug, variants, selected }: FormatTilesProps) {
  return (
    <nav aria-label={t('product.formats')}>
      <p aria-hidden="true" className="mb-2 text-small font-bold">
        {t('product.formats')}
      </p>
      <ul className={`grid gap-2 ${COLUMNS[variants.length] ?? MANY}`}>
        {variants.map((variant) => {
          const isSelected = variant.sku === selected;
          return (
            <li key={variant.sku}>
              <Link
                to={paths.product(productSlug, variant.slug)}
                replace
                data-preload=""
                preventScrollReset
                aria-current={isSelected ? 'true' : undefined}
                className={classNames(
                  'relative flex h-full min-h-13 flex-col justify-center rounded-field border px-3 py-2.5',
                  isSelected
                    ? 'border-sapin-700 bg-blanc inset-ring-2 inset-ring-sapin-700'
                    : 'border-trait-fort bg-blanc hover:border-encre-2',
                  !variant.in_stock && 'border-dashed',
                )}
              >
                <span className="font-bold">{variant.format}</span>
                <PriceLine
                  cents={variant.base_price}
                  perKg={variant.price_per_unit?.ttc ?? null}
                  size="small"
                  className="flex flex-wrap gap-x-1.5"
                />
                {!variant.in_stock && (
                  <span className="text-mini text-ambre-700">{stock(variant.availability)}</span>
                )}
                {isSelected && (
                  <Icon
                    of={CircleCheck}
                    className="absolute -top-2.5 -right-2 rounded-full bg-blanc text-sapin-700"
                  />
                )}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
