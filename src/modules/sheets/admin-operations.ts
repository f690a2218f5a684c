import { z } from 'zod';
import { file, item, noBody, pagingQuery } from '#kit/operation.ts';
import { adminList, adminOperation } from '#modules/staff/rules/index.ts';
import {
  newSheetImport,
  sheetImportShape,
  sheetInput,
  sheetPreviewShape,
  sheetRowsShape,
} from './admin-contracts.ts';
import { SHEET_KINDS } from './rules/index.ts';

/** Each kind needs a further permission: `sheetAccess`. */
const ofKind = z.object({ kind: z.enum(SHEET_KINDS) });

export const exportSheet = adminOperation({
  permission: 'catalogue.read',
  id: 'exportSheet',
  method: 'get',
  path: '/admin/sheets/{kind}/file',
  tag: 'Sheets',
  summary: 'Everything of a kind as a sheet, to be changed and sent back',
  params: ofKind,
  answer: file('text/csv', 'Cells set apart by semicolons', z.string()),
  refusals: [404, 422],
});

export const exportWorkbook = adminOperation({
  permission: 'catalogue.read',
  id: 'exportWorkbook',
  method: 'get',
  path: '/admin/sheets/{kind}/workbook',
  tag: 'Sheets',
  summary: 'The same as a workbook of a spreadsheet (XLSX)',
  params: ofKind,
  answer: file(
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'One sheet; figures are numbers, everything else is text',
    z.any().meta({ type: 'string', format: 'binary' }),
  ),
  refusals: [404, 422],
});

export const listSheetRows = adminOperation({
  permission: 'catalogue.read',
  id: 'listSheetRows',
  method: 'get',
  path: '/admin/sheets/{kind}/rows',
  tag: 'Sheets',
  summary: 'One page of the rows of a kind as they are now; `search` looks in keys and names',
  params: ofKind,
  query: z.object({ search: z.string().max(200).optional(), ...pagingQuery }),
  answer: item(sheetRowsShape, 'The rows'),
  refusals: [400, 404, 422],
});

export const previewSheet = adminOperation({
  permission: 'catalogue.read',
  id: 'previewSheet',
  method: 'post',
  path: '/admin/sheets/{kind}/preview',
  tag: 'Sheets',
  summary: 'What a sheet would change, and every line that is wrong; nothing is changed',
  params: ofKind,
  body: sheetInput,
  answer: item(sheetPreviewShape, 'The preview'),
  refusals: [400, 404, 413, 415, 422],
});

export const importSheet = adminOperation({
  permission: 'catalogue.read',
  id: 'importSheet',
  risk: 'money',
  method: 'post',
  path: '/admin/sheets/{kind}/imports',
  tag: 'Sheets',
  summary: 'Applies a sheet as it was shown: all of it, or nothing',
  params: ofKind,
  body: newSheetImport,
  answer: noBody('Applied'),
  refusals: [400, 404, 409, 413, 415, 422],
});

export const listSheetImports = adminList({
  permission: 'catalogue.read',
  id: 'listSheetImports',
  path: '/admin/sheets/{kind}/imports',
  tag: 'Sheets',
  summary: 'Sheets of a kind that were applied, newest first',
  params: ofKind,
  member: sheetImportShape,
  isWhole: true,
});

export const undoSheetImport = adminOperation({
  permission: 'catalogue.read',
  id: 'undoSheetImport',
  risk: 'money',
  method: 'post',
  path: '/admin/sheets/{kind}/imports/{id}/undo',
  tag: 'Sheets',
  summary: 'Takes a sheet back, while nothing of it changed since',
  params: ofKind.extend({ id: z.string().regex(/^\d{1,9}$/) }),
  answer: noBody('Taken back'),
  refusals: [404, 409, 422],
});
