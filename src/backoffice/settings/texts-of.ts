import type { MailTextShape } from '#modules/settings/admin-contracts.ts';

/** What each part of a mail says today, by its name. */
export const textsOf = ({ parts }: MailTextShape): Record<string, string> =>
  Object.fromEntries(parts.map(({ part, text }) => [part, text]));
