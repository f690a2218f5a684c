import { t } from '#i18n/catalogue.server.ts';
import { momentBefore } from '#platform/moment-before.ts';
import { retention } from '#registry/retention.ts';
import type { Db, Tx, UnitOfWork } from '#registry/schema.ts';
import type { Attempt } from './attempt.ts';

/** Version of the text of `mandate.text`: change the date when the text changes. */
const MANDATE_VERSION = '2026-11-25';

interface Mandated {
  /** Days between deliveries, from the lines of the order. */
  intervals: readonly number[];
  /** Network address of the person who accepts. */
  address: string;
}

/** The text of a mandate, shared by pages, mails and the stored proof. */
const mandateOf = (intervals: readonly number[]): string => {
  const rhythms = [...new Set(intervals)].toSorted((a, b) => a - b);
  const named = rhythms.map((days) => t(`orders.${days}.label`));
  return t('payments.mandate.text', { rhythms: named.join(', ').toLowerCase() });
};

/** Stores the mandate accepted with a charge (PAY-02); a card given after a refusal is a new acceptance. */
export async function recordMandate(
  { tx, now }: UnitOfWork,
  { orderToken, customerId, hash }: Attempt,
  { intervals, address }: Mandated,
): Promise<void> {
  const accepted = {
    customer_id: customerId,
    text_version: MANDATE_VERSION,
    text: mandateOf(intervals),
    accepted_at: new Date(now.epochMilliseconds),
    address,
    attempt_hash: hash,
  };
  await tx
    .insertInto('payment_mandates')
    .values({ order_token: orderToken, ...accepted })
    .onConflict((conflict) => conflict.column('order_token').doUpdateSet(accepted))
    .execute();
}

/** The mandate accepted with the charge of an order; undefined when nothing will be charged later. */
export const findMandate = (db: Db | Tx, orderToken: string) =>
  db
    .selectFrom('payment_mandates')
    .select(['text', 'accepted_at as acceptedAt'])
    .where('order_token', '=', orderToken)
    .executeTakeFirst();

/** Deletes mandates a while after the last subscription that used them ended (PRV-08). */
export async function forgetMandates(db: Db | Tx, now: Temporal.Instant): Promise<void> {
  const before = momentBefore(now, retention.cards);
  await db
    .deleteFrom('payment_mandates as m')
    .where('m.accepted_at', '<', before)
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('subscriptions as s')
            .innerJoin('orders as o', 'o.id', 's.created_from')
            .select('s.id')
            .whereRef('o.token', '=', 'm.order_token')
            .where((one) =>
              one.or([one('s.status', '<>', 'stopped'), one('s.stopped_at', '>=', before)]),
            ),
        ),
      ),
    )
    .execute();
}
