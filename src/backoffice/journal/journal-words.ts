import { words } from '#i18n/words.ts';
import messages from '../messages/journal.fr.json';

export const t = words(messages);

/** Options for every audited action. */
export const actionOptions = Object.entries(messages.actions).map(([value, label]) => ({
  value,
  label,
}));
