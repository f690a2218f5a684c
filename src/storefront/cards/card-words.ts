import { words } from '#i18n/words.ts';
import { checkoutWords } from '#modules/checkout/web/index.ts';
import messages from '../messages/cards.fr.json';

export const t = words(messages);

/** « Visa •••• 4242 » */
export const cardName = ({ brand, last4 }: { brand: string; last4: string }): string => {
  const key = `brands.${brand}`;
  return t('name', { brand: checkoutWords.has(key) ? checkoutWords.translate(key) : brand, last4 });
};
