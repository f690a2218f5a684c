import type { SiteCode } from '#kit/sites.ts';
import { mayDo } from '#modules/staff/rules/index.ts';
import { findMember } from '#modules/staff/server/index.ts';
import { queueMail } from '#platform/mail.ts';
import type { Db, UnitOfWork } from '#registry/schema.ts';
import { weeklyMail } from './emails/weekly-figures.ts';
import { readFigures } from './read-figures.ts';
import { readFunnel } from './read-funnel.ts';

interface MailChoice {
  wanted: boolean;
  /** Null: of all sites. */
  channel: SiteCode | null;
}

/** Whether somebody of the team gets the figures of each week. */
export async function readMail(db: Db, staffId: number): Promise<MailChoice> {
  const row = await db
    .selectFrom('figure_mails')
    .select('channel')
    .where('staff_id', '=', staffId)
    .executeTakeFirst();
  return { wanted: row !== undefined, channel: row?.channel ?? null };
}

/** Gets them from next Monday on, or no more; the week that is being lived is the first. */
export async function chooseMail(
  { tx, today }: UnitOfWork,
  staffId: number,
  { wanted, channel }: MailChoice,
): Promise<void> {
  if (!wanted) {
    await tx.deleteFrom('figure_mails').where('staff_id', '=', staffId).execute();
    return;
  }
  await tx
    .insertInto('figure_mails')
    .values({ staff_id: staffId, channel, sent_for: mondayOf(today).toString() })
    .onConflict((conflict) => conflict.column('staff_id').doUpdateSet({ channel }))
    .execute();
}

const mondayOf = (day: Temporal.PlainDate): Temporal.PlainDate =>
  day.subtract({ days: day.dayOfWeek - 1 });

/**
 * Writes the figures of the week that is over to whoever wants them and may still see them, once a week each. A week nobody
 * wrote about, because the shop stood still, is not made up for.
 */
export async function sendFigureMails(work: UnitOfWork, db: Db): Promise<void> {
  const monday = mondayOf(work.today);
  const due = await work.tx
    .selectFrom('figure_mails')
    .select(['staff_id as staffId', 'channel'])
    .where((where) =>
      where.or([where('sent_for', 'is', null), where('sent_for', '<', monday.toString())]),
    )
    .orderBy('staff_id')
    .forUpdate()
    .execute();
  for (const { staffId, channel } of due) {
    const member = await findMember(work.tx, staffId);
    if (member && mayDo(member, 'finance.read')) {
      const requested = {
        from: monday.subtract({ days: 7 }),
        to: monday.subtract({ days: 1 }),
        channel: channel ?? undefined,
      };
      const mail = await weeklyMail({
        figures: await readFigures(db, requested),
        funnel: await readFunnel(db, requested),
        channel,
      });
      const key = `figures:${staffId}:${monday}`;
      await queueMail(work, { key, to: member.email, ...mail });
    }
    await work.tx
      .updateTable('figure_mails')
      .set({ sent_for: monday.toString() })
      .where('staff_id', '=', staffId)
      .execute();
  }
}
