import { sql } from 'kysely';
import { fullDate } from '#i18n/dates.ts';
import { channelOrigin, findChannel } from '#modules/channels/server/index.ts';
import { findCustomer } from '#modules/customers/server/index.ts';
import { paths } from '#paths.ts';
import { eachAlone } from '#platform/each-alone.ts';
import { queueMail } from '#platform/mail.ts';
import { transact } from '#platform/work.ts';
import { retention } from '#retention.ts';
import type { Db, Machine, PersonalData, Tx, Work } from '#schema.ts';
import { noticeMail } from '../emails/notice-mail.ts';
import { erasePerson } from '../erase-customer.ts';
import { findObstacle } from '../refuse-obstacles.ts';

/** In one night; the next one goes on. */
const AT_ONCE = 500;

/** Accounts used last on this civil day or before; a subscription uses its account. */
const lastSeenBy = (db: Db | Tx, day: Temporal.PlainDate) =>
  db
    .selectFrom('customers as c')
    .select('c.id')
    .where('c.last_seen_on', '<=', day.toString())
    .where('c.is_subscriber', '=', false)
    .where(sql<boolean>`not exists (select from erasures e where e.customer_id = c.id)`)
    .limit(AT_ONCE);

/** Writes to who is about to lose an account nobody used for long (PRV-08), once. */
export async function warnInactive(machine: Machine): Promise<void> {
  const { accounts, accountReminder } = retention;
  const day = machine.clock.today().subtract(accounts).add(accountReminder);
  const silent = (db: Db | Tx) => lastSeenBy(db, day).where('c.inactivity_told_on', 'is', null);
  await eachAlone(machine, await silent(machine.db).execute(), ({ id }) =>
    transact(machine, async (work) => {
      const isStill = await silent(work.tx).where('c.id', '=', id).forUpdate().executeTakeFirst();
      if (isStill) await warn(machine, work, id);
    }),
  );
}

async function warn(machine: Machine, work: Work, id: number): Promise<void> {
  const customer = await findCustomer(work.tx, id);
  const channel = customer && (await findChannel(machine.db, customer.channel));
  if (!channel) return;
  const told = work.today.toString();
  await work.tx
    .updateTable('customers')
    .set({ inactivity_told_on: told })
    .where('id', '=', id)
    .execute();
  const mail = await noticeMail({
    kind: 'inactivity',
    firstName: customer.firstName,
    url: channelOrigin(channel, machine.config) + paths.signIn(),
    params: { day: fullDate(work.today.add(retention.accountReminder)) },
  });
  await queueMail(work, { key: `inactivity-${id}-${told}`, to: customer.email, ...mail });
}

/**
 * Erases accounts that outlived their term and whose customers were told in time (PRV-08), as they
 * would have themselves. What is under way keeps an account.
 */
export async function forgetInactive(
  machine: Machine,
  parts: readonly PersonalData[],
): Promise<void> {
  const today = machine.clock.today();
  const told = today.subtract(retention.accountReminder).toString();
  const outlived = (db: Db | Tx) =>
    lastSeenBy(db, today.subtract(retention.accounts)).where('c.inactivity_told_on', '<=', told);
  await eachAlone(machine, await outlived(machine.db).execute(), ({ id }) =>
    transact(machine, async (work) => {
      // Whoever signs in meanwhile writes this row too: one of both comes first.
      const isStill = await outlived(work.tx).where('c.id', '=', id).forUpdate().executeTakeFirst();
      const customer = isStill && (await findCustomer(work.tx, id));
      if (!customer || (await findObstacle(work, parts, id))) return;
      await erasePerson(work, parts, customer, 'inactive');
    }),
  );
}
