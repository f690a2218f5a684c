import { MONEY_MAIL_TEXTS, type MoneyMail } from '#modules/checkout/rules/index.ts';
import { ORDER_MAIL_TEXTS, type OrderMail } from '#modules/orders/rules/index.ts';
import {
  LIFE_MAILS,
  type LifeMail,
  lifeMailTexts,
  RENEWAL_MAIL_TEXTS,
  type RenewalMail,
} from '#modules/renewals/rules/index.ts';
import { REVIEW_MAIL_TEXTS, type ReviewMail } from '#modules/reviews/rules/index.ts';

/** Topics of mails whose texts the team may edit. */
export const MAIL_THEMES = ['orders', 'money', 'subscriptions'] as const;
export type MailTheme = (typeof MAIL_THEMES)[number];

export type EditableMail = LifeMail | MoneyMail | OrderMail | RenewalMail | ReviewMail;

export const MAIL_PARTS = ['subject', 'heading', 'body', 'more'] as const;
export type MailPart = (typeof MAIL_PARTS)[number];

/** Maximum number of characters per part. */
export const LONGEST_PART: Readonly<Record<MailPart, number>> = {
  subject: 90,
  heading: 90,
  body: 600,
  more: 600,
};

interface MailOf<Mail extends EditableMail = EditableMail> {
  mail: Mail;
  theme: MailTheme;
  /** Message keys of its texts, by part. */
  keys: Readonly<Partial<Record<MailPart, string>>>;
}

const mailsOf = <Mail extends EditableMail>(
  theme: MailTheme,
  texts: Readonly<Record<Mail, MailOf['keys']>>,
): MailOf<Mail>[] =>
  (Object.keys(texts) as Mail[]).map((mail) => ({ mail, theme, keys: texts[mail] }));

/** All mails with texts the team may edit, and their editable parts (O-16). */
export const MAILS: readonly MailOf[] = [
  ...mailsOf('orders', ORDER_MAIL_TEXTS),
  ...mailsOf('orders', REVIEW_MAIL_TEXTS),
  ...mailsOf('money', MONEY_MAIL_TEXTS),
  ...mailsOf('subscriptions', RENEWAL_MAIL_TEXTS),
  ...LIFE_MAILS.map((mail) => ({
    mail,
    theme: 'subscriptions' as const,
    keys: lifeMailTexts(mail),
  })),
];

export const EDITABLE_MAILS = MAILS.map(({ mail }) => mail);

/** A mail by its name; undefined when it has no editable texts. */
export const mailNamed = (name: string): MailOf | undefined =>
  MAILS.find(({ mail }) => mail === name);

/** Whether a mail is of these. */
export const isMailOf = <Mail extends string>(
  texts: Readonly<Record<Mail, unknown>>,
  mail: string,
): mail is Mail => Object.hasOwn(texts, mail);
