import { DEFAULTS } from '#kit/sites.ts';
import { channelOrigin, findChannel } from '#modules/channels/server/index.ts';
import { mailPaths } from '#pages/mail-paths.ts';
import { queueMail } from '#platform/mail.ts';
import { transact } from '#platform/unit-of-work.ts';
import type { AppContext, UnitOfWork } from '#registry/schema.ts';
import { beforeWorkingHours } from '../../rules/index.ts';
import { lateMessagesMail } from '../emails/late-messages.ts';
import { findLateMessages, type LateMessage } from '../late-messages.ts';

/** Maximum number listed; the others are only counted. */
const MOST = 30;

/**
 * Reports to the team the conversations without a reply for longer than `MESSAGE_ALERT_HOURS`, each
 * with its assignee and link: once, and again after another message of the customer.
 */
export async function tellLateMessages(appContext: AppContext): Promise<void> {
  const { config } = appContext;
  const channel = await findChannel(appContext.db, DEFAULTS.site);
  if (!channel) return;
  const origin = channelOrigin(channel, config);
  await transact(appContext, async (work) => {
    const before = beforeWorkingHours(work.now, config.MESSAGE_ALERT_HOURS);
    const late = await findLateMessages(work.tx, before, work.today);
    const unreported = late.filter(
      ({ alertedAt, writtenAt }) => alertedAt === null || alertedAt < writtenAt,
    );
    // Of two concurrent runs, one sends the mail: the other waits for the row locks and then finds no rows.
    const marked = unreported.length === 0 ? [] : await mark(work, unreported);
    const lines = unreported.filter(({ id }) => marked.includes(id));
    if (lines.length === 0) return;
    const mail = await lateMessagesMail({
      lines: lines
        .slice(0, MOST)
        .map((line) => ({ ...line, url: origin + mailPaths.officeMessage(line.id) })),
      count: lines.length,
      hours: config.MESSAGE_ALERT_HOURS,
    });
    const key = `late-messages:${lines[0]?.id}:${work.now.epochMilliseconds}`;
    await queueMail(work, { key, to: config.SUPPORT_EMAIL, ...mail });
  });
}

async function mark({ tx, now }: UnitOfWork, late: readonly LateMessage[]): Promise<number[]> {
  const at = new Date(now.epochMilliseconds);
  const marked: number[] = [];
  for (const { id, writtenAt } of late) {
    const row = await tx
      .updateTable('contact_requests')
      .set({ alerted_at: at })
      .where('id', '=', id)
      .where((is) => is.or([is('alerted_at', 'is', null), is('alerted_at', '<', writtenAt)]))
      .returning('id')
      .executeTakeFirst();
    if (row) marked.push(row.id);
  }
  return marked;
}
