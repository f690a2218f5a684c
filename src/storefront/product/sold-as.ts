import { unitPrice } from '#i18n/money.ts';
import type { ContentVariant } from '#modules/catalog/contracts.ts';
import type { Mode } from './purchase-mode.tsx';

type Sold = Pick<ContentVariant, 'format' | 'price_per_unit' | 'price_per_unit_subscription'>;

/** Format and price per kilo below a price in narrow places: `12 kg · 5,41 €/kg` (PRI-01). */
export function soldAs(variant: Sold, mode: Mode = 'once'): string {
  const perKilo =
    mode === 'subscription' ? variant.price_per_unit_subscription : variant.price_per_unit;
  return perKilo ? `${variant.format} · ${unitPrice(perKilo.ttc)}` : variant.format;
}
