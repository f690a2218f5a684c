import { z } from 'zod';
import { item, list, noBody, operation } from '#kit/operation.ts';
import {
  seenVersion,
  staleSubscriptionShape,
  subscriptionShape,
} from '#modules/subscriptions/contracts.ts';
import { lifeEventShape, lifeEventTaking } from './contracts.ts';

const params = z.object({ id: z.string() });

export const listLifeEvents = operation({
  id: 'listLifeEvents',
  method: 'get',
  path: '/shop/life-events',
  tag: 'Animal',
  summary:
    'What is proposed because an animal grew up, was sterilised or weighs more and more, or less',
  answer: list(lifeEventShape, 'What waits for an answer; what changes nothing is left out'),
  refusals: [401],
});

export const takeLifeEvent = operation({
  id: 'takeLifeEvent',
  method: 'post',
  path: '/shop/life-events/{id}/taking',
  tag: 'Animal',
  summary: 'Takes what was proposed: recipe, pieces and rhythm of a line, as they were shown',
  params,
  headers: seenVersion,
  body: lifeEventTaking,
  answer: item(subscriptionShape, 'The subscription'),
  otherwise: [item(staleSubscriptionShape, 'Changed meanwhile, or answered before', 409)],
  refusals: [400, 401, 404, 415, 422],
});

export const dismissLifeEvent = operation({
  id: 'dismissLifeEvent',
  method: 'post',
  path: '/shop/life-events/{id}/dismissal',
  tag: 'Animal',
  summary: 'Puts a proposal aside for good; nothing changes, and it is not made again',
  params,
  body: z.object({}),
  answer: noBody('Put aside'),
  refusals: [400, 401, 404, 409, 415, 422],
});
