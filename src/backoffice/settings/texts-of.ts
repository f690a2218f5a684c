import type { MailTextShape } from '#modules/settings/admin-contracts.ts';

/** The current text of each part of a mail, by name. */
export const textsOf = ({ parts }: MailTextShape): Record<string, string> =>
  Object.fromEntries(parts.map(({ part, text }) => [part, text]));
