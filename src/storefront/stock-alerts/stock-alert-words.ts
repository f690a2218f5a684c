import { words } from '#i18n/words.ts';
import messages from '../messages/stock-alerts.fr.json';

export const t = words(messages);
