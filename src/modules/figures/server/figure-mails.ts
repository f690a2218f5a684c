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
  /** Null: all sites. */
  channel: SiteCode | null;
}

/** Subscription of a staff member to the weekly figures. */
export async function readMail(db: Db, staffId: number): Promise<MailChoice> {
  const row = await db
    .selectFrom('figure_mails')
    .select('channel')
    .where('staff_id', '=', staffId)
    .executeTakeFirst();
  return { wanted: row !== undefined, channel: row?.channel ?? null };
}

/** Subscribes to the weekly figures or unsubscribes; the first mail, next Monday, covers the current week. */
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
 * Queues the mails of the past week for subscribers who may still see the figures, one per week.
 * Weeks missed while the shop was stopped are not made up for.
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
        compare: 'before' as const,
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
