import { localizedPath } from '#i18n/language.ts';
import { paths } from '#pages/paths.ts';
import type { Config } from '#platform/config.ts';
import type { MailContact } from '#ui/mail/frame.server.tsx';

/** Who is written to about a mail of the site at this origin: for the foot of its frame. */
export const mailContact = (
  origin: string,
  { SUPPORT_EMAIL: email }: Pick<Config, 'SUPPORT_EMAIL'>,
): MailContact => ({ email, origin, page: origin + localizedPath(paths.contact()) });
