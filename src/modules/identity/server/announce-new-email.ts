import { t } from '#i18n/catalogue.server.ts';
import { localizedPath } from '#i18n/language.ts';
import { toReader } from '#i18n/spoken.server.ts';
import type { Customer } from '#modules/customers/server/index.ts';
import { mailPaths } from '#pages/mail-paths.ts';
import { queueMail } from '#platform/mail.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import { EMAIL_RETURN_DAYS, issueEmailReturn } from './email-returns.ts';
import { noticeMail } from './emails/notice-mail.ts';

interface Former {
  email: string;
  /** Only who proved to read it can take the account back to it. */
  isVerified: boolean;
  origin: string;
}

/**
 * Notifies the former address of the change, so that the owner of a hijacked account can react: a
 * link takes the account back to it.
 */
export async function announceNewEmail(
  work: UnitOfWork,
  { id, email, firstName }: Pick<Customer, 'id' | 'email' | 'firstName'>,
  former: Former,
): Promise<void> {
  const token = former.isVerified ? await issueEmailReturn(work, id, former.email) : null;
  const mail = await toReader(() => {
    if (token === null) return noticeMail('emailChanged', { firstName, email });
    const url = former.origin + localizedPath(mailPaths.emailReturn(token));
    const takesBack = { former: former.email, days: String(EMAIL_RETURN_DAYS) };
    return noticeMail(
      'emailChanged',
      { firstName, email },
      { label: t('identity.mails.emailChanged.action'), url },
      [t('identity.mails.emailChanged.takesBack', takesBack)],
    );
  });
  const key = `email-changed-${id}-${former.email}-${email}`.toLowerCase();
  await queueMail(work, { key, to: former.email, ...mail });
}
