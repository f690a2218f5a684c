import { z } from 'zod';
import { item, noBody } from '#kit/operation.ts';
import { adminList, adminOperation } from '#modules/staff/rules/index.ts';
import {
  changeImpactShape,
  changePlan,
  plannedChangeDetailShape,
  plannedChangeShape,
  touchedSubscriptionShape,
} from './admin-contracts.ts';
import { STANDINGS } from './rules/index.ts';

const ofChange = z.object({ id: z.string().regex(/^\d{1,9}$/) });

export const listPlannedChanges = adminList({
  permission: 'subscriptions.read',
  id: 'listPlannedChanges',
  path: '/admin/planned-changes',
  tag: 'Subscriptions',
  summary: 'Changes of prices and variants that subscribers are notified of first, newest first',
  member: plannedChangeShape,
});

export const previewPlannedChange = adminOperation({
  permission: 'prices.manage',
  id: 'previewPlannedChange',
  method: 'post',
  path: '/admin/planned-changes/preview',
  tag: 'Subscriptions',
  summary: 'Whom a change would touch and what it would cost them; nothing is written',
  body: changePlan,
  answer: item(changeImpactShape, 'How far it goes'),
  refusals: [400, 415, 422],
});

export const planChange = adminOperation({
  permission: 'prices.manage',
  id: 'planChange',
  risk: 'trust',
  method: 'post',
  path: '/admin/planned-changes',
  tag: 'Subscriptions',
  summary: 'Plans a change; its mails go out the announced number of days before',
  body: changePlan,
  answer: noBody('Planned'),
  refusals: [400, 415, 422],
});

export const getPlannedChange = adminOperation({
  permission: 'subscriptions.read',
  id: 'getPlannedChange',
  method: 'get',
  path: '/admin/planned-changes/{id}',
  tag: 'Subscriptions',
  summary: 'A planned change: how far it goes, who was notified, who left',
  params: ofChange,
  answer: item(plannedChangeDetailShape, 'The change'),
  refusals: [400, 404, 422],
});

export const listTouched = adminList({
  permission: 'subscriptions.read',
  id: 'listTouched',
  path: '/admin/planned-changes/{id}/subscriptions',
  tag: 'Subscriptions',
  summary: 'The subscriptions it touches, and what became of each',
  member: touchedSubscriptionShape,
  params: ofChange,
  filters: { standing: z.enum(STANDINGS).optional() },
});

export const stopPlannedChange = adminOperation({
  permission: 'prices.manage',
  id: 'stopPlannedChange',
  risk: 'trust',
  method: 'post',
  path: '/admin/planned-changes/{id}/stop',
  tag: 'Subscriptions',
  summary: 'Takes a change back before its day; who was notified of it is notified again',
  params: ofChange,
  body: z.object({}),
  answer: noBody('Stopped'),
  refusals: [400, 404, 415, 422],
});
