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

/** AUT-06: mail with the link to choose a new password. */
export const resetMail = ({ firstName, token, origin }: Link) =>
  toReader(() =>
    noticeMail(
      'reset',
      { firstName },
      {
        label: t('identity.mails.reset.action'),
        url: origin + localizedPath(mailPaths.resetPassword(token)),
      },
    ),
  );
