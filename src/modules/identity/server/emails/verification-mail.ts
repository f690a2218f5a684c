import { t } from '#i18n/catalogue.server.ts';
import { localizedPath } from '#i18n/language.ts';
import { toReader } from '#i18n/spoken.server.ts';
import { mailPaths } from '#pages/mail-paths.ts';
import { noticeMail } from './notice-mail.ts';

interface Link {
  firstName: string;
  token: string;
  origin: string;
}

/** “Confirm your address”: the link proves access to the mailbox. */
export const verificationMail = ({ firstName, token, origin }: Link) =>
  toReader(() =>
    noticeMail(
      'verification',
      { firstName },
      {
        label: t('identity.mails.verification.action'),
        url: origin + localizedPath(mailPaths.verification(token)),
      },
    ),
  );
