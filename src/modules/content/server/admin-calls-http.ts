import { z } from '@hono/zod-openapi';
import { adminRoute, listRoute } from '#modules/staff/server/index.ts';
import { creationHeaders, errorResponses, jsonBody, ldResponse } from '#platform/http/openapi.ts';
import {
  chosenPictureShape,
  ENTRY_STATES,
  ENTRY_TYPES,
  editedEntryShape,
  newEntry,
  previewed,
  previewShape,
  renamedEntry,
  savedEntry,
  sourceShape,
  teamEntryShape,
  versionShape,
} from '../admin-contracts.ts';

const tags = ['Texts'];
const ofId = z.object({ id: z.string().max(40) });
const inPath = '/admin/entries/{id}';
const edited = ldResponse(editedEntryShape, 'The entry');
const changed = ldResponse(teamEntryShape, 'The entry');

export const listing = listRoute('content.read', {
  path: '/admin/entries',
  operationId: 'listEntries',
  summary: 'Texts of all kinds and languages, drafts too',
  tags,
  member: teamEntryShape,
  filters: {
    type: z.enum(ENTRY_TYPES).optional(),
    state: z.enum(ENTRY_STATES).optional(),
    search: z.string().max(200).optional(),
  },
});
export const creating = adminRoute('content.manage', {
  method: 'post',
  path: '/admin/entries',
  operationId: 'createEntry',
  summary: 'Begins a text, as a draft',
  tags,
  request: { headers: creationHeaders, body: jsonBody(newEntry, 'POST') },
  responses: { 201: edited, ...errorResponses(400, 404, 415, 422) },
});
export const previewing = adminRoute('content.read', {
  method: 'post',
  path: '/admin/entries/preview',
  operationId: 'previewEntry',
  summary: 'What pages would read of a text, and its links that lead nowhere; nothing is kept',
  tags,
  request: { body: jsonBody(previewed, 'POST') },
  responses: {
    200: ldResponse(previewShape, 'The document'),
    ...errorResponses(400, 415, 422),
  },
});
export const reading = adminRoute('content.read', {
  method: 'get',
  path: inPath,
  operationId: 'getEntry',
  summary: 'A text as it was last written',
  tags,
  request: { params: ofId },
  responses: { 200: edited, ...errorResponses(404) },
});
export const saving = adminRoute('content.manage', {
  method: 'put',
  path: inPath,
  operationId: 'saveEntry',
  summary: 'Keeps a text as its newest version and, if asked, shows it on the pages',
  tags,
  request: { params: ofId, body: jsonBody(savedEntry, 'PUT') },
  responses: { 200: edited, ...errorResponses(400, 404, 409, 415, 422) },
});
export const withdrawing = adminRoute('content.manage', {
  method: 'post',
  path: `${inPath}/withdraw`,
  operationId: 'withdrawEntry',
  summary: 'Takes a text off the pages; its versions stay',
  tags,
  request: { params: ofId, body: jsonBody(z.object({}), 'POST') },
  responses: { 200: changed, ...errorResponses(400, 404, 415, 422) },
});
export const renaming = adminRoute('content.manage', {
  method: 'post',
  path: `${inPath}/rename`,
  operationId: 'renameEntry',
  summary: 'Gives a text another address, to which the old one may lead',
  tags,
  request: { params: ofId, body: jsonBody(renamedEntry, 'POST') },
  responses: { 200: changed, ...errorResponses(400, 404, 415, 422) },
});
export const versions = listRoute('content.read', {
  path: `${inPath}/versions`,
  operationId: 'listEntryVersions',
  summary: 'Who saved a text, and when it was published; newest first',
  tags,
  member: versionShape,
  params: ofId,
  isWhole: true,
});
export const version = adminRoute('content.read', {
  method: 'get',
  path: `${inPath}/versions/{number}`,
  operationId: 'getEntryVersion',
  summary: 'A text as it was written then',
  tags,
  request: { params: ofId.extend({ number: z.string().max(40) }) },
  responses: {
    200: ldResponse(z.object({ source: sourceShape }), 'The version'),
    ...errorResponses(404),
  },
});
export const pictures = listRoute('content.read', {
  path: '/admin/pictures',
  operationId: 'listPictures',
  summary: 'The pictures a text may show',
  tags,
  member: chosenPictureShape,
  isWhole: true,
});
