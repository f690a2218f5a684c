import { t } from './subscriptions-words.ts';

/** Why a subscription ended, in words; what nobody put into words is not shown raw (O-36). */
export const reasonWords = (reason: string): string =>
  t.has(`history.reason.${reason}`)
    ? t.translate(`history.reason.${reason}`)
    : t('history.reason.other');
