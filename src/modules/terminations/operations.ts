import { creationHeaders, item, operation } from '#kit/operation.ts';
import { terminationInput, terminationShape } from './contracts.ts';

export const notifyTermination = operation({
  id: 'notifyTermination',
  method: 'post',
  path: '/shop/terminations',
  tag: 'Subscriptions',
  summary: 'Terminates a subscription, without an account and without a reason',
  headers: creationHeaders,
  body: terminationInput,
  answer: item(terminationShape, 'Received', 201),
  refusals: [400, 401, 415, 422, 429],
});
