import { t } from '#i18n/catalogue.server.ts';
import { fullDate } from '#i18n/dates.ts';
import { localizedPath } from '#i18n/language.ts';
import { recallPaths } from '#pages/paths.ts';
import { renderNotice } from '#ui/mail/notice.server.tsx';
import type { Recall } from '../start-recall.ts';

const say = (key: string, params?: Record<string, string | number>) =>
  t(`orders.mails.recall.${key}`, params);

interface Concerned {
  firstName: string;
  /** Numbers of the customer's orders that contain the lot. */
  numbers: readonly string[];
  bestBefore: string | null;
  /** The site the order was placed on. */
  origin: string;
}

/** Mails a customer that a lot they bought is recalled, why, and what to do (FOOD-03). */
export async function recallMail(
  recall: Recall,
  { firstName, numbers, bestBefore, origin }: Concerned,
) {
  const { lot, productName: product, reason, advice } = recall;
  const rendered = await renderNotice({
    preview: say('preview'),
    heading: say('heading'),
    paragraphs: [
      say('greeting', { firstName }),
      say('body', { lot, product, numbers: numbers.join(', '), count: numbers.length }),
      bestBefore ? say('bestBefore', { date: fullDate(bestBefore) }) : say('lotPrinted'),
      say('reason', { reason }),
      say('advice', { advice }),
      say('contact'),
    ],
    action: {
      label: say('open'),
      url: origin + localizedPath(recallPaths.one(recall.id)),
      hint: t('orders.mails.linkHint'),
    },
    sender: t('orders.mails.confirmation.sender'),
  });
  return { kind: 'order-recall', subject: say('subject', { product, lot }), ...rendered };
}
