import type { MailStanding } from '#platform/mail-log.ts';
import type {
  MessageRowShape,
  MessageShape,
  ReplyShape,
  TeamMessageState,
} from '../admin-contracts.ts';
import type { MessageRow, WholeMessage } from './messages-for-team.ts';
import { replyKey } from './reply-to-message.ts';

function teamStateOf(
  { closedAt, putOffUntil, waitingSince }: Omit<MessageRow, 'beginning'>,
  today: Temporal.PlainDate,
): TeamMessageState {
  if (closedAt) return 'closed';
  if (putOffUntil !== null) return putOffUntil > today.toString() ? 'later' : 'open';
  return waitingSince ? 'waiting' : 'open';
}

const presentHead = (row: Omit<MessageRow, 'beginning'>, today: Temporal.PlainDate) => ({
  '@id': `/api/v2/admin/contact-requests/${row.id}`,
  '@type': 'ContactRequest' as const,
  id: row.id,
  sentAt: row.sentAt.toISOString(),
  email: row.email,
  name: [row.firstName, row.lastName].filter(Boolean).join(' '),
  subject: row.subject,
  customerId: row.customerId,
  state: teamStateOf(row, today),
  putOffUntil: teamStateOf(row, today) === 'later' ? row.putOffUntil : null,
  firstAnswerAt: row.firstAnswerAt?.toISOString() ?? null,
  assignee: row.assigneeId === null ? null : { id: row.assigneeId, name: row.assigneeName ?? '' },
  closedAt: row.closedAt?.toISOString() ?? null,
  closedBy: row.closedBy,
});

export const presentMessageRow = (row: MessageRow, today: Temporal.PlainDate): MessageRowShape => ({
  ...presentHead(row, today),
  beginning: row.beginning,
});

type Reply = WholeMessage['replies'][number];

/** A missing mail was deleted with the data of its recipient. */
function presentReply(reply: Reply, mail: MailStanding | undefined): ReplyShape {
  const standing = mail?.sentAt ? 'sent' : mail?.hasFailed ? 'failed' : 'waiting';
  return {
    ...reply,
    writtenAt: reply.writtenAt.toISOString(),
    mail: reply.writtenBy === null ? null : mail ? standing : 'gone',
    sentAt: mail?.sentAt?.toISOString() ?? null,
  };
}

const withSentAt = <Row extends { sentAt: Date }>(row: Row) => ({
  ...row,
  sentAt: row.sentAt.toISOString(),
});

/** `mails`: delivery state of the mails of its replies. */
export function presentMessage(
  message: WholeMessage,
  mails: readonly MailStanding[],
  today: Temporal.PlainDate,
): MessageShape {
  const byKey = new Map(mails.map((mail) => [mail.key, mail]));
  return {
    ...presentHead(message, today),
    firstName: message.firstName,
    orderNumber: message.orderNumber,
    about: message.about,
    productName: message.productName,
    message: message.message,
    files: message.files,
    merged: message.merged.map(withSentAt),
    mergeable: message.mergeable.map(withSentAt),
    replies: message.replies.map((reply) => presentReply(reply, byKey.get(replyKey(reply.id)))),
  };
}
