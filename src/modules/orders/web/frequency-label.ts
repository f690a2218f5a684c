import { words } from '#i18n/words.ts';
import messages from '../messages/frequencies.fr.json';

const t = words(messages);

/** « Toutes les 6 semaines » for 42 days (SUB-03). */
export const frequencyLabel = (days: number): string =>
  // A no-break space keeps the number with its unit; the label from the API has a plain space.
  t.translate(`${days}.label`).replace(/(\d) /, '$1\u00a0');
