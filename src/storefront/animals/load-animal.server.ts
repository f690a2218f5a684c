import { type AnimalShape, idOf } from '#modules/animals/contracts.ts';
import { ServiceError } from '#services/service-client.ts';
import { animalCalls } from '#services/shop/animals.ts';
import type { ShopClient } from '#services/shop/client.ts';
import { fromAnimal } from './animal-wire.ts';

/** Any other segment of the address is not an animal's id. */
const ID = /^\d{1,15}$/;

/** An animal of the signed-in customer. @throws a 404 response for any other (RTE-35). */
export async function readAnimal(shop: ShopClient, id: string): Promise<AnimalShape> {
  if (!ID.test(id)) throw new Response(null, { status: 404 });
  try {
    return await animalCalls(shop).read(id);
  } catch (error) {
    if (error instanceof ServiceError && error.status === 404)
      throw new Response(null, { status: 404 });
    throw error;
  }
}

/** The same as initial values of its forms. */
export async function readAnswers(shop: ShopClient, id: string) {
  const animal = await readAnimal(shop, id);
  const lists = await animalCalls(shop).lists(idOf(animal.type));
  return { animal, lists, answers: fromAnimal(animal, lists) };
}
