import { animalInput } from '#modules/animals/contracts.ts';
import { addAnimal, changeAnimal, nameChoices } from '#modules/animals/server/index.ts';
import { addressInput } from '#modules/customers/contracts.ts';
import {
  addAddress,
  findCustomerByEmail,
  updateCustomer,
  verifyEmail,
} from '#modules/customers/server/index.ts';
import { hashPassword, registerAccount } from '#modules/identity/server/index.ts';
import { noteChangedAnimal } from '#modules/life-events/server/index.ts';
import { transact } from '#platform/unit-of-work.ts';
import type { AppContext, UnitOfWork } from '#registry/schema.ts';
import type { DemoAnimal, DemoCustomer } from '../../seeds/types.ts';

/** Creates the verified demonstration accounts with their addresses and animals; existing ones are left alone. */
export async function openAccounts(appContext: AppContext, customers: readonly DemoCustomer[]) {
  for (const customer of customers) await openAccount(appContext, customer);
}

async function openAccount(appContext: AppContext, customer: DemoCustomer) {
  const { addresses, animals, site, password, ...person } = customer;
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
    for (const animal of animals) await addDemoAnimal(work, id, animal);
  });
}

async function addDemoAnimal(work: UnitOfWork, customerId: number, animal: DemoAnimal) {
  const { name, crossbreed, sterilised: sterilized, weightKg: weight, ageMonths } = animal;
  const birthday = work.today.subtract({ months: ageMonths }).toString();
  const choices = await nameChoices(work.tx, animal);
  const facts = { name, crossbreed, sterilized, weight, birthday, in_date: true, ...choices };
  const id = await addAnimal(
    work,
    customerId,
    animalInput.parse({ ...facts, sterilized: sterilized && !animal.sterilisedLately }),
  );
  // Sterilised after creation, so that a proposal awaits its answer.
  if (animal.sterilisedLately)
    await changeAnimal(work, customerId, id, {
      update: { sterilized },
      noteChange: noteChangedAnimal,
    });
}
