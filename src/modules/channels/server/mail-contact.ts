import { localizedPath } from '#i18n/language.ts';
import { paths } from '#pages/paths.ts';
import type { Config } from '#platform/config.ts';
import type { MailContact } from '#ui/mail/frame.server.tsx';

/** Contact data for the footer of mails of the site at this origin. */
export const mailContact = (
  origin: string,
  { SUPPORT_EMAIL: email }: Pick<Config, 'SUPPORT_EMAIL'>,
): MailContact => ({ email, origin, page: origin + localizedPath(paths.contact()) });
