import { item, noBody } from '#kit/operation.ts';
import { adminOperation } from '#modules/staff/rules/index.ts';
import { statementChoices, statementInput, statementShape } from './admin-contracts.ts';

export const readBankStatement = adminOperation({
  permission: 'finance.manage',
  id: 'readBankStatement',
  method: 'post',
  path: '/admin/bank-statements/preview',
  tag: 'Money',
  summary:
    'Reads a statement (CAMT.053, OFX, CSV) and proposes what its lines pay; nothing is noted',
  body: statementInput,
  answer: item(statementShape, 'The statement'),
  refusals: [400, 413, 415, 422],
});

export const noteBankStatement = adminOperation({
  permission: 'finance.manage',
  id: 'noteBankStatement',
  risk: 'money',
  method: 'post',
  path: '/admin/bank-statements',
  tag: 'Money',
  summary:
    'Notes lines of a statement as money of orders or as payouts taken back, as somebody chose: all of them, or none',
  body: statementChoices,
  answer: noBody('Noted'),
  refusals: [400, 404, 409, 413, 415, 422],
});
