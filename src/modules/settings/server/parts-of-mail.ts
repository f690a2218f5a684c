import { ourText, ownText } from '#i18n/catalogue.server.ts';
import { languageNamed, within } from '#i18n/spoken.server.ts';
import { type EditableMail, MAIL_PARTS, MAILS, type MailPart, mailNamed } from '../rules/index.ts';

/** Runs a function with a language of the shop. */
export const inLanguage = <T>(code: string, run: () => T): T =>
  within(code === 'fr' ? undefined : languageNamed(code), run);

export interface PartOfMail {
  part: MailPart;
  /** Message key of its text. */
  key: string;
  /** Our text, with its placeholders. */
  ours: string;
  /** The current text. */
  text: string;
}

/** The editable parts of a mail, in a language. */
export const partsOfMail = (mail: EditableMail, code: string): PartOfMail[] =>
  inLanguage(code, () =>
    MAIL_PARTS.flatMap((part) => {
      const key = mailNamed(mail)?.keys[part];
      const ours = key === undefined ? undefined : ourText(key);
      if (key === undefined || ours === undefined) return [];
      return [{ part, key, ours, text: ownText(key) ?? ours }];
    }),
  );

const WRITABLE = new Set(MAILS.flatMap(({ keys }) => Object.values(keys)));

/** Our text by its key; undefined when no mail has it any more. */
export const textOfHouse = (key: string, code: string): string | undefined =>
  WRITABLE.has(key) ? inLanguage(code, () => ourText(key)) : undefined;
