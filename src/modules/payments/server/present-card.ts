import type { PaymentCardShape } from '../contracts.ts';
import type { SavedCard } from './cards.ts';

/** A card as its customer sees it (contracts §2.2, §2.6). */
export function presentCard(card: SavedCard): PaymentCardShape {
  const { id, brand, last4, expMonth, expYear, isDefault } = card;
  return {
    '@id': `/api/v2/shop/payment-cards/${id}`,
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
