import { sql } from 'kysely';
import { channelOrigin, findChannel } from '#modules/channels/server/index.ts';
import { forEachIsolated } from '#platform/for-each-isolated.ts';
import { queueMail } from '#platform/mail.ts';
import { transact } from '#platform/unit-of-work.ts';
import type { AppContext, UnitOfWork } from '#registry/schema.ts';
import { creditEndsMail } from '../emails/credit-mails.ts';

/** Days before credit ends that its customer is written to. */
const REMINDED_DAYS = 30;
const AT_ONCE = 500;

/** Tells everybody whose credit ends within a month, once; what nobody was told of does not end. */
export async function remindCredit(appContext: AppContext): Promise<void> {
  const { db, clock, config } = appContext;
  const channel = await findChannel(db, 'FR_WEB');
  if (!channel) return;
  const until = clock.today().add({ days: REMINDED_DAYS }).toString();
  const ending = await db
    .selectFrom('credit_lots')
    .select('customer_id as customerId')
    .distinct()
    .where('left_amount', '>', 0)
    .where('expires_on', '<=', until)
    .where('reminded_at', 'is', null)
    .limit(AT_ONCE)
    .execute();
  const origin = channelOrigin(channel, config);
  await forEachIsolated(appContext, ending, ({ customerId }) =>
    transact(appContext, (work) => remind(work, { customerId, until, origin })),
  );
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
    .select(['email', 'first_name as firstName'])
    .where('id', '=', customerId)
    .executeTakeFirst();
  const first = lots[0];
  if (!first?.expiresOn || !customer) return;
  // Who hears of it late, since nobody ran this for a while, has a fortnight all the same.
  const least = work.today.add({ days: 14 });
  const said = Temporal.PlainDate.from(first.expiresOn);
  const expiresOn = Temporal.PlainDate.compare(said, least) < 0 ? least : said;
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
  const mail = await creditEndsMail({ firstName: customer.firstName, amount, expiresOn, origin });
  await queueMail(work, {
    key: `credit-ends:${first.id}:${expiresOn}`,
    to: customer.email,
    ...mail,
  });
}
