import { z } from 'zod';
import { noBody } from '#kit/operation.ts';
import { adminList, adminOperation } from '#modules/staff/rules/index.ts';
import { pinInput, pinShape, synonymInput, synonymShape } from './admin-contracts.ts';

const ofSynonym = z.object({ id: z.coerce.number().int().positive().max(2_147_483_647) });
const path = '/admin/search-synonyms';

export const listSearchSynonyms = adminList({
  permission: 'catalogue.read',
  id: 'listSearchSynonyms',
  path,
  tag: 'Catalogue',
  summary: 'What shoppers call by another name than the shop',
  member: synonymShape,
  isWhole: true,
});

export const addSearchSynonym = adminOperation({
  permission: 'catalogue.manage',
  id: 'addSearchSynonym',
  method: 'post',
  path,
  tag: 'Catalogue',
  summary: 'Lets the search take words for others',
  body: synonymInput,
  answer: noBody('Added'),
  refusals: [400, 415, 422],
});

export const changeSearchSynonym = adminOperation({
  permission: 'catalogue.manage',
  id: 'changeSearchSynonym',
  method: 'put',
  path: `${path}/{id}`,
  tag: 'Catalogue',
  summary: 'Changes what words are taken for',
  params: ofSynonym,
  body: synonymInput,
  answer: noBody('Changed'),
  refusals: [400, 404, 415, 422],
});

export const removeSearchSynonym = adminOperation({
  permission: 'catalogue.manage',
  id: 'removeSearchSynonym',
  risk: 'trust',
  method: 'delete',
  path: `${path}/{id}`,
  tag: 'Catalogue',
  summary: 'Takes words for themselves again',
  params: ofSynonym,
  answer: noBody('Gone'),
  refusals: [404, 422],
});

const pins = '/admin/search-pins';

export const listSearchPins = adminList({
  permission: 'catalogue.read',
  id: 'listSearchPins',
  path: pins,
  tag: 'Catalogue',
  summary: 'Products put first for what shoppers type',
  member: pinShape,
  isWhole: true,
});

export const addSearchPin = adminOperation({
  permission: 'catalogue.manage',
  id: 'addSearchPin',
  method: 'post',
  path: pins,
  tag: 'Catalogue',
  summary: 'Puts products first for what shoppers type',
  body: pinInput,
  answer: noBody('Added'),
  refusals: [400, 415, 422],
});

export const changeSearchPin = adminOperation({
  permission: 'catalogue.manage',
  id: 'changeSearchPin',
  method: 'put',
  path: `${pins}/{id}`,
  tag: 'Catalogue',
  summary: 'Changes which products come first, on which words and until when',
  params: ofSynonym,
  body: pinInput,
  answer: noBody('Changed'),
  refusals: [400, 404, 415, 422],
});

export const removeSearchPin = adminOperation({
  permission: 'catalogue.manage',
  id: 'removeSearchPin',
  risk: 'trust',
  method: 'delete',
  path: `${pins}/{id}`,
  tag: 'Catalogue',
  summary: 'Puts products first no more',
  params: ofSynonym,
  answer: noBody('Gone'),
  refusals: [404, 422],
});
