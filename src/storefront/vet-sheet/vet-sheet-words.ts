import { words } from '#i18n/words.ts';
import messages from '../messages/vet-sheet.fr.json';

export const t = words(messages);
