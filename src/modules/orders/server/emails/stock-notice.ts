import { t } from '#i18n/catalogue.server.ts';
import { fullDate } from '#i18n/dates.ts';
import { renderNotice } from '#ui/mail/notice.server.tsx';

const say = (key: string, params?: Record<string, string | number>) =>
  t(`orders.mails.stock.${key}`, params);

interface StockNotice {
  short: readonly {
    name: string;
    format: string;
    code: string;
    available: number;
    cover: number | null;
  }[];
  lots: readonly {
    name: string;
    format: string;
    lot: string;
    place: string;
    bestBefore: string | null;
    quantity: number;
  }[];
  /** Lots that expire within this many days are listed. */
  days: number;
}

/** Mails the team the articles to reorder and the lots that expire soon. */
export async function stockMail({ short, lots, days }: StockNotice) {
  const paragraphs: string[] = [];
  if (short.length > 0) paragraphs.push(say('short', { count: short.length }));
  for (const { name, format, code, available, cover } of short)
    paragraphs.push(
      say(cover === null ? 'shortLine' : 'shortLineCover', {
        name,
        format,
        code,
        available,
        days: cover ?? 0,
      }),
    );
  if (lots.length > 0) paragraphs.push(say('expiring', { count: lots.length, days }));
  for (const { name, format, lot, place, bestBefore, quantity } of lots)
    paragraphs.push(
      say(place ? 'lotLinePlace' : 'lotLine', {
        name,
        format,
        lot,
        place,
        quantity,
        date: bestBefore ? fullDate(bestBefore) : '',
      }),
    );
  const counts = { short: short.length, lots: lots.length };
  const rendered = await renderNotice({
    preview: say('preview', counts),
    heading: say('heading'),
    paragraphs,
    notes: [say('where')],
    sender: t('orders.mails.confirmation.sender'),
  });
  return { kind: 'stock-notice', subject: say('subject', counts), ...rendered };
}
