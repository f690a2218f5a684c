import { noBody } from '#kit/operation.ts';
import { adminList, adminOperation } from '#modules/staff/rules/index.ts';
import { messageReplay, waitingMessageShape } from './admin-contracts.ts';

export const listWaitingMessages = adminList({
  permission: 'operations.read',
  id: 'listWaitingMessages',
  path: '/admin/outgoing-messages',
  tag: 'Operations',
  summary: 'What the merchant’s receiver has not taken yet, oldest first',
  member: waitingMessageShape,
  isWhole: true,
});

export const replayMessages = adminOperation({
  permission: 'operations.manage',
  id: 'replayMessages',
  method: 'post',
  path: '/admin/outgoing-messages/replay',
  tag: 'Operations',
  summary: 'Sends again what was given up, or all from a message on',
  body: messageReplay,
  answer: noBody('They are sent again'),
  refusals: [400, 415, 422],
});
