import { t } from '#i18n/catalogue.server.ts';
import { paths } from '#pages/paths.ts';
import { noticeMail } from './notice-mail.ts';

interface Link {
  firstName: string;
  token: string;
  origin: string;
}

/** “Confirm your address”: its link proves who reads the mailbox. */
export const verificationMail = ({ firstName, token, origin }: Link) =>
  noticeMail(
    'verification',
    { firstName },
    {
      label: t('identity.mails.verification.action'),
      url: origin + paths.verification(token),
    },
  );
