import { z } from 'zod';
import { file, item } from '#kit/operation.ts';
import { adminList, adminOperation } from '#modules/staff/rules/index.ts';
import {
  billingCorrection,
  billingShape,
  closingShape,
  documentShape,
  salesReportShape,
  verificationShape,
} from './admin-contracts.ts';
import { documentList } from './rules/team-list.ts';

const day = z.iso.date();
const ofOrder = z.object({ number: z.string().max(40) });
const kind = z.enum(['day', 'month', 'year']);

export const listDocumentsOfOrder = adminList({
  permission: 'orders.read',
  id: 'listDocumentsOfOrder',
  path: '/admin/orders/{number}/documents',
  tag: 'Documents',
  summary: 'Documents of an order',
  member: documentShape,
  params: ofOrder,
  isWhole: true,
});

export const getOrderBilling = adminOperation({
  permission: 'orders.manage',
  id: 'getOrderBilling',
  method: 'get',
  path: '/admin/orders/{number}/billing',
  tag: 'Documents',
  summary: 'Who an order is billed to, and what correcting it would do',
  params: ofOrder,
  answer: item(billingShape, 'Who is billed'),
  refusals: [404],
});

export const correctOrderBilling = adminOperation({
  permission: 'orders.manage',
  id: 'correctOrderBilling',
  risk: 'trust',
  method: 'put',
  path: '/admin/orders/{number}/billing',
  tag: 'Documents',
  summary:
    'Corrects who an order is billed to; an issued invoice is taken back by a credit note and replaced, and both are sent',
  params: ofOrder,
  body: billingCorrection,
  answer: item(billingShape, 'Who is billed'),
  refusals: [400, 404, 409, 415, 422],
});

export const listDocuments = adminList({
  permission: 'finance.read',
  id: 'listDocuments',
  path: '/admin/documents',
  tag: 'Documents',
  summary: 'Invoices and credit notes, newest first',
  member: documentShape,
  list: documentList,
});

export const getDocumentFile = adminOperation({
  permission: 'orders.people',
  id: 'getDocumentFile',
  method: 'get',
  path: '/admin/documents/{document}/file',
  tag: 'Documents',
  summary: 'An invoice or a credit note, as a PDF',
  params: z.object({ document: z.string().max(60) }),
  answer: file(
    'application/pdf',
    'The document, a PDF/A-3',
    z.any().meta({ type: 'string', format: 'binary' }),
  ),
  refusals: [404],
});

export const verifyDocuments = adminOperation({
  permission: 'finance.read',
  id: 'verifyDocuments',
  method: 'get',
  path: '/admin/document-verification',
  tag: 'Documents',
  summary: 'Is every document what was issued?',
  answer: item(verificationShape, 'What was found'),
  refusals: [],
});

export const listClosings = adminList({
  permission: 'finance.read',
  id: 'listClosings',
  path: '/admin/closings',
  tag: 'Documents',
  summary: 'The sealed days, months or years, newest first',
  member: closingShape,
  filters: { kind: kind.default('month') },
  isWhole: true,
});

export const getSalesReport = adminOperation({
  permission: 'finance.read',
  id: 'getSalesReport',
  method: 'get',
  path: '/admin/sales-report',
  tag: 'Documents',
  summary:
    'Sales by month, VAT by country and rate; of the last twelve months when no days are asked',
  query: z.object({ from: day.optional(), to: day.optional() }),
  answer: item(salesReportShape, 'The report'),
  refusals: [400, 422],
});

export const exportOssReturn = adminOperation({
  permission: 'finance.read',
  id: 'exportOssReturn',
  method: 'get',
  path: '/admin/exports/oss-return',
  tag: 'Documents',
  summary: 'The one-stop-shop return of a quarter',
  query: z.object({ quarter: z.string().max(20).meta({ example: '2026-Q4' }) }),
  answer: file('text/csv', 'Cells set apart by semicolons, amounts in euros', z.string()),
  refusals: [400, 422],
});

export const exportDailyTotals = adminOperation({
  permission: 'finance.read',
  id: 'exportDailyTotals',
  method: 'get',
  path: '/admin/exports/daily-totals',
  tag: 'Documents',
  summary: 'Totals by day, country and rate: e-reporting',
  query: z.object({ from: z.iso.date(), to: z.iso.date() }),
  answer: file('text/csv', 'Cells set apart by semicolons, amounts in euros', z.string()),
  refusals: [400, 422],
});

export const exportClosings = adminOperation({
  permission: 'finance.read',
  id: 'exportClosings',
  method: 'get',
  path: '/admin/exports/closings',
  tag: 'Documents',
  summary: 'The sealed totals of each day, month or year',
  query: z.object({ kind: z.enum(['day', 'month', 'year']) }),
  answer: file('text/csv', 'Cells set apart by semicolons, amounts in euros', z.string()),
  refusals: [400, 422],
});

export const exportDocuments = adminOperation({
  permission: 'finance.read',
  id: 'exportDocuments',
  method: 'get',
  path: '/admin/exports/documents',
  tag: 'Documents',
  summary: 'Every invoice and credit note of a period, printed, as one archive',
  query: z.object({ from: z.iso.date(), to: z.iso.date() }),
  answer: file(
    'application/zip',
    'PDF/A-3 files in a folder for each month',
    z.any().meta({ type: 'string', format: 'binary' }),
  ),
  refusals: [400, 422],
});
