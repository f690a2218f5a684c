import type { MessageRowShape, MessageShape } from '../admin-contracts.ts';
import type { MessageRow, WholeMessage } from './messages-for-team.ts';

const presentHead = (row: Omit<MessageRow, 'beginning'>) => ({
  '@id': `/api/v2/admin/contact-requests/${row.id}`,
  '@type': 'ContactRequest' as const,
  id: row.id,
  sentAt: row.sentAt.toISOString(),
  email: row.email,
  name: [row.firstName, row.lastName].filter(Boolean).join(' '),
  subject: row.subject,
  customerId: row.customerId,
  answeredAt: row.answeredAt?.toISOString() ?? null,
  answeredBy: row.answeredBy,
});

export const presentMessageRow = (row: MessageRow): MessageRowShape => ({
  ...presentHead(row),
  beginning: row.beginning,
});

export const presentMessage = (message: WholeMessage): MessageShape => ({
  ...presentHead(message),
  orderNumber: message.orderNumber,
  productName: message.productName,
  message: message.message,
  files: message.files,
});
