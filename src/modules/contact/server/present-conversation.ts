import type { ConversationRowShape, ConversationShape } from '../contracts.ts';
import { stateOf } from './change-message.ts';
import type { Conversation, ConversationRow } from './conversations.ts';

const presentHead = (row: Omit<ConversationRow, 'beginning'>) => ({
  '@id': `/api/v2/shop/conversations/${row.id}`,
  '@type': 'Conversation' as const,
  id: row.id,
  sentAt: row.created_at.toISOString(),
  lastAt: (row.repliedAt ?? row.created_at).toISOString(),
  subject: row.subject,
  state: stateOf(row),
});

export const presentConversationRow = (row: ConversationRow): ConversationRowShape => ({
  ...presentHead(row),
  beginning: row.beginning,
});

export const presentConversation = (conversation: Conversation): ConversationShape => ({
  '@context': '/api/v2/contexts/Conversation',
  ...presentHead(conversation),
  orderNumber: conversation.orderNumber,
  productName: conversation.productName,
  message: conversation.message,
  files: conversation.files,
  merged: conversation.merged.map(({ sentAt, ...merged }) => ({
    ...merged,
    sentAt: sentAt.toISOString(),
  })),
  replies: conversation.replies.map((reply) => ({
    ...reply,
    writtenAt: reply.writtenAt.toISOString(),
  })),
});
