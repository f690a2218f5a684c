import { z } from 'zod';
import { file, item, noBody } from '#kit/operation.ts';
import { adminList, adminOperation } from '#modules/staff/rules/index.ts';
import {
  bookLineShape,
  bookMonthShape,
  payoutInput,
  payoutReturnInput,
  payoutsShape,
  trialBalanceShape,
} from './admin-contracts.ts';
import { bookLineList } from './rules/team-list.ts';

const month = z
  .string()
  .regex(/^\d{4}-(0[1-9]|1[0-2])$/)
  .meta({ example: '2026-11' });

export const listBookLines = adminList({
  permission: 'finance.read',
  id: 'listBookLines',
  path: '/admin/book-lines',
  tag: 'Books',
  summary: 'Lines of the general ledger, newest first',
  member: bookLineShape,
  list: bookLineList,
});

export const getTrialBalance = adminOperation({
  permission: 'finance.read',
  id: 'getTrialBalance',
  method: 'get',
  path: '/admin/trial-balance',
  tag: 'Books',
  summary: 'What each account held, moved and holds in a month; this one when none is named',
  query: z.object({ month: month.optional() }),
  answer: item(trialBalanceShape, 'The accounts'),
  refusals: [400, 422],
});

export const listBookMonths = adminList({
  permission: 'finance.read',
  id: 'listBookMonths',
  path: '/admin/book-months',
  tag: 'Books',
  summary: 'The months of the books, newest first, and which are closed',
  member: bookMonthShape,
  isWhole: true,
});

export const closeBookMonth = adminOperation({
  permission: 'finance.manage',
  id: 'closeBookMonth',
  risk: 'money',
  method: 'post',
  path: '/admin/book-months/{month}/close',
  tag: 'Books',
  summary: 'Closes a month that is over: nothing is booked in it any more',
  params: z.object({ month }),
  answer: noBody('Closed'),
  refusals: [404, 409, 422],
});

export const recordPayout = adminOperation({
  permission: 'finance.manage',
  id: 'recordPayout',
  risk: 'money',
  method: 'post',
  path: '/admin/payouts',
  tag: 'Books',
  summary: 'Writes down what a provider of payments sent to the bank',
  body: payoutInput,
  answer: noBody('Written down'),
  refusals: [400, 409, 422],
});

export const readPayouts = adminOperation({
  permission: 'finance.read',
  id: 'readPayouts',
  method: 'get',
  path: '/admin/payouts',
  tag: 'Books',
  summary: 'The latest payouts, which of them went back, and failed ones nobody wrote down',
  answer: item(payoutsShape, 'The payouts'),
  refusals: [],
});

export const returnPayout = adminOperation({
  permission: 'finance.manage',
  id: 'returnPayout',
  risk: 'money',
  method: 'post',
  path: '/admin/payout-returns',
  tag: 'Books',
  summary: 'Books back a payout that left the bank again',
  body: payoutReturnInput,
  answer: noBody('Booked back'),
  refusals: [400, 422],
});

export const exportFec = adminOperation({
  permission: 'finance.read',
  id: 'exportFec',
  method: 'get',
  path: '/admin/exports/fec',
  tag: 'Books',
  summary: 'The file of accounting entries of a year (LPF A47 A-1)',
  query: z.object({ year: z.string().regex(/^\d{4}$/) }),
  answer: file('text/plain', 'Eighteen fields set apart by tabs, ISO 8859-15', z.string()),
  refusals: [400, 422],
});
