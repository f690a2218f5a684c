import { t } from '#i18n/catalogue.server.ts';
import { mailPaths } from '#pages/mail-paths.ts';
import { noticeMail } from './notice-mail.ts';

interface Link {
  firstName: string;
  token: string;
  origin: string;
}

/** AUT-06: the link to choose a new password. */
export const resetMail = ({ firstName, token, origin }: Link) =>
  noticeMail(
    'reset',
    { firstName },
    {
      label: t('identity.mails.reset.action'),
      url: origin + mailPaths.resetPassword(token),
    },
  );
