import { teamList } from '#kit/team-list.ts';
import { adminList } from '#modules/staff/rules/index.ts';
import { dueWithdrawalShape } from './admin-contracts.ts';

export const listDueWithdrawals = adminList({
  permission: 'orders.refund',
  id: 'listDueWithdrawals',
  path: '/admin/withdrawals',
  tag: 'Orders',
  summary: 'Withdrawals whose money is to be back and is not, the most urgent first (WDR-04)',
  member: dueWithdrawalShape,
  list: teamList({
    id: 'withdrawals',
    columns: ['refundBy', 'order', 'name', 'email', 'items', 'declaredAt', 'reference'],
    hidden: ['reference'],
    filters: {},
  }),
  isWhole: true,
});
