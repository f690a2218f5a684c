import { words } from '#i18n/words.ts';
import type { EntryType } from '#modules/content/contracts.ts';
import messages from '../messages/content.fr.json';

export const t = words(messages);

/** Label of a field by its name. */
export const fieldName = (name: string): string =>
  t.has(`names.${name}`) ? t.translate(`names.${name}`) : name;

/** Label of a choice. */
export const choiceName = (value: string): string =>
  t.has(`choices.${value}`) ? t.translate(`choices.${value}`) : value;

export const blockName = (component: string): string =>
  t.translate(`blocks.${component.replace('blocks.', '')}`);

/** Title of a text; one that exists only once is named after its type. */
export const entryTitle = ({ type, title }: { type: EntryType; title: string }): string =>
  title === type ? t(`options.type.${type}`) : title;
