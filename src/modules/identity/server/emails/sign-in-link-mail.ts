import { t } from '#i18n/catalogue.server.ts';
import { localizedPath } from '#i18n/language.ts';
import { toReader } from '#i18n/spoken.server.ts';
import { mailPaths } from '#pages/mail-paths.ts';
import { noticeMail } from './notice-mail.ts';

interface Link {
  firstName: string;
  token: string;
  origin: string;
  /** The address was never verified: the current password will stop working. */
  losesPassword: boolean;
}

/** N-16: mail with a single-use link to sign in. */
export const signInLinkMail = ({ firstName, token, origin, losesPassword }: Link) =>
  toReader(() =>
    noticeMail(
      'signInLink',
      { firstName },
      {
        label: t('identity.mails.signInLink.action'),
        url: origin + localizedPath(mailPaths.signInLink(token)),
      },
      losesPassword ? [t('identity.mails.signInLink.losesPassword')] : [],
    ),
  );
