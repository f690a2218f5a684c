import { words } from '#i18n/words.ts';
import messages from '../messages/debit.fr.json';

const t = words(messages);

/** A way to pay whose money a provider moves, or what is said of a subscription. */
export type DebitText = keyof (typeof messages)['debit']['order'];

/** When money is taken, as every text of the shop says it (PAY-07). */
export const debitText = (captureAt: 'order' | 'shipping', text: DebitText): string =>
  t(`debit.${captureAt}.${text}`);
