import { sql } from 'kysely';
import { callersLanguage } from '#i18n/spoken.server.ts';
import { mailboxOf } from '#kit/mailbox.ts';
import { writtenIn } from '#modules/catalog/server/index.ts';
import { queueMail } from '#platform/mail.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import { receivedMail, requestMail } from './emails/contact-mails.ts';
import type { Message } from './message.ts';
import { saveFiles } from './save-files.ts';

/** Receipts to one mailbox per hour. */
const MOST_RECEIPTS = 3;

/** Saves a message (CNT-01), notifies the support team, and sends a receipt to the sender. */
export async function receiveMessage(work: UnitOfWork, message: Message): Promise<number> {
  const language = callersLanguage() ?? 'fr';
  const { id } = await work.tx
    .insertInto('contact_requests')
    .values({
      channel_code: message.channelCode,
      language,
      customer_id: message.customerId,
      email: message.email,
      first_name: message.firstName,
      last_name: message.lastName,
      subject: message.subject,
      order_number: message.orderId,
      product_name: message.productName,
      message: message.message,
      created_at: new Date(work.now.epochMilliseconds),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await saveFiles(work, { messageId: id, replyId: null }, message.files);
  const toSupport = await requestMail(id, message);
  await queueMail(work, { ...toSupport, key: `contact-request:${id}`, to: message.supportEmail });
  if (await isFlooded(work, message.email)) return id;
  const toSender = await writtenIn(work, language, message, receivedMail);
  await queueMail(work, { ...toSender, key: `contact-received:${id}`, to: message.email });
  return id;
}

/** Anybody may enter any address, so the number of receipts per mailbox and hour is limited. */
async function isFlooded({ tx, now }: UnitOfWork, email: string): Promise<boolean> {
  const { count } = await tx
    .selectFrom('contact_requests')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(sql`mailbox_of(email)`, '=', mailboxOf(email))
    .where('created_at', '>', new Date(now.subtract({ hours: 1 }).epochMilliseconds))
    .executeTakeFirstOrThrow();
  return count > MOST_RECEIPTS;
}
