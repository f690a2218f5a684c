import { z } from 'zod';
import { file, item, noBody } from '#kit/operation.ts';
import { adminList, adminOperation } from '#modules/staff/rules/index.ts';
import {
  assigneeShape,
  assignment,
  merging,
  messageFiguresShape,
  messageRowShape,
  messageShape,
  messageState,
  putOff,
  replyForm,
  replyInput,
  templateInput,
  templateShape,
} from './admin-contracts.ts';
import { messageList } from './rules/team-list.ts';

const id = z.coerce
  .number()
  .int()
  .min(1)
  .max(2 ** 52);
const params = z.object({ id });
const ofTemplate = z.object({
  id: z.coerce.number().int().positive().max(2_147_483_647),
});

export const listContactRequests = adminList({
  permission: 'customers.read',
  id: 'listContactRequests',
  path: '/admin/contact-requests',
  tag: 'Messages',
  summary: 'Messages in a state, those that wait the longest first',
  member: messageRowShape,
  list: messageList,
});

export const getContactRequest = adminOperation({
  permission: 'customers.read',
  id: 'getContactRequest',
  method: 'get',
  path: '/admin/contact-requests/{id}',
  tag: 'Messages',
  summary: 'A message, whole, and what was answered',
  params,
  answer: item(messageShape, 'The message'),
  refusals: [404, 422],
});

export const getContactFile = adminOperation({
  permission: 'customers.read',
  id: 'getContactFile',
  method: 'get',
  path: '/admin/contact-requests/{id}/files/{position}',
  tag: 'Messages',
  summary: 'A file that came with a message, to be kept and never shown in place',
  params: params.extend({ position: z.coerce.number().int().min(0).max(999_999_999) }),
  answer: file('application/octet-stream', 'The file', z.any().meta({ type: 'string' })),
  refusals: [404, 422],
});

export const replyToContactRequest = adminOperation({
  permission: 'customers.manage',
  id: 'replyToContactRequest',
  risk: 'trust',
  method: 'post',
  path: '/admin/contact-requests/{id}/replies',
  tag: 'Messages',
  summary: 'Answers a message by one mail; it then waits for its writer, or is closed',
  params,
  body: replyInput,
  answer: item(messageShape, 'The message'),
  refusals: [400, 404, 415, 422],
});

export const replyToContactRequestWithFiles = adminOperation({
  permission: 'customers.manage',
  id: 'replyToContactRequestWithFiles',
  risk: 'trust',
  method: 'post',
  path: '/admin/contact-requests/{id}/replies-with-files',
  tag: 'Messages',
  summary: 'The same with files (PDF, pictures), as a form: they go with the mail',
  params,
  form: replyForm.extend({
    /** None, one or several. */
    file: z.any().optional().meta({ type: 'string', format: 'binary' }),
  }),
  answer: item(messageShape, 'The message'),
  refusals: [400, 404, 413, 415, 422],
});

export const sendContactReplyAgain = adminOperation({
  permission: 'customers.manage',
  id: 'sendContactReplyAgain',
  risk: 'trust',
  method: 'post',
  path: '/admin/contact-requests/{id}/replies/{reply}/send',
  tag: 'Messages',
  summary: 'Sends an answer whose mail did not leave once more',
  params: params.extend({ reply: id }),
  body: z.object({}),
  answer: item(messageShape, 'The message'),
  refusals: [400, 404, 415, 422],
});

export const setContactRequestState = adminOperation({
  permission: 'customers.manage',
  id: 'setContactRequestState',
  method: 'put',
  path: '/admin/contact-requests/{id}/state',
  tag: 'Messages',
  summary: 'Says for whom a message waits, or that it is closed',
  params,
  body: messageState,
  answer: item(messageShape, 'The message'),
  refusals: [400, 404, 415, 422],
});

export const mergeContactRequest = adminOperation({
  permission: 'customers.manage',
  id: 'mergeContactRequest',
  method: 'post',
  path: '/admin/contact-requests/{id}/merged',
  tag: 'Messages',
  summary:
    'Shows another open message of the same person within this one; both addresses lead here',
  params,
  body: merging,
  answer: item(messageShape, 'The message'),
  refusals: [400, 404, 415, 422],
});

export const separateContactRequest = adminOperation({
  permission: 'customers.manage',
  id: 'separateContactRequest',
  method: 'delete',
  path: '/admin/contact-requests/{id}/merged/{merged}',
  tag: 'Messages',
  summary: 'Shows a merged message by itself again; it waits for the team',
  params: params.extend({ merged: id }),
  answer: item(messageShape, 'The message'),
  refusals: [404, 422],
});

export const putOffContactRequest = adminOperation({
  permission: 'customers.manage',
  id: 'putOffContactRequest',
  method: 'put',
  path: '/admin/contact-requests/{id}/day',
  tag: 'Messages',
  summary: 'Puts a message off to a day, or brings it back',
  params,
  body: putOff,
  answer: item(messageShape, 'The message'),
  refusals: [400, 404, 415, 422],
});

export const getContactFigures = adminOperation({
  permission: 'customers.read',
  id: 'getContactFigures',
  method: 'get',
  path: '/admin/contact-figures',
  tag: 'Messages',
  summary: 'How long people waited for a first answer in the last 30 days',
  answer: item(messageFiguresShape, 'The figures'),
  refusals: [],
});

export const assignContactRequest = adminOperation({
  permission: 'customers.manage',
  id: 'assignContactRequest',
  method: 'put',
  path: '/admin/contact-requests/{id}/assignee',
  tag: 'Messages',
  summary: 'Says who is to answer a message',
  params,
  body: assignment,
  answer: item(messageShape, 'The message'),
  refusals: [400, 404, 415, 422],
});

export const listContactAssignees = adminList({
  permission: 'customers.read',
  id: 'listContactAssignees',
  path: '/admin/contact-assignees',
  tag: 'Messages',
  summary: 'Those who answer messages',
  member: assigneeShape,
  isWhole: true,
});

export const listContactTemplates = adminList({
  permission: 'customers.read',
  id: 'listContactTemplates',
  path: '/admin/contact-templates',
  tag: 'Messages',
  summary: 'Answers the team keeps at hand',
  member: templateShape,
  isWhole: true,
});

export const addContactTemplate = adminOperation({
  permission: 'customers.manage',
  id: 'addContactTemplate',
  method: 'post',
  path: '/admin/contact-templates',
  tag: 'Messages',
  summary: 'Keeps an answer at hand',
  body: templateInput,
  answer: noBody('Kept'),
  refusals: [400, 415, 422],
});

export const changeContactTemplate = adminOperation({
  permission: 'customers.manage',
  id: 'changeContactTemplate',
  method: 'put',
  path: '/admin/contact-templates/{id}',
  tag: 'Messages',
  summary: 'Changes an answer that is kept',
  params: ofTemplate,
  body: templateInput,
  answer: noBody('Changed'),
  refusals: [400, 404, 415, 422],
});

export const removeContactTemplate = adminOperation({
  permission: 'customers.manage',
  id: 'removeContactTemplate',
  risk: 'trust',
  method: 'delete',
  path: '/admin/contact-templates/{id}',
  tag: 'Messages',
  summary: 'Keeps an answer no longer',
  params: ofTemplate,
  answer: noBody('Gone'),
  refusals: [404, 422],
});
