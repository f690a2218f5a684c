import { words } from '#i18n/words.ts';
import messages from '../messages/content.fr.json';

export const t = words(messages);

/** What a field of a text is called, by its name. */
export const fieldName = (name: string): string =>
  t.has(`fields.${name}`) ? t.translate(`fields.${name}`) : name;

/** What one of several choices is called. */
export const choiceName = (value: string): string =>
  t.has(`choices.${value}`) ? t.translate(`choices.${value}`) : value;

export const blockName = (component: string): string =>
  t.translate(`blocks.${component.replace('blocks.', '')}`);
