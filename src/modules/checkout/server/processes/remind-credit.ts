import { sql } from 'kysely';
import { DEFAULTS } from '#kit/sites.ts';
import { writtenIn } from '#modules/catalog/server/index.ts';
import { channelOrigin, findChannel } from '#modules/channels/server/index.ts';
import { languageOfMailbox } from '#modules/orders/server/index.ts';
import { forEachIsolated } from '#platform/for-each-isolated.ts';
import { queueMail } from '#platform/mail.ts';
import { transact } from '#platform/unit-of-work.ts';
import type { AppContext, Db, Tx, UnitOfWork } from '#registry/schema.ts';
import { creditEndsMail, voucherEndsMail } from '../emails/credit-mails.ts';

/** Days before the end of a credit or voucher at which its holder gets a mail. */
const REMINDED_DAYS = 30;
const AT_ONCE = 500;

/** Writes once to each holder of credit or vouchers that expire within a month; nothing expires without that mail. */
export async function remindCredit(appContext: AppContext): Promise<void> {
  const { db, clock, config } = appContext;
  const channel = await findChannel(db, DEFAULTS.site);
  if (!channel) return;
  const until = clock.today().add({ days: REMINDED_DAYS }).toString();
  const ending = await db
    .selectFrom('credit_lots')
    .select('customer_id as customerId')
    .distinct()
    .where('customer_id', 'is not', null)
    .$narrowType<{ customerId: number }>()
    .where('left_amount', '>', 0)
    .where('expires_on', '<=', until)
    .where('reminded_at', 'is', null)
    .orderBy('customer_id')
    .limit(AT_ONCE)
    .execute();
  const origin = channelOrigin(channel, config);
  await forEachIsolated(appContext, ending, ({ customerId }) =>
    transact(appContext, (work) => remind(work, { customerId, until, origin })),
  );
  const vouchers = await endingVouchers(db, until).orderBy('v.id').limit(AT_ONCE).execute();
  await forEachIsolated(appContext, vouchers, ({ id }) =>
    transact(appContext, (work) => remindVoucher(work, { id, until, origin })),
  );
}

/** Vouchers with a balance that end soon and were not announced: not redeemed yet, or used in an order of a guest. */
const endingVouchers = (db: Db | Tx, until: string) =>
  db
    .selectFrom('vouchers as v')
    .select(['v.id', 'v.email', 'v.ending', 'v.amount'])
    .select('v.expires_on as expiresOn')
    .select(
      sql<number | null>`(select sum(l.left_amount)::integer from credit_lots l
      where l.voucher_id = v.id and l.customer_id is null and l.left_amount > 0
        and l.expires_on <= ${until} and l.reminded_at is null)`.as('left'),
    )
    .select(sql<boolean>`v.redeemed_at is not null`.as('isOpened'))
    .where(
      sql<boolean>`case when v.redeemed_at is null
        then v.ended_at is null and v.reminded_at is null and v.email is not null and v.expires_on <= ${until}
        else v.customer_id is null and exists (select from credit_lots l where l.voucher_id = v.id
          and l.customer_id is null and l.left_amount > 0 and l.expires_on <= ${until} and l.reminded_at is null)
        end`,
    );

/** Last day after the notice: a notice sent late, after an interruption, still leaves a fortnight. */
function noticedUntil({ today }: UnitOfWork, expiresOn: string): Temporal.PlainDate {
  const least = today.add({ days: 14 });
  const said = Temporal.PlainDate.from(expiresOn);
  return Temporal.PlainDate.compare(said, least) < 0 ? least : said;
}

/** Announces the end of a voucher to its recipient; if their address was erased, it expires all the same. */
async function remindVoucher(
  work: UnitOfWork,
  { id, until, origin }: { id: number; until: string; origin: string },
): Promise<void> {
  await work.tx.selectFrom('vouchers').select('id').where('id', '=', id).forUpdate().execute();
  const voucher = await endingVouchers(work.tx, until).where('v.id', '=', id).executeTakeFirst();
  if (!voucher) return;
  const expiresOn = noticedUntil(work, voucher.expiresOn);
  const noted = {
    reminded_at: new Date(work.now.epochMilliseconds),
    expires_on: sql<string>`greatest(expires_on, ${expiresOn.toString()}::date)`,
  };
  if (voucher.isOpened)
    await work.tx
      .updateTable('credit_lots')
      .set(noted)
      .where('voucher_id', '=', id)
      .where('customer_id', 'is', null)
      .where('left_amount', '>', 0)
      .where('expires_on', '<=', until)
      .execute();
  else await work.tx.updateTable('vouchers').set(noted).where('id', '=', id).execute();
  if (!voucher.email) return;
  const amount = voucher.left ?? voucher.amount;
  const ending = { amount, ending: voucher.ending, expiresOn, origin };
  const language = await languageOfMailbox(work.tx, voucher.email);
  const mail = await writtenIn(work, language, ending, voucherEndsMail);
  await queueMail(work, { key: `voucher-ends:${id}:${expiresOn}`, to: voucher.email, ...mail });
}

async function remind(
  work: UnitOfWork,
  { customerId, until, origin }: { customerId: number; until: string; origin: string },
): Promise<void> {
  const lots = await work.tx
    .selectFrom('credit_lots')
    .select(['id', 'left_amount as left', 'expires_on as expiresOn'])
    .where('customer_id', '=', customerId)
    .where('left_amount', '>', 0)
    .where('expires_on', '<=', until)
    .where('reminded_at', 'is', null)
    .orderBy('expires_on')
    .forUpdate()
    .execute();
  const customer = await work.tx
    .selectFrom('customers')
    .select(['email', 'first_name as firstName', 'language'])
    .where('id', '=', customerId)
    .executeTakeFirst();
  const first = lots[0];
  if (!first?.expiresOn || !customer) return;
  const expiresOn = noticedUntil(work, first.expiresOn);
  await work.tx
    .updateTable('credit_lots')
    .set({
      reminded_at: new Date(work.now.epochMilliseconds),
      expires_on: sql<string>`greatest(expires_on, ${expiresOn.toString()}::date)`,
    })
    .where(
      'id',
      'in',
      lots.map(({ id }) => id),
    )
    .execute();
  const amount = lots.reduce((all, { left }) => all + left, 0);
  const ending = { firstName: customer.firstName, amount, expiresOn, origin };
  const mail = await writtenIn(work, customer.language, ending, creditEndsMail);
  await queueMail(work, {
    key: `credit-ends:${first.id}:${expiresOn}`,
    to: customer.email,
    ...mail,
  });
}
