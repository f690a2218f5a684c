import { words } from '#i18n/words.ts';
import messages from '../messages/journal.fr.json';

export const t = words(messages);

/** Every action the log may name. */
export const actionOptions = Object.entries(messages.actions).map(([value, label]) => ({
  value,
  label,
}));
