import { z } from 'zod';
import { item, noBody } from '#kit/operation.ts';
import { adminList, adminOperation } from '#modules/staff/rules/index.ts';
import {
  segmentBreedShape,
  segmentChanges,
  segmentEdit,
  segmentPreviewInput,
  segmentPreviewShape,
  segmentShape,
} from './admin-contracts.ts';

const ofSegment = z.object({ id: z.string().regex(/^\d{1,9}$/) });

export const listSegments = adminList({
  permission: 'promotions.read',
  id: 'listSegments',
  path: '/admin/segments',
  tag: 'Segments',
  summary: 'Segments of customers with their rules and what means them, by name',
  member: segmentShape,
  isWhole: true,
});

export const listSegmentNames = adminList({
  permission: 'customers.read',
  id: 'listSegmentNames',
  path: '/admin/segment-names',
  tag: 'Segments',
  summary: 'Names of the segments, to narrow the list of customers by',
  member: segmentShape.pick({ '@id': true, '@type': true, id: true, name: true }),
  isWhole: true,
});

export const listSegmentBreeds = adminList({
  permission: 'promotions.read',
  id: 'listSegmentBreeds',
  path: '/admin/segment-breeds',
  tag: 'Segments',
  summary: 'Breeds a rule may name',
  member: segmentBreedShape,
  isWhole: true,
});

export const getSegment = adminOperation({
  permission: 'promotions.read',
  id: 'getSegment',
  method: 'get',
  path: '/admin/segments/{id}',
  tag: 'Segments',
  summary: 'A segment with its rules and what means it',
  params: ofSegment,
  answer: item(segmentShape, 'The segment'),
  refusals: [404, 422],
});

export const previewSegment = adminOperation({
  permission: 'promotions.read',
  id: 'previewSegment',
  method: 'post',
  path: '/admin/segment-previews',
  tag: 'Segments',
  summary: 'Who is meant by rules today; keeps nothing',
  body: segmentPreviewInput,
  answer: item(segmentPreviewShape, 'How many, and the newest'),
  refusals: [400, 415, 422],
});

export const createSegment = adminOperation({
  permission: 'promotions.manage',
  id: 'createSegment',
  method: 'post',
  path: '/admin/segments',
  tag: 'Segments',
  summary: 'Names rules over customers',
  body: segmentEdit,
  answer: item(segmentShape, 'The segment', 201),
  refusals: [400, 415, 422],
});

export const editSegment = adminOperation({
  permission: 'promotions.manage',
  id: 'editSegment',
  method: 'put',
  path: '/admin/segments/{id}',
  tag: 'Segments',
  summary: 'Changes a segment, for everything that means it',
  params: ofSegment,
  body: segmentChanges,
  answer: item(segmentShape, 'The segment'),
  refusals: [400, 404, 409, 415, 422],
});

export const removeSegment = adminOperation({
  permission: 'promotions.manage',
  id: 'removeSegment',
  method: 'delete',
  path: '/admin/segments/{id}',
  tag: 'Segments',
  summary: 'Removes a segment nothing means any more',
  params: ofSegment,
  answer: noBody('Gone'),
  refusals: [404, 409, 422],
});
