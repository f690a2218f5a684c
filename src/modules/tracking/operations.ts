import { noBody, operation } from '#kit/operation.ts';
import { consentInput } from './contracts.ts';

export const recordConsent = operation({
  id: 'recordConsent',
  method: 'post',
  path: '/shop/consents',
  tag: 'Reference',
  summary: 'Keeps the proof of a choice of cookies; it names nobody',
  body: consentInput,
  answer: noBody('Kept'),
  refusals: [400, 401, 415, 422, 429],
});
