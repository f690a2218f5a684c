import type { PaymentCardShape } from '../contracts.ts';
import type { SavedCard } from './cards.ts';

/** What names a card in other calls. */
export const cardPath = (id: number): string => `/api/v2/shop/payment-cards/${id}`;

/** A card as its customer sees it (contracts §2.2, §2.6). */
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
