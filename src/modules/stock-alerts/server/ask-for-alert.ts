import { sql } from 'kysely';
import { callersLanguage } from '#i18n/spoken.server.ts';
import { refuseFields } from '#kit/refusal.ts';
import type { Availability } from '#modules/catalog/contracts.ts';
import { findVariantsForSale, writtenIn } from '#modules/catalog/server/index.ts';
import { queueMail } from '#platform/mail.ts';
import {
  CONFIRM_DAYS,
  newConfirmation,
  quietSince,
  spelled,
} from '#platform/mailed-confirmation.ts';
import { newToken } from '#platform/secrets.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import type { AlertKind } from '../contracts.ts';
import { confirmMail } from './emails/stock-alert-mails.ts';

/** Maximum number of unanswered confirmation mails per mailbox, over all formats and spellings. */
const MOST_UNANSWERED = 3;

interface AlertRequest {
  variantCode: string;
  awaits: AlertKind;
  email: string;
  channelCode: string;
  /** The caller is signed in with this verified address, so no confirmation mail is needed. */
  isProven: boolean;
  /** Origin of the site its links open. */
  origin: string;
}

/**
 * Requests one mail when a format is back in stock, or cheaper than today. The response reveals nothing about the
 * address; its mailbox has to confirm first.
 * @throws Refusal on path `variantCode` when the format is unknown, will not be in stock again, or is in stock
 * although its return is awaited; on path `email` when its mailbox has too many unanswered mails.
 */
export async function askForAlert(work: UnitOfWork, request: AlertRequest): Promise<void> {
  const { variantCode, awaits, channelCode, origin } = request;
  const [variant] = await findVariantsForSale(work.tx, channelCode, [variantCode]);
  const reason = refusalOf(awaits, variant?.availability);
  if (!variant || reason)
    throw refuseFields([{ propertyPath: 'variantCode', code: reason ?? 'stock_alert.variant' }]);
  const email = spelled(request.email);
  const language = callersLanguage() ?? 'fr';
  const asked_at = new Date(work.now.epochMilliseconds);
  const { token, stored: link } = newConfirmation(work.now);
  if (!request.isProven) await countUnanswered(work, email);
  // One row per address and format: two concurrent requests send one mail.
  const alert = await work.tx
    .insertInto('stock_alerts')
    .values({
      email,
      variant_code: variantCode,
      channel_code: channelCode,
      language,
      awaits,
      asked_cents: awaits === 'price' ? variant.unitPrice : null,
      asked_at,
      confirm_hash: link.confirm_hash,
      confirm_until: link.confirm_until,
      confirmed_at: request.isProven ? asked_at : null,
      leave_token: newToken(),
    })
    .onConflict((conflict) =>
      conflict
        .columns(['email', 'variant_code', 'awaits'])
        .doUpdateSet({
          asked_at,
          language,
          asked_cents: awaits === 'price' ? variant.unitPrice : null,
          confirm_hash: link.confirm_hash,
          confirm_until: link.confirm_until,
          confirmed_at: request.isProven ? asked_at : null,
          mails: sql<number>`stock_alerts.mails + 1`,
        })
        .where('stock_alerts.confirmed_at', 'is', null)
        .where((row) =>
          row.or([
            row.val(request.isProven),
            row('stock_alerts.asked_at', '<', quietSince(work.now)),
          ]),
        ),
    )
    .returning(['leave_token'])
    .executeTakeFirst();
  if (!alert || request.isProven) return;
  const asking = {
    awaits,
    cents: variant.unitPrice,
    token,
    origin,
    leaveToken: alert.leave_token,
    productName: variant.productName,
    variantName: variant.variantName,
    today: work.today,
    days: CONFIRM_DAYS,
  };
  const mail = await writtenIn(work, language, asking, confirmMail);
  await queueMail(work, { ...mail, key: `stock-alert-confirm:${link.confirm_hash}`, to: email });
}

/** Serialises concurrent requests for one mailbox, so that the count is exact. */
async function countUnanswered({ tx }: UnitOfWork, email: string): Promise<void> {
  const mailbox = sql<string>`mailbox_of(${email}::text)`;
  await sql`select pg_advisory_xact_lock(hashtextextended('alerts to ' || ${mailbox}, 0))`.execute(
    tx,
  );
  const { sent } = await tx
    .selectFrom('stock_alerts')
    .select((row) => row.fn.coalesce(row.fn.sum<string>('mails'), sql.lit(0)).as('sent'))
    .where(sql`mailbox_of(email)`, '=', mailbox)
    .where('confirmed_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (Number(sent) >= MOST_UNANSWERED)
    throw refuseFields([{ propertyPath: 'email', code: 'stock_alert.unanswered' }]);
}

/** Why an alert of this kind is impossible for a format; null when it is possible. */
function refusalOf(awaits: AlertKind, availability: Availability | undefined) {
  if (availability === 'available') return awaits === 'price' ? null : 'stock_alert.in_stock';
  if (availability === 'out_of_stock') return null;
  return availability === undefined ? 'stock_alert.variant' : 'stock_alert.gone';
}
