import { addressInput } from '#modules/customers/contracts.ts';
import {
  addAddress,
  findCustomerByEmail,
  updateCustomer,
  verifyEmail,
} from '#modules/customers/server/index.ts';
import { hashPassword, registerAccount } from '#modules/identity/server/index.ts';
import { noteChangedAnimal } from '#modules/life-events/server/index.ts';
import { animalInput } from '#modules/pets/contracts.ts';
import { addAnimal, changeAnimal, nameChoices } from '#modules/pets/server/index.ts';
import { transact } from '#platform/unit-of-work.ts';
import type { AppContext, UnitOfWork } from '#registry/schema.ts';
import type { DemoCustomer, DemoPet } from '../../seeds/types.ts';

/** Opens the demonstration accounts, verified, with their addresses and pets; those that exist are left. */
export async function openAccounts(appContext: AppContext, customers: readonly DemoCustomer[]) {
  for (const customer of customers) await openAccount(appContext, customer);
}

async function openAccount(appContext: AppContext, customer: DemoCustomer) {
  const { addresses, pets, site, password, ...person } = customer;
  if (await findCustomerByEmail(appContext.db, person.email)) return;
  const hash = await hashPassword(password);
  await transact(appContext, async (work) => {
    const id = await registerAccount(work, { ...person, phoneNumber: null }, hash, site);
    await verifyEmail(work, id, person.email);
    for (const { isDefault, ...address } of addresses) {
      const added = await addAddress(work, id, addressInput.parse(address));
      const defaultAddress = `/api/v2/shop/addresses/${added}`;
      if (isDefault) await updateCustomer(work, id, { defaultAddress });
    }
    for (const pet of pets) await addPet(work, id, pet);
  });
}

async function addPet(work: UnitOfWork, customerId: number, pet: DemoPet) {
  const { name, crossbreed, sterilised: sterilized, weightKg: weight, ageMonths } = pet;
  const birthday = work.today.subtract({ months: ageMonths }).toString();
  const choices = await nameChoices(work.tx, pet);
  const facts = { name, crossbreed, sterilized, weight, birthday, in_date: true, ...choices };
  const id = await addAnimal(
    work,
    customerId,
    animalInput.parse({ ...facts, sterilized: sterilized && !pet.sterilisedLately }),
  );
  // So that a proposal waits for its answer.
  if (pet.sterilisedLately)
    await changeAnimal(work, customerId, id, {
      update: { sterilized },
      noteChange: noteChangedAnimal,
    });
}
