import { words } from '#i18n/words.ts';
import messages from '../messages/disputes.fr.json';

export const t = words(messages);

/** The bank's reason for a dispute as text; its codes are the provider's. */
export const reasonWords = (reason: string): string =>
  t.has(`reasons.${reason}`) ? t.translate(`reasons.${reason}`) : t('reasons.other');
