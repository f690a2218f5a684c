import { words } from '#i18n/words.ts';
import messages from '../messages/guide.fr.json';

export { ofName } from '#i18n/names.ts';
export const t = words(messages);
