import { unitPrice } from '#i18n/money.ts';
import { words } from '#i18n/words.ts';
import { Price } from '#ui/price.tsx';
import messages from '../messages/card.fr.json';

const t = words(messages);

interface PriceLineProps {
  cents: number;
  /** Cents per kg at this price; null for anything but food. */
  perKg: number | null;
  before?: number | null;
  size?: 'inherit' | 'small' | 'regular' | 'large';
  className?: string;
}

/** A selling price and, for food, its price per kilo right beside it (PRI-01, BIZ-11). */
export function PriceLine({ cents, perKg, before, size, className }: PriceLineProps) {
  return (
    <span className={className}>
      <Price cents={cents} before={before ?? undefined} size={size} free={t('card.free')} />
      {perKg !== null && cents > 0 && (
        <>
          {' '}
          <span className="text-small font-normal whitespace-nowrap text-encre-2 tabular-nums">
            {unitPrice(perKg)}
          </span>
        </>
      )}
    </span>
  );
}
