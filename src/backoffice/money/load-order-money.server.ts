import type { Permission } from '#modules/staff/rules/index.ts';
import type { AdminClient } from '#services/admin/client.ts';
import { moneyCalls } from '#services/admin/money.ts';
import { newFormKey } from '../parts/new-form-key.server.ts';

interface OrderMoneyRequest {
  admin: AdminClient;
  number: string;
  permissions: readonly Permission[];
}

/** The money of an order and what may be done with it; null for whoever has no part in it. */
export async function loadOrderMoney({ admin, number, permissions }: OrderMoneyRequest) {
  if (!permissions.includes('orders.refund')) return null;
  return {
    money: await moneyCalls(admin).read(number),
    /** Whether they also move money at the bank. */
    movesMoney: permissions.includes('finance.manage'),
    formKey: newFormKey(),
  };
}

export type OrderMoney = NonNullable<Awaited<ReturnType<typeof loadOrderMoney>>>;
