import { DEFAULTS } from '#kit/sites.ts';
import { receiveMessage, replyToMessage } from '#modules/contact/server/index.ts';
import { findCustomerByEmail } from '#modules/customers/server/index.ts';
import { listColleagues } from '#modules/staff/server/index.ts';
import type { AppContext, UnitOfWork } from '#registry/schema.ts';
import type { DemoMessage } from '../../seeds/types.ts';

/** Creates customer messages and the team's replies, each on its day. */
export async function writeMessages(
  { config, db }: AppContext,
  work: UnitOfWork,
  messages: readonly DemoMessage[],
): Promise<void> {
  const [staff] = await listColleagues(db, 'customers.manage');
  for (const { from, daysAgo, subject, text, reply } of messages) {
    const writer = await findCustomerByEmail(work.tx, from);
    // Buyers' accounts exist only where the built-in card provider is used.
    if (!writer) continue;
    const id = await receiveMessage(daysBefore(work, daysAgo), {
      email: from,
      firstName: writer.firstName,
      lastName: writer.lastName,
      subject,
      orderId: null,
      productName: null,
      message: text,
      files: [],
      customerId: writer.id,
      channelCode: DEFAULTS.site,
      supportEmail: config.SUPPORT_EMAIL,
    });
    if (!reply || !staff) continue;
    const answer = { text: reply.text, close: reply.closes };
    await replyToMessage(daysBefore(work, reply.daysAgo), id, answer, { staff, config });
  }
}

/** The same work at this hour of an earlier day. */
const daysBefore = (work: UnitOfWork, days: number): UnitOfWork => ({
  ...work,
  now: work.now.subtract({ hours: days * 24 }),
  today: work.today.subtract({ days }),
});
