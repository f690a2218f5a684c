import { t } from './subscriptions-words.ts';

/** Why a bank refused, in words; a code of a bank that nobody put into words is not shown raw (O-36). */
export const declineWords = (code: string): string =>
  t.has(`decline.${code}`) ? t.translate(`decline.${code}`) : t('decline.other');
