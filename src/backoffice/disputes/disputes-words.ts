import { words } from '#i18n/words.ts';
import messages from '../messages/disputes.fr.json';

export const t = words(messages);

/** Why a bank disputes, in words; its codes are the provider's. */
export const reasonWords = (reason: string): string =>
  t.has(`reasons.${reason}`) ? t.translate(`reasons.${reason}`) : t('reasons.other');
