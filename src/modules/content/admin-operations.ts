import { z } from 'zod';
import { creationHeaders, item, noBody } from '#kit/operation.ts';
import { adminList, adminOperation } from '#modules/staff/rules/index.ts';
import {
  answeredReview,
  chosenPictureShape,
  editedEntryShape,
  newEntry,
  plannedEntry,
  previewed,
  previewShape,
  removedRule,
  renamedEntry,
  requestedReview,
  savedEntry,
  sourceShape,
  teamEntryShape,
  teamRuleShape,
  typedRule,
  versionShape,
} from './admin-contracts.ts';
import { entryList } from './rules/team-list.ts';

const ofId = z.object({ id: z.string().max(40) });

export const listEntries = adminList({
  permission: 'content.read',
  id: 'listEntries',
  path: '/admin/entries',
  tag: 'Texts',
  summary: 'Texts of all kinds and languages, drafts too',
  member: teamEntryShape,
  list: entryList,
});

export const createEntry = adminOperation({
  permission: 'content.manage',
  id: 'createEntry',
  method: 'post',
  path: '/admin/entries',
  tag: 'Texts',
  summary: 'Begins a text, as a draft',
  headers: creationHeaders,
  body: newEntry,
  answer: item(editedEntryShape, 'The entry', 201),
  refusals: [400, 404, 415, 422],
});

export const previewEntry = adminOperation({
  permission: 'content.read',
  id: 'previewEntry',
  method: 'post',
  path: '/admin/entries/preview',
  tag: 'Texts',
  summary: 'What pages would read of a text, and its links that lead nowhere; nothing is kept',
  body: previewed,
  answer: item(previewShape, 'The document'),
  refusals: [400, 415, 422],
});

export const getEntry = adminOperation({
  permission: 'content.read',
  id: 'getEntry',
  method: 'get',
  path: '/admin/entries/{id}',
  tag: 'Texts',
  summary: 'A text as it was last written',
  params: ofId,
  answer: item(editedEntryShape, 'The entry'),
  refusals: [404],
});

export const saveEntry = adminOperation({
  permission: 'content.manage',
  id: 'saveEntry',
  method: 'put',
  path: '/admin/entries/{id}',
  tag: 'Texts',
  summary: 'Keeps a text as its newest version and, if asked, shows it on the pages',
  params: ofId,
  body: savedEntry,
  answer: item(editedEntryShape, 'The entry'),
  refusals: [400, 404, 409, 415, 422],
});

export const withdrawEntry = adminOperation({
  permission: 'content.manage',
  id: 'withdrawEntry',
  risk: 'trust',
  method: 'post',
  path: '/admin/entries/{id}/withdraw',
  tag: 'Texts',
  summary: 'Takes a text off the pages; its versions stay',
  params: ofId,
  body: z.object({}),
  answer: item(teamEntryShape, 'The entry'),
  refusals: [400, 404, 415, 422],
});

export const renameEntry = adminOperation({
  permission: 'content.manage',
  id: 'renameEntry',
  risk: 'trust',
  method: 'post',
  path: '/admin/entries/{id}/rename',
  tag: 'Texts',
  summary: 'Gives a text another address, to which the old one may lead',
  params: ofId,
  body: renamedEntry,
  answer: item(teamEntryShape, 'The entry'),
  refusals: [400, 404, 415, 422],
});

export const scheduleEntry = adminOperation({
  permission: 'content.manage',
  id: 'scheduleEntry',
  method: 'put',
  path: '/admin/entries/{id}/schedule',
  tag: 'Texts',
  summary: 'Says when a text goes on the pages and when it leaves them; neither: takes that back',
  params: ofId,
  body: plannedEntry,
  answer: item(editedEntryShape, 'The entry'),
  refusals: [400, 404, 415, 422],
});

export const requestEntryReview = adminOperation({
  permission: 'content.manage',
  id: 'requestEntryReview',
  method: 'post',
  path: '/admin/entries/{id}/review',
  tag: 'Texts',
  summary: 'Wants a text read by a second person, who alone publishes it then',
  params: ofId,
  body: requestedReview,
  answer: item(editedEntryShape, 'The entry'),
  refusals: [400, 404, 409, 415, 422],
});

export const answerEntryReview = adminOperation({
  permission: 'content.review',
  id: 'answerEntryReview',
  method: 'post',
  path: '/admin/entries/{id}/review/answer',
  tag: 'Texts',
  summary:
    'Publishes what somebody else wrote, now or at a moment to come, or gives it back with a comment',
  params: ofId,
  body: answeredReview,
  answer: item(editedEntryShape, 'The entry'),
  refusals: [400, 404, 409, 415, 422],
});

export const takeBackEntryReview = adminOperation({
  permission: 'content.manage',
  id: 'takeBackEntryReview',
  method: 'post',
  path: '/admin/entries/{id}/review/take-back',
  tag: 'Texts',
  summary: 'Takes a text back that waits to be read',
  params: ofId,
  body: z.object({}),
  answer: item(editedEntryShape, 'The entry'),
  refusals: [400, 404, 415, 422],
});

export const listEntryVersions = adminList({
  permission: 'content.read',
  id: 'listEntryVersions',
  path: '/admin/entries/{id}/versions',
  tag: 'Texts',
  summary: 'Who saved a text, and when it was published; newest first',
  member: versionShape,
  params: ofId,
  isWhole: true,
});

export const getEntryVersion = adminOperation({
  permission: 'content.read',
  id: 'getEntryVersion',
  method: 'get',
  path: '/admin/entries/{id}/versions/{number}',
  tag: 'Texts',
  summary: 'A text as it was written then',
  params: ofId.extend({ number: z.string().max(40) }),
  answer: item(z.object({ source: sourceShape }), 'The version'),
  refusals: [404],
});

export const listPictures = adminList({
  permission: 'content.read',
  id: 'listPictures',
  path: '/admin/pictures',
  tag: 'Texts',
  summary: 'The pictures a text may show',
  member: chosenPictureShape,
  isWhole: true,
});

export const listRouteRulesForTeam = adminList({
  permission: 'content.read',
  id: 'listRouteRulesForTeam',
  path: '/admin/route-rules',
  tag: 'Route rules',
  summary: 'Every address something is said of, and whether that hides a page or leads nowhere',
  member: teamRuleShape,
  isWhole: true,
});

export const saveRouteRule = adminOperation({
  permission: 'content.manage',
  id: 'saveRouteRule',
  method: 'put',
  path: '/admin/route-rules',
  tag: 'Route rules',
  summary: 'Says where an address leads, or what runs before its page',
  body: typedRule,
  answer: noBody('Saved'),
  refusals: [400, 415, 422],
});

export const removeRouteRule = adminOperation({
  permission: 'content.manage',
  id: 'removeRouteRule',
  risk: 'trust',
  method: 'post',
  path: '/admin/route-rules/remove',
  tag: 'Route rules',
  summary: 'Says nothing of an address any more',
  body: removedRule,
  answer: noBody('Removed'),
  refusals: [400, 404, 415, 422],
});
