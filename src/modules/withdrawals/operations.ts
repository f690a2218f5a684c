import { z } from 'zod';
import { creationHeaders, item, operation } from '#kit/operation.ts';
import {
  withdrawalAnswer,
  withdrawalAnswerShape,
  withdrawalInput,
  withdrawalRightShape,
  withdrawalShape,
} from './contracts.ts';

export const declareWithdrawal = operation({
  id: 'declareWithdrawal',
  method: 'post',
  path: '/shop/withdrawals',
  tag: 'Orders',
  summary: 'Withdraws from a contract, without an account and without a reason',
  headers: creationHeaders,
  body: withdrawalInput,
  answer: item(withdrawalShape, 'Received', 201),
  refusals: [400, 401, 415, 422, 429],
});

export const answerWithdrawal = operation({
  id: 'answerWithdrawal',
  method: 'patch',
  path: '/shop/withdrawals/{token}',
  tag: 'Orders',
  summary: 'Confirms a withdrawal, or denies having made it, with the key its receipt carries',
  params: z.object({ token: z.string() }),
  body: withdrawalAnswer,
  answer: item(withdrawalAnswerShape, 'Decided'),
  refusals: [400, 401, 404, 415, 422, 429],
});

export const getWithdrawalRight = operation({
  id: 'getWithdrawalRight',
  method: 'get',
  path: '/shop/orders/{token}/withdrawal-right',
  tag: 'Orders',
  summary: 'Whether an order may still be withdrawn from, and until when',
  params: z.object({ token: z.string() }),
  answer: item(withdrawalRightShape, 'The right'),
  refusals: [401, 404],
});
