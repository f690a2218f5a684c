import { words } from '#i18n/words.ts';
import messages from '../messages/price-sheet.fr.json';

export const t = words(messages);
