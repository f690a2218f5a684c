import { z } from 'zod';
import { file, item, noBody } from '#kit/operation.ts';
import { adminList, adminOperation } from '#modules/staff/rules/index.ts';
import {
  departureShape,
  importedLabels,
  manifestShape,
  newWave,
  openedWave,
  packedInWave,
  pickedGoods,
  printedOrder,
  voidedLabels,
  waveShape,
  waveSummaryShape,
} from './admin-contracts.ts';

const params = z.object({ id: z.string().regex(/^\d{1,9}$/) });

export const listWaves = adminList({
  permission: 'orders.people',
  id: 'listWaves',
  path: '/admin/waves',
  tag: 'Waves',
  summary: 'Waves that are open: orders that are packed together',
  member: waveSummaryShape,
  isWhole: true,
});

export const openWave = adminOperation({
  permission: 'orders.manage',
  id: 'openWave',
  method: 'post',
  path: '/admin/waves',
  tag: 'Waves',
  summary: 'Chooses orders that are paid, not held and in no other wave, oldest promise first',
  body: newWave,
  answer: item(openedWave, 'The wave; null when this form was sent before', 201),
  refusals: [400, 415, 422],
});

export const getWave = adminOperation({
  permission: 'orders.people',
  id: 'getWave',
  method: 'get',
  path: '/admin/waves/{id}',
  tag: 'Waves',
  summary: 'A wave: its orders as they stand, and what is to be taken for them, place after place',
  params,
  answer: item(waveShape, 'The wave'),
  refusals: [404, 422],
});

export const getWaveDocuments = adminOperation({
  permission: 'orders.people',
  id: 'getWaveDocuments',
  method: 'get',
  path: '/admin/waves/{id}/documents.pdf',
  tag: 'Waves',
  summary:
    'The slips and labels of a wave, or of one of its orders, as one file; each label counts as printed',
  params,
  query: printedOrder,
  answer: file('application/pdf', 'A file', z.string()),
  refusals: [404, 422],
});

export const labelWave = adminOperation({
  permission: 'orders.manage',
  id: 'labelWave',
  risk: 'goods',
  method: 'post',
  path: '/admin/waves/{id}/labels',
  tag: 'Waves',
  summary: 'Makes the labels that are missing, and those of addresses that were corrected anew',
  params,
  body: z.object({}),
  answer: noBody('Made'),
  refusals: [400, 404, 415, 422],
});

export const getWavePrinterLabels = adminOperation({
  permission: 'orders.people',
  id: 'getWavePrinterLabels',
  method: 'get',
  path: '/admin/waves/{id}/labels.zpl',
  tag: 'Waves',
  summary:
    'The labels carriers drew for a thermal printer, in the order of the shelves; each counts as printed',
  params,
  query: printedOrder,
  answer: file('application/octet-stream', 'ZPL', z.string()),
  refusals: [404, 422],
});

export const voidWaveLabels = adminOperation({
  permission: 'orders.manage',
  id: 'voidWaveLabels',
  risk: 'goods',
  method: 'post',
  path: '/admin/waves/{id}/voided-labels',
  tag: 'Waves',
  summary:
    'Takes the labels of an order that is still here out of use, unless its carrier has the parcel',
  params,
  body: voidedLabels,
  answer: noBody('Out of use'),
  refusals: [400, 404, 415, 422],
});

export const importWaveLabels = adminOperation({
  permission: 'orders.manage',
  id: 'importWaveLabels',
  method: 'post',
  path: '/admin/waves/{id}/label-numbers',
  tag: 'Waves',
  summary: 'Takes over the numbers a carrier’s program gave the parcels of a wave, all or none',
  params,
  body: importedLabels,
  answer: noBody('Taken over'),
  refusals: [400, 404, 415, 422],
});

export const packInWave = adminOperation({
  permission: 'orders.manage',
  id: 'packInWave',
  method: 'post',
  path: '/admin/waves/{id}/packed-orders',
  tag: 'Waves',
  summary: 'An order of a wave is packed, of the lots that were scanned and else of those proposed',
  params,
  body: packedInWave,
  answer: noBody('Packed'),
  refusals: [400, 404, 415, 422],
});

export const pickInWave = adminOperation({
  permission: 'orders.manage',
  id: 'pickInWave',
  method: 'post',
  path: '/admin/waves/{id}/picked-goods',
  tag: 'Waves',
  summary: 'Pieces of a lot were taken from their place for a wave, or put back',
  params,
  body: pickedGoods,
  answer: noBody('Noted'),
  refusals: [400, 404, 415, 422],
});

export const sendWave = adminOperation({
  permission: 'orders.manage',
  id: 'sendWave',
  risk: 'goods',
  method: 'post',
  path: '/admin/waves/{id}/departures',
  tag: 'Waves',
  summary: 'Everything of a wave that may leave left: parcels, lots and mails of each order, once',
  params,
  body: z.object({}),
  answer: item(departureShape, 'Which left, and why others did not'),
  refusals: [400, 404, 415, 422],
});

export const closeWave = adminOperation({
  permission: 'orders.manage',
  id: 'closeWave',
  method: 'post',
  path: '/admin/waves/{id}/close',
  tag: 'Waves',
  summary: 'Ends a wave; what has not left waits again with the others',
  params,
  body: z.object({}),
  answer: noBody('Closed'),
  refusals: [400, 404, 415, 422],
});

const ofDay = z.object({ date: z.iso.date() });
const ofAnyDay = z.object({ date: z.union([z.iso.date(), z.literal('today')]) });
const ofCarrier = ofDay.extend({ method: z.string().min(1).max(60) });

export const getManifest = adminOperation({
  permission: 'orders.people',
  id: 'getManifest',
  method: 'get',
  path: '/admin/manifests/{date}',
  tag: 'Waves',
  summary: 'What was handed to each carrier on a day, or `today`, parcel after parcel',
  params: ofAnyDay,
  answer: item(manifestShape, 'The lists'),
  refusals: [404, 422],
});

export const getManifestSheet = adminOperation({
  permission: 'orders.people',
  id: 'getManifestSheet',
  method: 'get',
  path: '/admin/manifests/{date}/{method}/parcels.csv',
  tag: 'Waves',
  summary: 'The list of a carrier and day as CSV',
  params: ofCarrier,
  answer: file('text/csv', 'Lines', z.string()),
  refusals: [404, 422],
});

export const getManifestFile = adminOperation({
  permission: 'orders.people',
  id: 'getManifestFile',
  method: 'get',
  path: '/admin/manifests/{date}/{method}/parcels.pdf',
  tag: 'Waves',
  summary: 'The list of a carrier and day to be signed by whoever takes its parcels over',
  params: ofCarrier,
  answer: file('application/pdf', 'A file', z.string()),
  refusals: [404, 422],
});
