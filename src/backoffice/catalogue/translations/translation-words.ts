import { words } from '#i18n/words.ts';
import messages from '../../messages/translations.fr.json';

export const t = words(messages);
