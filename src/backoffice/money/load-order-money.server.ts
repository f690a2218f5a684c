import type { Permission } from '#modules/staff/rules/index.ts';
import type { AdminClient } from '#services/admin/client.ts';
import { moneyCalls } from '#services/admin/money.ts';
import { newFormKey } from '../parts/new-form-key.server.ts';

interface OrderMoneyRequest {
  admin: AdminClient;
  number: string;
  permissions: readonly Permission[];
}

/** The payments of an order and the permitted actions; null without permission. */
export async function loadOrderMoney({ admin, number, permissions }: OrderMoneyRequest) {
  if (!permissions.includes('orders.refund')) return null;
  return {
    money: await moneyCalls(admin).read(number),
    /** Whether they also have the permission to record bank movements. */
    movesMoney: permissions.includes('finance.manage'),
    formKey: newFormKey(),
  };
}

export type OrderMoney = NonNullable<Awaited<ReturnType<typeof loadOrderMoney>>>;
