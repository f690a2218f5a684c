import type { PaymentCardShape } from '../contracts.ts';
import type { SavedCard } from './cards.ts';

/** The path by which other calls name a card. */
export const cardPath = (id: number): string => `/api/v2/shop/payment-cards/${id}`;

/** A card as returned to its customer (contracts §2.2, §2.6). */
export function presentCard(card: SavedCard): PaymentCardShape {
  const { id, brand, last4, expMonth, expYear, isDefault } = card;
  return {
    '@id': cardPath(id),
    '@type': 'PaymentCard',
    id,
    brand,
    last4,
    expMonth,
    expYear,
    isDefault,
    expiry: `${String(expMonth).padStart(2, '0')}/${expYear}`,
  };
}
