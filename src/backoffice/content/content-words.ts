import { words } from '#i18n/words.ts';
import type { EntryType } from '#modules/content/contracts.ts';
import messages from '../messages/content.fr.json';

export const t = words(messages);

/** What a field of a text is called, by its name. */
export const fieldName = (name: string): string =>
  t.has(`names.${name}`) ? t.translate(`names.${name}`) : name;

/** What one of several choices is called. */
export const choiceName = (value: string): string =>
  t.has(`choices.${value}`) ? t.translate(`choices.${value}`) : value;

export const blockName = (component: string): string =>
  t.translate(`blocks.${component.replace('blocks.', '')}`);

/** What a text is called; what is there once is called by its kind. */
export const entryTitle = ({ type, title }: { type: EntryType; title: string }): string =>
  title === type ? t(`options.type.${type}`) : title;
