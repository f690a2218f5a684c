import { z } from 'zod';
import { item, noBody, operation } from '#kit/operation.ts';
import { announcedChangeShape, changeAnswer } from './contracts.ts';

const params = z.object({ token: z.string().max(100) });

export const getAnnouncedChange = operation({
  id: 'getAnnouncedChange',
  method: 'get',
  path: '/shop/announced-changes/{token}',
  tag: 'Subscriptions',
  summary: 'What was announced to a subscriber, by the link of their mail',
  params,
  answer: item(announcedChangeShape, 'What changes'),
  refusals: [401, 404, 422, 429],
});

export const answerAnnouncedChange = operation({
  id: 'answerAnnouncedChange',
  method: 'post',
  path: '/shop/announced-changes/{token}/answers',
  tag: 'Subscriptions',
  summary: 'What a subscriber answers: takes it, keeps, chooses another, pauses or leaves',
  params,
  body: changeAnswer,
  answer: noBody('Noted'),
  refusals: [400, 401, 404, 415, 422, 429],
});
