import { ourText, ownText } from '#i18n/catalogue.server.ts';
import { languageNamed, within } from '#i18n/spoken.server.ts';
import { type EditableMail, MAIL_PARTS, MAILS, type MailPart, mailNamed } from '../rules/index.ts';

/** Runs what says something in a language the shop is read in. */
export const inLanguage = <T>(code: string, run: () => T): T =>
  within(code === 'fr' ? undefined : languageNamed(code), run);

export interface PartOfMail {
  part: MailPart;
  /** Of its text in the catalogue. */
  key: string;
  /** As the house says it, with its placeholders. */
  ours: string;
  /** As it is said now. */
  text: string;
}

/** The parts of a mail the team may write, in a language. */
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

/** A text of the house by its key; undefined where no mail has it any more. */
export const textOfHouse = (key: string, code: string): string | undefined =>
  WRITABLE.has(key) ? inLanguage(code, () => ourText(key)) : undefined;
