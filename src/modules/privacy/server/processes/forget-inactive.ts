import { sql } from 'kysely';
import { fullDate } from '#i18n/dates.ts';
import { localizedPath } from '#i18n/language.ts';
import { writtenIn } from '#modules/catalog/server/index.ts';
import { channelOrigin, findChannel } from '#modules/channels/server/index.ts';
import { findCustomer } from '#modules/customers/server/index.ts';
import { paths } from '#pages/paths.ts';
import { forEachIsolated } from '#platform/for-each-isolated.ts';
import { queueMail } from '#platform/mail.ts';
import { transact } from '#platform/unit-of-work.ts';
import { retention } from '#registry/retention.ts';
import type { AppContext, Db, PersonalData, Tx, UnitOfWork } from '#registry/schema.ts';
import { noticeMail } from '../emails/notice-mail.ts';
import { erasePerson } from '../erase-customer.ts';
import { findObstacle } from '../refuse-obstacles.ts';

/**
 * Validity of a notice after its announced date: if the period was extended and shortened again, an old notice does
 * not suffice to erase somebody.
 */
const NOTICE_HOLDS = { days: 90 };

/** Earliest date on which a valid notice was sent. */
const oldestNotice = (today: Temporal.PlainDate): string =>
  today.subtract(retention.accountReminder).subtract(NOTICE_HOLDS).toString();

/** Maximum per night; the next run continues. */
const AT_ONCE = 500;

/** Accounts last used on this civil day or earlier, longest unused first; a subscription counts as use. */
const lastSeenBy = (db: Db | Tx, day: Temporal.PlainDate) =>
  db
    .selectFrom('customers as c')
    .select('c.id')
    .where('c.last_seen_on', '<=', day.toString())
    .where('c.is_subscriber', '=', false)
    .where(sql<boolean>`not exists (select from erasures e where e.customer_id = c.id)`)
    .orderBy('c.last_seen_on')
    .orderBy('c.id')
    .limit(AT_ONCE);

/** Mails customers whose unused account will be deleted (PRV-08), once per announced date. */
export async function warnInactive(appContext: AppContext): Promise<void> {
  const { accounts, accountReminder } = retention;
  const today = appContext.clock.today();
  const day = today.subtract(accounts).add(accountReminder);
  const silent = (db: Db | Tx) =>
    lastSeenBy(db, day).where((where) =>
      where.or([
        where('c.inactivity_told_on', 'is', null),
        where('c.inactivity_told_on', '<', oldestNotice(today)),
      ]),
    );
  await forEachIsolated(appContext, await silent(appContext.db).execute(), ({ id }) =>
    transact(appContext, async (work) => {
      const isStill = await silent(work.tx).where('c.id', '=', id).forUpdate().executeTakeFirst();
      if (isStill) await warn(appContext, work, id);
    }),
  );
}

async function warn(appContext: AppContext, work: UnitOfWork, id: number): Promise<void> {
  const customer = await findCustomer(work.tx, id);
  const channel = customer && (await findChannel(appContext.db, customer.channel));
  if (!channel) return;
  const notified = work.today.toString();
  await work.tx
    .updateTable('customers')
    .set({ inactivity_told_on: notified })
    .where('id', '=', id)
    .execute();
  const mail = await writtenIn(work, customer.language, null, () =>
    noticeMail({
      kind: 'inactivity',
      firstName: customer.firstName,
      url: channelOrigin(channel, appContext.config) + localizedPath(paths.signIn()),
      params: { day: fullDate(work.today.add(retention.accountReminder)) },
    }),
  );
  await queueMail(work, { key: `inactivity-${id}-${notified}`, to: customer.email, ...mail });
}

/**
 * Erases accounts past their retention period whose customers were notified in time (PRV-08), by the same code as
 * their own request. Pending orders or payments prevent it.
 */
export async function forgetInactive(
  appContext: AppContext,
  parts: readonly PersonalData[],
): Promise<void> {
  const today = appContext.clock.today();
  const notified = today.subtract(retention.accountReminder).toString();
  const outlived = (db: Db | Tx) =>
    lastSeenBy(db, today.subtract(retention.accounts))
      .where('c.inactivity_told_on', '<=', notified)
      .where('c.inactivity_told_on', '>=', oldestNotice(today));
  await forEachIsolated(appContext, await outlived(appContext.db).execute(), ({ id }) =>
    transact(appContext, async (work) => {
      // A concurrent sign-in updates the same row, so the lock serialises both.
      const isStill = await outlived(work.tx).where('c.id', '=', id).forUpdate().executeTakeFirst();
      const customer = isStill && (await findCustomer(work.tx, id));
      if (!customer || (await findObstacle(work, parts, id))) return;
      await erasePerson(work, parts, customer, 'inactive');
    }),
  );
}
