import type { Permission } from '#modules/staff/rules/index.ts';
import type { AdminClient } from '#services/admin/client.ts';
import { teamOrderCalls } from '#services/admin/orders.ts';
import { peopleCalls } from '#services/admin/people.ts';
import { officePaths } from '../paths.ts';
import type { OtherOrders } from './other-orders-panel.tsx';

const SHOWN = 5;

interface OrderOfSomebody {
  number: string | null;
  email: string | null;
  /** Path of its customer; null: a guest. */
  customer: string | null;
}

/** Other orders of the same person, and their page; null without permission to see people. */
export async function loadOtherOrders(
  admin: AdminClient,
  { number, email, customer }: OrderOfSomebody,
  permissions: readonly Permission[],
): Promise<OtherOrders | null> {
  if (!email || !permissions.includes('orders.people')) return null;
  const id = customer?.split('/').at(-1);
  const choice = id ? { customer: id } : { search: email };
  const { members, total } = await teamOrderCalls(admin).list({
    ...choice,
    itemsPerPage: String(SHOWN + 1),
  });
  const others = members.filter((one) => one.number !== number).slice(0, SHOWN);
  return {
    others,
    total: Math.max(0, total - 1),
    all: officePaths.orders(choice),
    person: permissions.includes('customers.read') ? await pageOf(admin, id, email) : null,
  };
}

async function pageOf(admin: AdminClient, id: string | undefined, email: string) {
  if (id) return officePaths.customer(id);
  const { members } = await peopleCalls(admin).guests({ search: email, itemsPerPage: '10' });
  const guest = members.find((one) => one.email.toLowerCase() === email.toLowerCase());
  return guest ? officePaths.guest(guest.key) : null;
}
