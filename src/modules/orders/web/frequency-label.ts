import { words } from '#i18n/words.ts';
import messages from '../messages/frequencies.fr.json';

const t = words(messages);

/** « Toutes les 6 semaines » for 42 days (SUB-03). */
export const frequencyLabel = (days: number): string => t.translate(`${days}.label`);
