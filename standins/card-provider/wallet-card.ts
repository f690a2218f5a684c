import { randomBytes } from 'node:crypto';
import { brandOf } from './card-form.ts';
import { testCardNamed } from './test-cards.ts';

/** Expiry year of every wallet card. */
const EXPIRES = 2031;

/**
 * What a charge takes over of a card in a wallet: its token names a test card, as those of Stripe's
 * sandbox do (`pm_wallet_accepted_visa`). Null for another token: cards are typed on the page for it.
 */
export function walletCardOf(token: string) {
  const [, name = null] = /^pm_wallet_(\w+)$/.exec(token) ?? [];
  const card = testCardNamed(name);
  if (!card) return null;
  return {
    card_token: `tok_${randomBytes(24).toString('hex')}`,
    test_card: card.name,
    card_brand: brandOf(card.number),
    card_last4: card.number.slice(-4),
    card_exp_month: 8,
    card_exp_year: EXPIRES,
  };
}
