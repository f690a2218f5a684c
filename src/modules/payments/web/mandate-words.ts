import { words } from '#i18n/words.ts';
import messages from '../messages/mandate.fr.json';

const t = words(messages);

/** The mandate as shown where the card is entered; `rhythms` are frequencies in words (PAY-02). */
export const mandateText = (rhythms: readonly string[]): string =>
  t('mandate.text', { rhythms: rhythms.join(', ').toLowerCase() });
