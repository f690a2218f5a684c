import { z } from 'zod';
import { item, list, noBody, operation } from '#kit/operation.ts';
import { madeLinkShape, vetLinkInput, vetLinkShape, vetSheetShape } from './contracts.ts';

const ofAnimal = z.object({ id: z.string() });

export const listVetLinks = operation({
  id: 'listVetLinks',
  method: 'get',
  path: '/shop/animals/{id}/vet-links',
  tag: 'Animal',
  summary: 'The links to the sheet of an animal that still open, newest first',
  params: ofAnimal,
  answer: list(vetLinkShape),
  refusals: [401, 404],
});

export const makeVetLink = operation({
  id: 'makeVetLink',
  method: 'post',
  path: '/shop/animals/{id}/vet-links',
  tag: 'Animal',
  summary: 'Makes a link to the sheet of an animal; its token is in this answer and in no other',
  params: ofAnimal,
  body: vetLinkInput,
  answer: item(madeLinkShape, 'The link', 201),
  refusals: [400, 401, 404, 415, 422],
});

export const endVetLink = operation({
  id: 'endVetLink',
  method: 'delete',
  path: '/shop/animals/{id}/vet-links/{link}',
  tag: 'Animal',
  summary: 'Ends a link to the sheet of an animal; one that ended before is no mistake',
  params: ofAnimal.extend({ link: z.string() }),
  answer: noBody('Ended'),
  refusals: [401, 404],
});

export const getVetSheet = operation({
  id: 'getVetSheet',
  method: 'get',
  path: '/shop/vet-sheets/{token}',
  tag: 'Animal',
  summary: 'The sheet of an animal, for whoever holds its link: nothing of its owner',
  params: z.object({ token: z.string().max(100) }),
  answer: item(vetSheetShape, 'The sheet'),
  refusals: [401, 404, 422, 429],
});
