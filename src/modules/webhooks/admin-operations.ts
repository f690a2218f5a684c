import { z } from 'zod';
import { item, noBody } from '#kit/operation.ts';
import { adminList, adminOperation } from '#modules/staff/rules/index.ts';
import {
  messageReplay,
  waitingMessageShape,
  webhookDraft,
  webhookMessageShape,
  webhookPeriod,
  webhookSecretShape,
  webhookShape,
} from './admin-contracts.ts';

const number = z.coerce.number().int().positive().max(2_147_483_647);
const byId = z.object({ id: number });

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
  risk: 'trust',
  method: 'post',
  path: '/admin/outgoing-messages/replay',
  tag: 'Operations',
  summary: 'Sends again what was given up, or all from a message on',
  body: messageReplay,
  answer: noBody('They are sent again'),
  refusals: [400, 415, 422],
});

export const listWebhooks = adminList({
  permission: 'operations.read',
  id: 'listWebhooks',
  path: '/admin/webhooks',
  tag: 'Operations',
  summary: 'Receivers of webhooks, with the events each chose and how it fares',
  member: webhookShape,
  isWhole: true,
});

export const listWebhookMessages = adminList({
  permission: 'operations.read',
  id: 'listWebhookMessages',
  path: '/admin/webhooks/{id}/messages',
  tag: 'Operations',
  summary: 'What a receiver heard and is to hear, newest first, with each try and its answer',
  params: byId,
  member: webhookMessageShape,
});

export const addWebhook = adminOperation({
  permission: 'operations.manage',
  id: 'addWebhook',
  method: 'post',
  path: '/admin/webhooks',
  tag: 'Operations',
  summary: 'Adds a receiver; answers its secret once',
  body: webhookDraft,
  answer: item(webhookSecretShape, 'Its secret'),
  refusals: [400, 415, 422],
});

export const changeWebhook = adminOperation({
  permission: 'operations.manage',
  id: 'changeWebhook',
  method: 'put',
  path: '/admin/webhooks/{id}',
  tag: 'Operations',
  summary: 'Another name, address or choice of events',
  params: byId,
  body: webhookDraft,
  answer: noBody('Changed'),
  refusals: [400, 404, 415, 422],
});

export const rotateWebhookSecret = adminOperation({
  permission: 'operations.manage',
  id: 'rotateWebhookSecret',
  risk: 'trust',
  method: 'post',
  path: '/admin/webhooks/{id}/rotate',
  tag: 'Operations',
  summary: 'Another secret, answered once; the one before signs beside it for two days',
  params: byId,
  body: z.object({}),
  answer: item(webhookSecretShape, 'Its secret'),
  refusals: [400, 404, 415, 422],
});

export const pauseWebhook = adminOperation({
  permission: 'operations.manage',
  id: 'pauseWebhook',
  method: 'post',
  path: '/admin/webhooks/{id}/pause',
  tag: 'Operations',
  summary: 'What it would hear waits',
  params: byId,
  body: z.object({}),
  answer: noBody('Paused'),
  refusals: [400, 404, 415, 422],
});

export const resumeWebhook = adminOperation({
  permission: 'operations.manage',
  id: 'resumeWebhook',
  method: 'post',
  path: '/admin/webhooks/{id}/resume',
  tag: 'Operations',
  summary: 'It hears what waited, in its order',
  params: byId,
  body: z.object({}),
  answer: noBody('It hears again'),
  refusals: [400, 404, 415, 422],
});

export const removeWebhook = adminOperation({
  permission: 'operations.manage',
  id: 'removeWebhook',
  risk: 'trust',
  method: 'post',
  path: '/admin/webhooks/{id}/remove',
  tag: 'Operations',
  summary: 'It hears nothing any more',
  params: byId,
  body: z.object({}),
  answer: noBody('Removed'),
  refusals: [400, 404, 415, 422],
});

export const testWebhook = adminOperation({
  permission: 'operations.manage',
  id: 'testWebhook',
  method: 'post',
  path: '/admin/webhooks/{id}/test',
  tag: 'Operations',
  summary: 'Sends it a message of type webhook.test',
  params: byId,
  body: z.object({}),
  answer: noBody('It is sent'),
  refusals: [400, 404, 415, 422],
});

export const replayWebhookPeriod = adminOperation({
  permission: 'operations.manage',
  id: 'replayWebhookPeriod',
  risk: 'trust',
  method: 'post',
  path: '/admin/webhooks/{id}/replay',
  tag: 'Operations',
  summary: 'Sends again what happened on these days, taken or not',
  params: byId,
  body: webhookPeriod,
  answer: noBody('They are sent again'),
  refusals: [400, 404, 415, 422],
});

export const replayWebhookMessage = adminOperation({
  permission: 'operations.manage',
  id: 'replayWebhookMessage',
  risk: 'trust',
  method: 'post',
  path: '/admin/webhooks/{id}/messages/{message}/replay',
  tag: 'Operations',
  summary: 'Sends one message again, with the id it had',
  params: byId.extend({ message: number }),
  body: z.object({}),
  answer: noBody('It is sent again'),
  refusals: [400, 404, 415, 422],
});
