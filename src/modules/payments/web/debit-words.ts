import { words } from '#i18n/words.ts';
import messages from '../messages/debit.fr.json';

const t = words(messages);

/** An online payment method, or a text about a subscription. */
export type DebitText = keyof (typeof messages)['debit']['order'];

/** When the payment is captured, in the wording used by every text of the shop (PAY-07). */
export const debitText = (captureAt: 'order' | 'shipping', text: DebitText): string =>
  t(`debit.${captureAt}.${text}`);
