import { adminList } from '#modules/staff/rules/index.ts';
import { dueWithdrawalShape } from './admin-contracts.ts';

export const listDueWithdrawals = adminList({
  permission: 'orders.refund',
  id: 'listDueWithdrawals',
  path: '/admin/withdrawals',
  tag: 'Orders',
  summary: 'Withdrawals whose money is to be back and is not, the most urgent first (WDR-04)',
  member: dueWithdrawalShape,
  isWhole: true,
});
