import { t } from './subscriptions-words.ts';

/** Why a subscription ended, as text; a reason without a message gets a general one (O-36). */
export const reasonWords = (reason: string): string =>
  t.has(`history.reason.${reason}`)
    ? t.translate(`history.reason.${reason}`)
    : t('history.reason.other');
