import { z } from 'zod';
import { item, noBody } from '#kit/operation.ts';
import { adminList, adminOperation } from '#modules/staff/rules/index.ts';
import {
  customerNewsletterShape,
  issueChanges,
  issueEdit,
  issuePreviewShape,
  issueShape,
  issueStart,
  mailReportInput,
  mailReportShape,
} from './admin-contracts.ts';

const ofIssue = z.object({ id: z.string().regex(/^\d{1,9}$/) });

export const getCustomerNewsletter = adminOperation({
  permission: 'customers.read',
  id: 'getCustomerNewsletter',
  method: 'get',
  path: '/admin/customers/{id}/letter',
  tag: 'Customers',
  summary: 'Whether a customer gets the newsletter, and since when',
  params: z.object({ id: z.string().max(40) }),
  answer: item(customerNewsletterShape, 'The consent'),
  refusals: [404],
});

export const listNewsletterIssues = adminList({
  permission: 'promotions.read',
  id: 'listNewsletterIssues',
  path: '/admin/newsletter-issues',
  tag: 'Newsletter',
  summary: 'Issues of the newsletter with what became of them, newest first',
  member: issueShape,
  isWhole: true,
});

export const getNewsletterIssue = adminOperation({
  permission: 'promotions.read',
  id: 'getNewsletterIssue',
  method: 'get',
  path: '/admin/newsletter-issues/{id}',
  tag: 'Newsletter',
  summary: 'An issue, and how many it would reach',
  params: ofIssue,
  answer: item(issueShape, 'The issue'),
  refusals: [404, 422],
});

export const createNewsletterIssue = adminOperation({
  permission: 'promotions.manage',
  id: 'createNewsletterIssue',
  method: 'post',
  path: '/admin/newsletter-issues',
  tag: 'Newsletter',
  summary: 'Begins an issue; nothing is sent',
  body: issueEdit,
  answer: item(issueShape, 'The issue', 201),
  refusals: [400, 415, 422],
});

export const editNewsletterIssue = adminOperation({
  permission: 'promotions.manage',
  id: 'editNewsletterIssue',
  method: 'put',
  path: '/admin/newsletter-issues/{id}',
  tag: 'Newsletter',
  summary: 'Changes an issue nobody was sent yet',
  params: ofIssue,
  body: issueChanges,
  answer: item(issueShape, 'The issue'),
  refusals: [400, 404, 409, 415, 422],
});

export const previewNewsletterIssue = adminOperation({
  permission: 'promotions.read',
  id: 'previewNewsletterIssue',
  method: 'get',
  path: '/admin/newsletter-issues/{id}/preview',
  tag: 'Newsletter',
  summary: 'An issue as its readers get it',
  params: ofIssue,
  answer: item(issuePreviewShape, 'The mail'),
  refusals: [404, 422],
});

export const tryNewsletterIssue = adminOperation({
  permission: 'promotions.manage',
  id: 'tryNewsletterIssue',
  method: 'post',
  path: '/admin/newsletter-issues/{id}/tests',
  tag: 'Newsletter',
  summary: 'Sends an issue to whoever asks for it, of the team, and to nobody else',
  params: ofIssue,
  body: z.object({}),
  answer: noBody('On its way'),
  refusals: [400, 404, 415, 422],
});

export const startNewsletterIssue = adminOperation({
  permission: 'promotions.manage',
  id: 'startNewsletterIssue',
  risk: 'trust',
  method: 'post',
  path: '/admin/newsletter-issues/{id}/start',
  tag: 'Newsletter',
  summary: 'Begins to send an issue as it was looked at, to as many as were shown, at its pace',
  params: ofIssue,
  body: issueStart,
  answer: noBody('On its way'),
  refusals: [400, 404, 409, 415, 422],
});

export const stopNewsletterIssue = adminOperation({
  permission: 'promotions.manage',
  id: 'stopNewsletterIssue',
  risk: 'trust',
  method: 'post',
  path: '/admin/newsletter-issues/{id}/stop',
  tag: 'Newsletter',
  summary: 'Stops an issue that is being sent: who waits for it gets none',
  params: ofIssue,
  body: z.object({}),
  answer: noBody('Stopped'),
  refusals: [400, 404, 409, 415, 422],
});

export const readMailReport = adminOperation({
  permission: 'promotions.manage',
  id: 'readMailReport',
  method: 'post',
  path: '/admin/mail-reports',
  tag: 'Newsletter',
  summary:
    'Reads what a mail server said of a mail (DSN, ARF): an address that takes none, or complains, gets nothing more',
  body: mailReportInput,
  answer: item(mailReportShape, 'What was noted'),
  refusals: [400, 413, 415, 422],
});
