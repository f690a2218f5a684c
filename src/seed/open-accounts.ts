import { addressInput } from '#modules/customers/contracts.ts';
import {
  addAddress,
  findCustomerByEmail,
  updateCustomer,
  verifyEmail,
} from '#modules/customers/server/index.ts';
import { hashPassword, registerAccount } from '#modules/identity/server/index.ts';
import { transact } from '#platform/work.ts';
import type { Machine } from '#schema.ts';
import type { DemoCustomer } from '../../seeds/types.ts';

/** Opens the demonstration accounts, verified and with their addresses; those that exist are left. */
export async function openAccounts(machine: Machine, customers: readonly DemoCustomer[]) {
  for (const customer of customers) await openAccount(machine, customer);
}

async function openAccount(machine: Machine, customer: DemoCustomer) {
  const { addresses, pets: _, site, password, ...person } = customer;
  if (await findCustomerByEmail(machine.db, person.email)) return;
  const hash = await hashPassword(password);
  await transact(machine, async (work) => {
    const id = await registerAccount(work, { ...person, phoneNumber: null }, hash, site);
    await verifyEmail(work, id, person.email);
    for (const { isDefault, ...address } of addresses) {
      const added = await addAddress(work, id, addressInput.parse(address));
      const defaultAddress = `/api/v2/shop/addresses/${added}`;
      if (isDefault) await updateCustomer(work, id, { defaultAddress });
    }
  });
}
