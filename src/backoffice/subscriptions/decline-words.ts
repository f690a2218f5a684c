import { t } from './subscriptions-words.ts';

/** A bank's decline code as text; a code without a message gets a general one (O-36). */
export const declineWords = (code: string): string =>
  t.has(`decline.${code}`) ? t.translate(`decline.${code}`) : t('decline.other');
