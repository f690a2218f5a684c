import { sql } from 'kysely';
import { findFoods, writtenIn } from '#modules/catalog/server/index.ts';
import { channelOrigin, findChannel, mailContact } from '#modules/channels/server/index.ts';
import { findCustomer } from '#modules/customers/server/index.ts';
import { queueMail } from '#platform/mail.ts';
import { hashOf, newToken } from '#platform/secrets.ts';
import { transact } from '#platform/unit-of-work.ts';
import type { AppContext, Db, UnitOfWork } from '#registry/schema.ts';
import { appliesTo } from '../../rules/index.ts';
import { announcementMail, stoppedMail } from '../emails/change-mails.ts';
import { findTouchedLines } from '../find-impact.ts';
import type { PlannedChange } from '../queries.ts';

/** Customers of a change who still have to be notified. */
export async function findToWrite(
  db: Db,
  id: number,
  content: 'announcement' | 'stopped',
): Promise<number[]> {
  const written = sql.raw(content === 'announcement' ? 'is null' : 'is not null');
  const { rows } = await sql<{ customer: number }>`
    select s.customer_id as customer from planned_change_subscriptions r
    join subscriptions s on s.id = r.subscription_id
    where r.change_id = ${id} and r.outcome is null and r.written_at ${written}
      and s.status <> 'stopped'
    group by 1 order by 1`.execute(db);
  return rows.map(({ customer }) => customer);
}

/**
 * Sends a customer one notice about all their affected subscriptions. The rows are locked, so that a
 * second worker finds them done, and rows and mail are committed together.
 */
export async function writeAnnouncement(
  appContext: AppContext,
  change: PlannedChange,
  customerId: number,
): Promise<void> {
  await transact(appContext, async (work) => {
    if ((await stateOf(work, change)) === 'stopped') return;
    const held = await holdUnwritten(work, change.id, customerId);
    const recipient = await recipientOf(appContext, work, customerId, held[0]);
    if (!recipient) return;
    const lines = await findTouchedLines(
      work.tx,
      change.id,
      held.map(({ id }) => id),
    );
    const ids = [...new Set(lines.map(({ subscriptionId }) => subscriptionId))];
    await dropUntouched(work, change.id, held, ids);
    if (ids.length === 0) return;
    const token = newToken();
    const mailKey = `planned-change:${change.id}:${ids[0]}`;
    const [replacement] = change.replacedBy ? await findFoods(work.tx, [change.replacedBy]) : [];
    const announcing = {
      change,
      lines,
      token,
      replacement: replacement ?? null,
      appliesOn: appliesTo(termsOf(change), work.today).toString(),
    };
    const mail = await writtenIn(work, recipient.locale, announcing, (spoken) =>
      announcementMail(addressed(appContext, recipient), spoken),
    );
    await queueMail(work, { key: mailKey, ...mail });
    await work.tx
      .updateTable('planned_change_subscriptions')
      .set({
        token_hash: hashOf(token),
        mail_key: mailKey,
        written_at: new Date(work.now.epochMilliseconds),
      })
      .where('change_id', '=', change.id)
      .where('subscription_id', 'in', ids)
      .execute();
  });
}

/** Notifies a customer once that an announced change will not happen. */
export async function writeStopped(
  appContext: AppContext,
  change: PlannedChange,
  customerId: number,
): Promise<void> {
  await transact(appContext, async (work) => {
    const { rows } = await sql<{ id: number; code: string; channel: string; locale: string }>`
      update planned_change_subscriptions r
      set outcome = 'cancelled', outcome_at = ${new Date(work.now.epochMilliseconds)}
      from subscriptions s
      where s.id = r.subscription_id and r.change_id = ${change.id} and r.outcome is null
        and s.customer_id = ${customerId}
      returning s.id, s.code, s.channel, s.locale`.execute(work.tx);
    const recipient = await recipientOf(appContext, work, customerId, rows[0]);
    if (!recipient) return;
    const codes = rows.map(({ code }) => code).toSorted();
    const mail = await writtenIn(work, recipient.locale, null, () =>
      stoppedMail(addressed(appContext, recipient), change, codes),
    );
    await queueMail(work, { key: `planned-change-stopped:${change.id}:${customerId}`, ...mail });
  });
}

/** The civil dates of a change, for `appliesTo`. */
export const termsOf = ({ appliesOn, noticeDays }: PlannedChange) => ({
  appliesOn: Temporal.PlainDate.from(appliesOn),
  noticeDays,
});

/** Locks the change, so that it is not stopped while a notice is written. */
async function stateOf({ tx }: UnitOfWork, { id }: PlannedChange) {
  const change = tx.selectFrom('planned_changes').select('state').where('id', '=', id).forShare();
  return (await change.executeTakeFirst())?.state;
}

async function holdUnwritten({ tx }: UnitOfWork, changeId: number, customerId: number) {
  const { rows } = await sql<{ id: number; channel: string; locale: string }>`
    select s.id, s.channel, s.locale from planned_change_subscriptions r
    join subscriptions s on s.id = r.subscription_id
    where r.change_id = ${changeId} and s.customer_id = ${customerId} and r.written_at is null
      and r.outcome is null and s.status <> 'stopped'
    order by s.id for update of r`.execute(tx);
  return rows;
}

/** Subscriptions from which the customer removed the product before the notice are not affected. */
async function dropUntouched(
  { tx }: UnitOfWork,
  changeId: number,
  held: readonly { id: number }[],
  touched: readonly number[],
): Promise<void> {
  const gone = held.flatMap(({ id }) => (touched.includes(id) ? [] : [id]));
  if (gone.length === 0) return;
  await tx
    .deleteFrom('planned_change_subscriptions')
    .where('change_id', '=', changeId)
    .where('subscription_id', 'in', gone)
    .execute();
}

/** Recipient of a notice, with the site and language of the subscription; null if the account was deleted. */
async function recipientOf(
  { config }: AppContext,
  { tx }: UnitOfWork,
  customerId: number,
  subscription: { channel: string; locale: string } | undefined,
) {
  const customer = subscription ? await findCustomer(tx, customerId) : null;
  const channel = subscription ? await findChannel(tx, subscription.channel) : null;
  if (!subscription || !customer || !channel) return null;
  const { email: to, firstName } = customer;
  return { to, firstName, origin: channelOrigin(channel, config), locale: subscription.locale };
}

/** The recipient with the address of the contact page in their language. */
const addressed = (
  { config }: AppContext,
  { to, firstName, origin }: { to: string; firstName: string; origin: string },
) => ({ to, firstName, origin, contact: mailContact(origin, config) });
