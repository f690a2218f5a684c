import { z } from 'zod';
import { noBody } from '#kit/operation.ts';
import { adminList, adminOperation } from '#modules/staff/rules/index.ts';
import { synonymInput, synonymShape } from './admin-contracts.ts';

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
