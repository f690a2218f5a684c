import { findVariantsForSale, writtenIn } from '#modules/catalog/server/index.ts';
import { queueMail } from '#platform/mail.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import { backInStockMail, priceFellMail } from './emails/stock-alert-mails.ts';
import type { StockAlert } from './queries.ts';

/** Mails per transaction, since thousands may wait for one format. */
export const ALERTS_AT_ONCE = 200;

/**
 * Mails confirmed alerts whose format is in stock, or cheaper than on the day of the request, in order of request,
 * and deletes them. Returns the number of mails; fewer than `ALERTS_AT_ONCE` means that none is left.
 */
export async function sendAlerts(
  work: UnitOfWork,
  variantCodes: readonly string[],
  originOf: (channelCode: string) => Promise<string>,
): Promise<number> {
  if (variantCodes.length === 0) return 0;
  // An alert being confirmed is locked: this waits for it, or the confirmation sees the stock itself.
  const waiting = await work.tx
    .selectFrom('stock_alerts')
    .selectAll()
    .where('variant_code', 'in', variantCodes)
    .orderBy('asked_at')
    .orderBy('id')
    .forUpdate()
    .execute();
  const confirmed = waiting.filter(({ confirmed_at }) => confirmed_at !== null);
  let sent = 0;
  for (const channelCode of new Set(confirmed.map(({ channel_code }) => channel_code))) {
    const alerts = confirmed.filter(({ channel_code }) => channel_code === channelCode);
    const codes = [...new Set(alerts.map(({ variant_code }) => variant_code))];
    const variants = await findVariantsForSale(work.tx, channelCode, codes);
    const sold = new Map(
      variants.flatMap((one) => (one.availability === 'available' ? [[one.code, one]] : [])),
    );
    const origin = await originOf(channelCode);
    for (const alert of alerts) {
      const variant = sold.get(alert.variant_code);
      if (!variant || !hasCome(alert, variant) || sent === ALERTS_AT_ONCE) continue;
      await notify(work, alert, origin, variant);
      sent += 1;
    }
  }
  return sent;
}

type Variant = Awaited<ReturnType<typeof findVariantsForSale>>[number];

/**
 * Whether the awaited event happened. A lower price counts only if it may be announced as a reduction by law: below
 * the lowest price of the 30 days before (PRI-02).
 */
const hasCome = ({ awaits, asked_cents }: StockAlert, variant: Variant): boolean =>
  awaits === 'stock' ||
  (asked_cents !== null &&
    variant.unitPrice < asked_cents &&
    variant.originalUnitPrice !== null &&
    variant.originalUnitPrice > variant.unitPrice);

async function notify(work: UnitOfWork, alert: StockAlert, origin: string, variant: Variant) {
  const offer = {
    origin,
    leaveToken: alert.leave_token,
    productName: variant.productName,
    variantName: variant.variantName,
    slugs: { product: variant.productSlug, variant: variant.variantSlug },
    cents: variant.unitPrice,
  };
  const before = variant.originalUnitPrice ?? variant.unitPrice;
  const mail = await writtenIn(work, alert.language, offer, (spoken) =>
    alert.awaits === 'price' ? priceFellMail({ ...spoken, before }) : backInStockMail(spoken),
  );
  await queueMail(work, { ...mail, key: `stock-alert:${alert.id}`, to: alert.email });
  await work.tx.deleteFrom('stock_alerts').where('id', '=', alert.id).execute();
}
