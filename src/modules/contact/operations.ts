import { z } from 'zod';
import {
  file as binary,
  creationHeaders,
  item,
  list,
  noBody,
  operation,
  pagingQuery,
} from '#kit/operation.ts';
import {
  contactInput,
  conversationRowShape,
  conversationShape,
  followUpInput,
} from './contracts.ts';

const file = z.array(z.any().meta({ type: 'string', format: 'binary' })).optional();

/** The same as a form, to which files can be added. */
const withFiles = <Shape extends z.ZodRawShape>(texts: z.ZodObject<Shape>) =>
  texts.extend({ file });

const params = z.object({ id: z.string() });

export const sendMessage = operation({
  id: 'sendMessage',
  method: 'post',
  path: '/shop/contact',
  tag: 'Contact',
  summary: 'Writes to the support team, with up to five files',
  headers: creationHeaders,
  body: contactInput,
  form: withFiles(contactInput),
  answer: noBody('Accepted', 202),
  refusals: [400, 401, 413, 415, 422, 429],
});

export const listConversations = operation({
  id: 'listConversations',
  method: 'get',
  path: '/shop/conversations',
  tag: 'Contact',
  summary: 'What the signed-in customer wrote to the support team, what moved last first',
  query: z.object(pagingQuery),
  answer: list(conversationRowShape),
  refusals: [400, 401],
});

export const getConversation = operation({
  id: 'getConversation',
  method: 'get',
  path: '/shop/conversations/{id}',
  tag: 'Contact',
  summary: 'One of these conversations: what was written and what was answered',
  params,
  answer: item(conversationShape, 'The conversation'),
  refusals: [401, 404],
});

export const getConversationFile = operation({
  id: 'getConversationFile',
  method: 'get',
  path: '/shop/conversations/{id}/files/{position}',
  tag: 'Contact',
  summary: 'A file the signed-in customer sent, to be kept and never shown in place',
  params: params.extend({ position: z.string() }),
  answer: binary('application/octet-stream', 'The file', z.any().meta({ type: 'string' })),
  refusals: [401, 404],
});

export const addToConversation = operation({
  id: 'addToConversation',
  method: 'post',
  path: '/shop/conversations/{id}/messages',
  tag: 'Contact',
  summary:
    'Adds to a conversation, with up to five files; it waits for the team again, also when it was closed',
  params,
  headers: creationHeaders,
  body: followUpInput,
  form: withFiles(followUpInput),
  answer: noBody('Accepted', 202),
  refusals: [400, 401, 404, 413, 415, 422, 429],
});
