import type { MessageShape } from '#modules/contact/admin-contracts.ts';
import type { PurchasesShape } from '#modules/orders/admin-contracts.ts';
import type { CustomerSubscriptionsShape } from '#modules/subscriptions/contracts.ts';
import type { AdminClient } from '#services/admin/client.ts';
import { customerReads } from '#services/admin/customers.ts';
import { teamOrderCalls } from '#services/admin/orders.ts';
import { peopleCalls } from '#services/admin/people.ts';
import { officePaths } from '../paths.ts';

/** Summary of a message's author. */
export interface Person {
  name: string;
  to: string;
  isGuest: boolean;
  count: number;
  /** Total of their orders in cents. */
  spent: number;
  latest: readonly Pick<PurchasesShape['latest'][number], 'number' | 'placedAt' | 'status'>[];
  subscriptions: readonly Pick<
    CustomerSubscriptionsShape['subscriptions'][number],
    'code' | 'status'
  >[];
  animals: readonly string[];
}

const LATEST = 3;

/** Summary of a message's author; null when they are unknown. */
export async function loadPerson(
  admin: AdminClient,
  { customerId, email }: Pick<MessageShape, 'customerId' | 'email'>,
): Promise<Person | null> {
  return customerId === null ? loadGuest(admin, email) : loadCustomer(admin, String(customerId));
}

async function loadCustomer(admin: AdminClient, id: string): Promise<Person> {
  const reads = customerReads(admin);
  const [customer, purchases, { subscriptions }, { animals }] = await Promise.all([
    reads.read(id),
    reads.purchases(id),
    reads.subscriptions(id),
    reads.animals(id),
  ]);
  return {
    name: customer.name,
    to: officePaths.customer(id),
    isGuest: false,
    count: purchases.count,
    spent: purchases.spent,
    latest: purchases.latest.slice(0, LATEST),
    subscriptions: subscriptions.filter(({ status }) => status !== 'stopped'),
    animals: animals.map(({ name }) => name),
  };
}

async function loadGuest(admin: AdminClient, email: string): Promise<Person | null> {
  const { members } = await peopleCalls(admin).guests({ search: email, itemsPerPage: '10' });
  const row = members.find((one) => one.email.toLowerCase() === email.toLowerCase());
  if (!row) return null;
  const [guest, orders] = await Promise.all([
    peopleCalls(admin).guest(row.key),
    teamOrderCalls(admin).list({ search: email, itemsPerPage: String(LATEST) }),
  ]);
  return {
    name: guest.name,
    to: officePaths.guest(guest.key),
    isGuest: true,
    count: guest.count,
    spent: guest.spent,
    latest: orders.members,
    subscriptions: [],
    animals: [],
  };
}
