import { z } from 'zod';
import { creationHeaders, file, item, list, noBody, operation } from '#kit/operation.ts';
import { dataExportShape, deletionRequest } from './contracts.ts';

const byToken = z.object({ token: z.string() });
const byId = z.object({ id: z.string() });

export const requestDeletion = operation({
  id: 'requestDeletion',
  method: 'post',
  path: '/shop/customers/{id}/deletion-requests',
  tag: 'Customer',
  summary: 'Mails the signed-in customer a link that deletes the account',
  params: z.object({ id: z.string() }),
  body: deletionRequest,
  answer: noBody('Accepted', 202),
  refusals: [400, 401, 404, 415, 422, 429],
});

export const deleteCustomer = operation({
  id: 'deleteCustomer',
  method: 'patch',
  path: '/shop/deletion-requests/{token}',
  tag: 'Customer',
  summary: 'Deletes the account through the mailed link, once: nothing brings it back',
  params: byToken,
  body: z.object({}),
  answer: noBody('Done', 202),
  refusals: [400, 401, 415, 422, 429],
});

export const cancelDeletion = operation({
  id: 'cancelDeletion',
  method: 'delete',
  path: '/shop/deletion-requests/{token}',
  tag: 'Customer',
  summary: 'Keeps the account: the mailed link no longer works',
  params: byToken,
  answer: noBody('Kept'),
  refusals: [400, 401, 422, 429],
});

export const requestDataExport = operation({
  id: 'requestDataExport',
  method: 'post',
  path: '/shop/customers/{id}/data-exports',
  tag: 'Customer',
  summary: 'Asks for a copy of everything the shop knows of the signed-in customer',
  params: byId,
  headers: creationHeaders,
  answer: item(dataExportShape, 'Being made', 202),
  refusals: [400, 401, 404, 409, 415, 422, 429],
});

export const listDataExports = operation({
  id: 'listDataExports',
  method: 'get',
  path: '/shop/data-exports',
  tag: 'Customer',
  summary: 'The newest copies the signed-in customer asked for',
  answer: list(dataExportShape, 'Copies'),
  refusals: [400, 401],
});

export const getDataExport = operation({
  id: 'getDataExport',
  method: 'get',
  path: '/shop/data-exports/{id}',
  tag: 'Customer',
  summary: 'How far a copy is',
  params: byId,
  answer: item(dataExportShape, 'The copy'),
  refusals: [401, 404],
});

export const downloadDataExport = operation({
  id: 'downloadDataExport',
  method: 'get',
  path: '/shop/data-exports/{id}/archive',
  tag: 'Customer',
  summary: 'The copy itself, a zip, for seven days',
  params: byId,
  answer: file(
    'application/zip',
    'The archive',
    z.any().meta({ type: 'string', format: 'binary' }),
  ),
  refusals: [401, 404],
});
