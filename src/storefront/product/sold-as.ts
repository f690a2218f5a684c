import { unitPrice } from '#i18n/money.ts';
import type { ContentVariant } from '#modules/catalog/contracts.ts';
import type { Mode } from './purchase-mode.tsx';

type Sold = Pick<ContentVariant, 'format' | 'price_per_unit' | 'price_per_unit_subscription'>;

/** What stands under a price where room is scarce: `12 kg · 5,41 €/kg`, of the way it is bought (PRI-01). */
export function soldAs(variant: Sold, mode: Mode = 'once'): string {
  const perKilo =
    mode === 'subscription' ? variant.price_per_unit_subscription : variant.price_per_unit;
  return perKilo ? `${variant.format} · ${unitPrice(perKilo.ttc)}` : variant.format;
}
