import { t } from './subscriptions-words.ts';

/** Why a bank refused, in words; a code nobody put into words is shown as it is. */
export const declineWords = (code: string): string =>
  t.has(`decline.${code}`) ? t.translate(`decline.${code}`) : t('decline.other', { code });
