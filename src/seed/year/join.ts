import { animalInput } from '#modules/animals/contracts.ts';
import { addAnimal, changeAnimal, nameChoices } from '#modules/animals/server/index.ts';
import { findCustomerByEmail, verifyEmail } from '#modules/customers/server/index.ts';
import { registerAccount } from '#modules/identity/server/index.ts';
import { noteChangedAnimal } from '#modules/life-events/server/index.ts';
import { transact } from '#platform/unit-of-work.ts';
import type { UnitOfWork } from '#registry/schema.ts';
import { chosen } from '../chosen.ts';
import type { PastShop } from './past-shop.ts';
import type { YearAnimal, YearPerson } from './person.ts';

/** Id of a person's account, if there is one. */
export const accountOf = async (shop: PastShop, { email }: YearPerson): Promise<number | null> =>
  (await findCustomerByEmail(shop.db, email))?.id ?? null;

/** Creates a person's account with their animals; they sign in by mailed link. */
export async function join(shop: PastShop, person: YearPerson): Promise<void> {
  if (await accountOf(shop, person)) return;
  const { animals, email, firstName, gender, lastName, site, wantsNewsletter } = person;
  await transact(shop, async (work) => {
    const named = { email, firstName, lastName, gender, birthday: null, phoneNumber: null };
    const choices = { ...named, subscribedToNewsletter: wantsNewsletter };
    const id = await registerAccount(work, choices, null, site);
    await verifyEmail(work, id, email);
    for (const animal of animals) await addAnimal(work, id, await inputOf(work, animal));
  });
}

async function inputOf(work: UnitOfWork, animal: YearAnimal) {
  const { name, crossbreed, sterilised: sterilized, weightKg: weight, ageMonths } = animal;
  const birthday = work.today.subtract({ months: ageMonths }).toString();
  const choices = await nameChoices(work.tx, animal);
  return animalInput.parse({
    name,
    crossbreed,
    sterilized,
    weight,
    birthday,
    in_date: true,
    ...choices,
  });
}

/**
 * Records a new weight of the first animal: a young one has grown, an older one varies a little.
 */
export async function weigh(shop: PastShop, person: YearPerson): Promise<void> {
  const customerId = await accountOf(shop, person);
  const [animal] = person.animals;
  if (customerId === null || !animal) return;
  await transact(shop, async (work) => {
    const row = await work.tx
      .selectFrom('animals')
      .select(['id', 'weight_kg as weight'])
      .where('customer_id', '=', customerId)
      .orderBy('id')
      .limit(1)
      .executeTakeFirst();
    if (!row) return;
    const share = animal.eater === 'growth' ? 1.3 : 0.96 + chosen(9, person.nth, 'share') / 100;
    const weight = Math.round(Number(row.weight) * share * 10) / 10;
    await changeAnimal(work, customerId, row.id, {
      update: { weight },
      noteChange: noteChangedAnimal,
    });
  });
}
