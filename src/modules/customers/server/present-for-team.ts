import type { TeamCustomerRowShape, TeamCustomerShape } from '../admin-contracts.ts';
import { isErased } from './get-customer.ts';
import type { TeamCustomerRow } from './list-for-team.ts';
import type { Note } from './notes.ts';
import { presentAddress } from './present.ts';
import type { Address, Customer } from './queries.ts';

/** A row of the team's list of customers. */
export const presentRowForTeam = (row: TeamCustomerRow): TeamCustomerRowShape => ({
  '@id': `/api/v2/admin/customers/${row.id}`,
  '@type': 'Customer',
  id: row.id,
  email: row.email,
  name: `${row.firstName} ${row.lastName}`,
  phoneNumber: row.phoneNumber,
  channel: row.channel,
  createdAt: row.createdAt.toISOString(),
  verified: row.emailVerifiedAt !== null,
  newCustomer: !row.hasOrdered,
  subscriber: row.isSubscriber,
  erased: isErased(row),
});

/** A customer, as the team sees them. */
export function presentForTeam(
  customer: Customer,
  { addresses, notes }: { addresses: readonly Address[]; notes: readonly Note[] },
): TeamCustomerShape {
  const { firstName, lastName, gender, birthday } = customer;
  return {
    ...presentRowForTeam(customer),
    firstName,
    lastName,
    gender,
    birthday,
    addresses: addresses.map(presentAddress),
    notes: notes.map(({ createdAt, ...note }) => ({
      ...note,
      createdAt: createdAt.toISOString(),
    })),
  };
}
