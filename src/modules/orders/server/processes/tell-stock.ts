import { createHash } from 'node:crypto';
import { listStockLots } from '#modules/catalog/server/index.ts';
import { queueMail } from '#platform/mail.ts';
import { transact } from '#platform/unit-of-work.ts';
import type { AppContext } from '#registry/schema.ts';
import { listReorders } from '../demand-for-team.ts';
import { stockMail } from '../emails/stock-notice.ts';

const MOST = { offset: 0, itemsPerPage: 50 };

/**
 * Mails the team the articles to reorder and the lots that expire soon, as the office lists them (O-30). Only sent
 * when a list contains something that no earlier mail had.
 */
export async function tellStock(appContext: AppContext): Promise<void> {
  const { db, clock, config } = appContext;
  const days = String(config.STOCK_EXPIRY_DAYS);
  const [short, expiring] = await Promise.all([
    listReorders(db, clock.now(), MOST),
    listStockLots(db, { days }, MOST, clock.today()),
  ]);
  const lots = expiring.rows.filter(({ quantity }) => quantity > 0);
  if (short.rows.length + lots.length === 0) return;
  const named = [
    ...short.rows.map(({ code }) => code),
    ...lots.map(({ variantCode, lot }) => `${variantCode} ${lot}`),
  ].toSorted();
  const key = `stock-notice:${createHash('sha256').update(named.join('\n')).digest('hex').slice(0, 32)}`;
  const mail = await stockMail({ short: short.rows, lots, days: config.STOCK_EXPIRY_DAYS });
  await transact(appContext, (work) => queueMail(work, { key, to: config.SUPPORT_EMAIL, ...mail }));
}
