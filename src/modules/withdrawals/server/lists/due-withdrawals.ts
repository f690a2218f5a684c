import { listRoute } from '#modules/staff/server/index.ts';
import type { DueWithdrawalShape } from '../../admin-contracts.ts';
import * as operations from '../../admin-operations.ts';
import { findDue, type Withdrawal } from '../queries.ts';

const present = (withdrawal: Withdrawal): DueWithdrawalShape => ({
  '@id': `/api/v2/admin/withdrawals/${withdrawal.reference}`,
  '@type': 'Withdrawal',
  reference: withdrawal.reference,
  orderNumber: withdrawal.orderNumber,
  name: withdrawal.name,
  email: withdrawal.email,
  items: withdrawal.items,
  declaredAt: withdrawal.declaredAt.toISOString(),
  refundBy: withdrawal.refundBy,
});

export const dueWithdrawals = listRoute(
  operations.listDueWithdrawals,
  'Withdrawal',
  async ({ appContext }) => ({ rows: (await findDue(appContext.db)).map(present) }),
);
